import { LONGEST_ROSTER_TEXT } from '@pylon/contract/league-sync/hand-league-rules';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { useCall } from '../../../api/use-call.ts';
import { PastedNames } from '../../../widgets/player/named/PastedNames.tsx';
import { PastedRosters } from './PastedRosters.tsx';
import { type PastedText, pastedText } from './pasted-rosters.ts';

export interface RosterPasteProps {
  /** The person's own first. */
  readonly teamNames: readonly string[];
  readonly slots: SlotCounts;
  /** As far as it was read and decided; null while nothing is. */
  readonly read: PastedText | null;
  readonly onRead: (read: PastedText | null) => void;
}

/** Rosters that the person has, pasted or out of a file, and whom their lines mean. */
export function RosterPaste({ teamNames, slots, read, onRead }: RosterPasteProps) {
  const call = useCall();
  return (
    <section aria-label="Rosters" className="flex flex-col gap-4">
      <PastedNames
        label="Paste rosters"
        help="A line a player, yours first. Another team begins with its name and a colon. A CSV file may have columns for team and place."
        placeholder={'Josh Allen, BUF QB\nFLEX Breece Hall\nBench\nJordan Addison\n\nThe Other Team:\nJoe Burrow'}
        rows={8}
        longest={LONGEST_ROSTER_TEXT}
        tooLong={`${LONGEST_ROSTER_TEXT.toLocaleString('en-US')} characters are read at most.`}
        read={(text) => call('readRosterText', { text, teamNames: [...teamNames] })}
        onRead={(told) => onRead(told && pastedText(told, teamNames))}
      />
      {read && <PastedRosters read={read} teamNames={teamNames} slots={slots} onChange={onRead} />}
    </section>
  );
}
