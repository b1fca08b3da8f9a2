import { roomyBound } from '@pylon/contract/league/league-bounds';
import { SLOT_COUNT_KEYS } from '@pylon/contract/league/league-config';
import { rosterSize, type SlotCounts } from '@pylon/engine/vocabulary/league';
import { SLOT_LABELS, SLOTS } from '@pylon/engine/vocabulary/slots';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Problem } from '../../ui/fields/Problem.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Tooltip } from '../../ui/overlays/Tooltip.tsx';
import { BoundStepper } from './BoundStepper.tsx';
import { leagueBound } from './league-bound.ts';

/** A roster, with how many teams have one and what each may spend; null or absent where that is set elsewhere. */
interface RosterShape {
  readonly teams: number | null;
  readonly budgetDollars?: number;
  readonly slots: SlotCounts;
}

export interface RosterDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The roster as it stands. */
  readonly roster: RosterShape;
  /** The roster of the scoring system, to go back to. */
  readonly standard: RosterShape;
  /** What the roster changes, in a sentence. */
  readonly meaning: string;
  readonly onSave: (roster: RosterShape) => void;
}

const isSame = (one: RosterShape, other: RosterShape): boolean =>
  one.teams === other.teams &&
  one.budgetDollars === other.budgetDollars &&
  SLOTS.every((slot) => one.slots[slot] === other.slots[slot]);

/**
 * The Roster Settings dialog. Nothing changes until the selection is saved; Escape and the backdrop leave all as it
 * was.
 */
export function RosterDialog({ isOpen, onClose, ...form }: RosterDialogProps) {
  return (
    <Dialog title="Change Your Roster Settings" isOpen={isOpen} onClose={onClose}>
      <RosterForm
        {...form}
        onSave={(roster) => {
          form.onSave(roster);
          onClose();
        }}
      />
    </Dialog>
  );
}

function RosterForm({ roster, standard, meaning, onSave }: Omit<RosterDialogProps, 'isOpen' | 'onClose'>) {
  const [shape, setShape] = useState(roster);
  const places = rosterSize(shape.slots);
  return (
    <form
      aria-label="Roster settings"
      className="flex flex-col gap-4 px-4 py-5 md:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation(); // React hands it on to the form that the dialog was opened from
        if (places > 0) onSave(shape);
      }}
    >
      <div className="flex min-h-9 items-center gap-2">
        <p className="figures text-base text-muted">
          <strong className="text-ink">{places} rounds</strong>, one for each place
        </p>
        <Tooltip text={meaning}>
          <IconButton size="small" label="What this changes" icon={<Info aria-hidden size={16} />} />
        </Tooltip>
        {!isSame(shape, standard) && (
          <Button size="small" kind="quiet" className="ml-auto" onClick={() => setShape(standard)}>
            Back to the scoring's roster
          </Button>
        )}
      </div>
      <div className="grid gap-x-10 gap-y-2 sm:grid-cols-2">
        {shape.teams !== null && (
          <BoundStepper
            label={leagueBound('participantCount').label}
            value={shape.teams}
            bounds={leagueBound('participantCount')}
            onChange={(teams) => setShape({ ...shape, teams })}
          />
        )}
        {shape.budgetDollars !== undefined && (
          <BoundStepper
            label={leagueBound('budget').label}
            value={shape.budgetDollars}
            bounds={leagueBound('budget')}
            onChange={(budgetDollars) => setShape({ ...shape, budgetDollars })}
          />
        )}
        {SLOTS.map((slot) => (
          <BoundStepper
            key={slot}
            label={SLOT_LABELS[slot]}
            value={shape.slots[slot]}
            bounds={roomyBound(leagueBound(SLOT_COUNT_KEYS[slot]), Math.max(roster.slots[slot], standard.slots[slot]))}
            onChange={(count) => setShape({ ...shape, slots: { ...shape.slots, [slot]: count } })}
          />
        ))}
      </div>
      {places === 0 && <Problem text="A roster needs at least one place." />}
      <div className="flex justify-end">
        <Button type="submit" kind="primary" disabled={places === 0}>
          Save selection
        </Button>
      </div>
    </form>
  );
}
