import { isBenchAlone } from '@pylon/engine/lineup/bench-alone';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { FieldsProps } from './fields-props.ts';
import { rosterWords, sizeWordOf } from './setting-words.ts';
import { isRosterSettingsChanged, slotsOf } from './wishes/draft-wishes.ts';

const RosterDialog = lazyPart(() => import('../../../widgets/league/RosterDialog.tsx'), 'RosterDialog');

/** The roster in a line, and the dialog that changes it. */
export function RosterField({ wishes, system, change }: FieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const slots = wishes.slots ?? slotsOf(system);
  const isChanged = isRosterSettingsChanged(wishes.slots, system);
  return (
    <div className="flex flex-col gap-1 border-hairline border-b py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="scoreboard font-semibold text-lg">Roster</span>
        <span className="figures min-w-0 grow text-base text-muted">{rosterWords(slots, wishes.draftType)}</span>
        {isChanged && (
          <Button size="small" kind="quiet" onClick={() => change({ slots: null })}>
            Reset
          </Button>
        )}
        <Button size="small" onClick={() => setIsOpen(true)}>
          Change roster
        </Button>
      </div>
      {isChanged && <p className="text-caution text-sm">Changed: not the roster of {system.name}.</p>}
      {isBenchAlone(slots) && (
        <p role="alert" className="text-bad text-sm">
          A roster needs at least one place that plays.
        </p>
      )}
      {isOpen && (
        <RosterDialog
          isOpen
          onClose={() => setIsOpen(false)}
          roster={{ teams: null, slots }}
          standard={{ teams: null, slots: slotsOf(system) }}
          meaning={`How many of each place every team of this draft fills. Their sum is the number of ${sizeWordOf(wishes.draftType)}.`}
          onSave={(next) => change({ slots: next.slots })}
        />
      )}
    </div>
  );
}
