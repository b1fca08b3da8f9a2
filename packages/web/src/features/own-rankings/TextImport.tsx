import { LONGEST_LIST_TEXT } from '@pylon/contract/own-rankings/list-rules';
import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import type { EditedPlace } from './edited-place.ts';
import { ReadLines } from './ReadLines.tsx';
import { placesOf, type ReadText, readTextOf } from './read-lines.ts';

interface TextImportProps {
  readonly seasonId: string;
  /** The places that the text gives as far as it is understood; null while there is none. */
  readonly onRead: (places: readonly EditedPlace[] | null) => void;
}

/** Reads a ranking that the person has: pasted, or out of a file. */
export function TextImport({ seasonId, onRead }: TextImportProps) {
  const call = useCall();
  const id = useId();
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadText | null>(null);
  const become = (next: ReadText | null) => {
    setRead(next);
    onRead(next && placesOf(next.lines));
  };
  const reading = useMutation({
    mutationFn: (sent: string) => call('importRankingList', { seasonId, text: sent }),
    onSuccess: (told) => become(readTextOf(told)),
  });
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    // a file that is longer than any list says so itself when it is read
    const sent = (await file.slice(0, 4 * LONGEST_LIST_TEXT).text()).slice(0, LONGEST_LIST_TEXT + 1);
    setText(sent);
    become(null);
  };
  const isTooLong = text.length > LONGEST_LIST_TEXT;
  return (
    <section aria-label="A file or text" className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="label">
          Paste a ranking
        </label>
        <textarea
          id={id}
          rows={6}
          spellCheck={false}
          aria-describedby={`${id}-help`}
          value={text}
          placeholder={'1. Ja’Marr Chase, CIN WR\n2. Bijan Robinson, ATL RB'}
          onChange={(event) => {
            setText(event.target.value);
            become(null);
          }}
          className="w-full rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted max-md:text-lg"
        />
        <p id={`${id}-help`} className="text-muted text-sm">
          A line a player, with or without place, team, position and tier; or a CSV file with such columns.
        </p>
        {isTooLong && (
          <p role="alert" className="text-bad text-sm">
            The text is longer than any list: {LONGEST_LIST_TEXT.toLocaleString('en-US')} characters are read at most.
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
        <Button
          isBusy={reading.isPending}
          disabled={text.trim() === '' || isTooLong}
          onClick={() => reading.mutate(text)}
        >
          Read the names
        </Button>
      </div>
      {reading.error && <ErrorState {...failureWords(reading.error)} />}
      {read && <ReadLines read={read} onChange={become} />}
    </section>
  );
}
