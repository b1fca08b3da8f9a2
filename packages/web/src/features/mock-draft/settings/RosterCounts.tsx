import { rosterSize, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { SLOT_LABELS, SLOTS } from '@pylon/engine/vocabulary/slots';
import { Button } from '../../../ui/Button.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { MOST_OF_A_PLACE } from './draft-wishes.ts';

export interface RosterCountsProps {
  readonly slots: SlotCounts;
  readonly isChanged: boolean;
  readonly onChange: (slots: SlotCounts) => void;
  readonly onReset: () => void;
}

/** How many of each place a roster has; their sum is the number of rounds. */
export function RosterCounts({ slots, isChanged, onChange, onReset }: RosterCountsProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Roster</legend>
      <div className="grid gap-x-10 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {SLOTS.map((slot) => (
          <Stepper
            key={slot}
            label={SLOT_LABELS[slot]}
            value={slots[slot]}
            min={0}
            max={MOST_OF_A_PLACE}
            onChange={(count) => onChange({ ...slots, [slot]: count })}
          />
        ))}
      </div>
      <p className="flex min-h-9 flex-wrap items-center gap-4 text-base">
        <strong className="figures">{rosterSize(slots)} rounds</strong>
        {isChanged && (
          <Button size="small" kind="quiet" onClick={onReset}>
            Back to the scoring's roster
          </Button>
        )}
      </p>
    </fieldset>
  );
}
