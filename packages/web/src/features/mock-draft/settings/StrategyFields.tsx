import { Select } from '../../../ui/overlays/Select.tsx';
import type { FieldsProps } from './fields-props.ts';
import { OpponentStrategies } from './OpponentStrategies.tsx';
import { OwnStrategySelect } from './OwnStrategySelect.tsx';
import { ROOM_HELP, ROOM_OPTIONS } from './setting-options.ts';
import { type DraftWishes, seatsOf } from './wishes/draft-wishes.ts';

/** How I draft, and how the others do. */
export function StrategyFields({ wishes, change }: Pick<FieldsProps, 'wishes' | 'change'>) {
  const { opponents, draftPosition } = wishes;
  const seats = Array.from({ length: seatsOf(wishes) }, (_, index) => index + 1).filter(
    (seat) => seat !== draftPosition,
  );
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <OwnStrategySelect
          strategy={wishes.userDraftStrategy}
          draftType={wishes.draftType}
          onChange={(userDraftStrategy) => change({ userDraftStrategy })}
        />
        <Select
          label="The room"
          value={wishes.roomType}
          options={ROOM_OPTIONS}
          help={ROOM_HELP[wishes.roomType]}
          onChange={(roomType) => change({ roomType })}
        />
      </div>
      <OpponentStrategies
        draftType={wishes.draftType}
        seats={seats}
        strategyOf={(seat) => opponents[seat] ?? 'balanced'}
        onChange={(strategies) => change({ opponents: withStrategies(opponents, strategies) })}
      />
    </div>
  );
}

/** Opponents with some strategies changed; a balanced one is not named. */
function withStrategies(
  opponents: DraftWishes['opponents'],
  strategies: DraftWishes['opponents'],
): DraftWishes['opponents'] {
  const entries = Object.entries({ ...opponents, ...strategies });
  return Object.fromEntries(entries.filter(([, strategy]) => strategy !== 'balanced'));
}
