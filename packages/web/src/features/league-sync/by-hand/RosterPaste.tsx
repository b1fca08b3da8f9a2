import { LONGEST_ROSTER_TEXT } from '@pylon/contract/league-sync/hand-league-rules';
import type { SlotCounts } from '@pylon/engine/vocabulary/league';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { failureWords } from '../../../api/failure.ts';
import { useCall } from '../../../api/use-call.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
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
  const id = useId();
  const [text, setText] = useState('');
  const become = (next: string) => {
    setText(next);
    onRead(null);
  };
  const reading = useMutation({
    mutationFn: () => call('readRosterText', { text, teamNames: [...teamNames] }),
    onSuccess: (told) => onRead(pastedText(told, teamNames)),
  });
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    // a file that is longer than any league says so itself
    become((await file.slice(0, 4 * LONGEST_ROSTER_TEXT).text()).slice(0, LONGEST_ROSTER_TEXT + 1));
  };
  const isTooLong = text.length > LONGEST_ROSTER_TEXT;
  return (
    <section aria-label="Rosters" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="label">
          Paste rosters
        </label>
        <textarea
          id={id}
          rows={8}
          spellCheck={false}
          aria-describedby={`${id}-help`}
          value={text}
          placeholder={'Josh Allen, BUF QB\nFLEX Breece Hall\nBench\nJordan Addison\n\nThe Other Team:\nJoe Burrow'}
          onChange={(event) => become(event.target.value)}
          className="w-full rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted max-md:text-lg"
        />
        <p id={`${id}-help`} className="text-muted text-sm">
          A line a player, yours first. Another team begins with its name and a colon. A CSV file may have columns for
          team and place.
        </p>
        {isTooLong && (
          <p role="alert" className="text-bad text-sm">
            {LONGEST_ROSTER_TEXT.toLocaleString('en-US')} characters are read at most.
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <label className={`${buttonClass()} cursor-pointer focus-within:outline-2`}>
          <Upload aria-hidden size={16} /> Open a file
          <input
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={(event) => void takeFile(event.target.files?.[0])}
          />
        </label>
        <Button isBusy={reading.isPending} disabled={text.trim() === '' || isTooLong} onClick={() => reading.mutate()}>
          Read the names
        </Button>
      </div>
      {reading.error && <ErrorState {...failureWords(reading.error)} />}
      {read && <PastedRosters read={read} teamNames={teamNames} slots={slots} onChange={onRead} />}
    </section>
  );
}
