import type { DraftStrategy } from '@pylon/engine/vocabulary/drafts';
import { Select, type SelectOption } from '../../../ui/overlays/Select.tsx';
import { seatWordsOf } from '../../../widgets/draft/draft-title.ts';
import { STRATEGY_OPTIONS, strategyHelp } from './setting-options.ts';
import type { DraftWishes } from './wishes/draft-wishes.ts';

export interface OpponentStrategiesProps {
  readonly draftType: DraftWishes['draftType'];
  /** Draft positions of the others, ascending. */
  readonly seats: readonly number[];
  readonly strategyOf: (seat: number) => DraftStrategy;
  /** Strategies of some of them, by draft position. */
  readonly onChange: (strategies: Readonly<Record<number, DraftStrategy>>) => void;
}

/** Says that the seats do not all have one strategy. */
const MIXED = 'mixed';

/** How each of the others drafts: all at once, or one by one. */
export function OpponentStrategies({ draftType, seats, strategyOf, onChange }: OpponentStrategiesProps) {
  const kinds = new Set(seats.map(strategyOf));
  const [first = 'balanced'] = kinds;
  const all: DraftStrategy | typeof MIXED = kinds.size > 1 ? MIXED : first;
  const options: readonly SelectOption<DraftStrategy | typeof MIXED>[] = [
    ...(all === MIXED ? [{ value: MIXED, label: 'Each their own' } as const] : []),
    ...STRATEGY_OPTIONS,
  ];
  return (
    <div className="flex flex-col gap-4">
      <Select
        label="Opponent strategies"
        value={all}
        options={options}
        help={all === MIXED ? 'Set each below, or all at once.' : strategyHelp(all, draftType)}
        onChange={(strategy) => {
          if (strategy !== MIXED) onChange(Object.fromEntries(seats.map((seat) => [seat, strategy])));
        }}
        className="sm:w-60"
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-3">
        {seats.map((seat) => (
          <Select
            key={seat}
            label={`${seatWordsOf(draftType)} ${seat}`}
            value={strategyOf(seat)}
            options={STRATEGY_OPTIONS}
            onChange={(strategy) => onChange({ [seat]: strategy })}
          />
        ))}
      </div>
    </div>
  );
}
