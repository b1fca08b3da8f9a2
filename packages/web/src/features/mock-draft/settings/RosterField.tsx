import { rosterSize } from '@pylon/engine/vocabulary/league';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { isRosterSettingsChanged, slotsOf } from './draft-wishes.ts';
import type { FieldsProps } from './fields-props.ts';
import { RosterCounts } from './RosterCounts.tsx';
import { rosterWords } from './setting-words.ts';

/** The roster in a line, and the dialog that changes it. */
export function RosterField({ wishes, system, change }: FieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const slots = wishes.slots ?? slotsOf(system);
  const isChanged = isRosterSettingsChanged(wishes.slots, system);
  const reset = () => change({ slots: null });
  return (
    <div className="flex flex-col gap-1 border-hairline border-b py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="scoreboard font-semibold text-lg">Roster</span>
        <span className="figures min-w-0 grow text-base text-muted">{rosterWords(slots)}</span>
        {isChanged && (
          <Button size="small" kind="quiet" onClick={reset}>
            Reset
          </Button>
        )}
        <Button size="small" onClick={() => setIsOpen(true)}>
          Change roster
        </Button>
      </div>
      {isChanged && <p className="text-caution text-sm">Changed: not the roster of {system.name}.</p>}
      {rosterSize(slots) === 0 && (
        <p role="alert" className="text-bad text-sm">
          A roster needs at least one place.
        </p>
      )}
      <Dialog title="Roster settings" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <div className="flex flex-col gap-5 px-4 py-5 md:px-6">
          <RosterCounts
            slots={slots}
            isChanged={isChanged}
            onChange={(next) => change({ slots: next })}
            onReset={reset}
          />
          <div className="flex justify-end">
            <Button kind="primary" onClick={() => setIsOpen(false)}>
              Done
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
