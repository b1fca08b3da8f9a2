import { useMutation } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { failureWords } from '../../../api/failure.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';

export interface PastedNamesProps<T> {
  readonly label: string;
  readonly help: string;
  readonly placeholder: string;
  readonly rows: number;
  /** Characters that are read. */
  readonly longest: number;
  /** What is said of a longer text. */
  readonly tooLong: string;
  /** Asks who is meant by the lines. */
  readonly read: (text: string) => Promise<T>;
  /** How the text was read; null as soon as it becomes another. */
  readonly onRead: (told: T | null) => void;
}

/** A text of names, pasted or out of a file, a line a player. */
export function PastedNames<T>(props: PastedNamesProps<T>) {
  const { label, help, placeholder, rows, longest, tooLong, read, onRead } = props;
  const id = useId();
  const [text, setText] = useState('');
  const reading = useMutation({ mutationFn: () => read(text), onSuccess: onRead });
  const become = (next: string) => {
    setText(next);
    onRead(null);
  };
  const takeFile = async (file: File | undefined) => {
    if (!file) return;
    // a file that is longer than what is read says so itself
    become((await file.slice(0, 4 * longest).text()).slice(0, longest + 1));
  };
  const isTooLong = text.length > longest;
  return (
    <>
      <div className="flex flex-col gap-1">
        <label htmlFor={id} className="label">
          {label}
        </label>
        <textarea
          id={id}
          rows={rows}
          spellCheck={false}
          aria-describedby={`${id}-help`}
          value={text}
          placeholder={placeholder}
          onChange={(event) => become(event.target.value)}
          className="w-full rounded-md border border-edge bg-surface px-3 py-2 text-base text-ink placeholder:text-muted max-md:text-lg"
        />
        <p id={`${id}-help`} className="text-muted text-sm">
          {help}
        </p>
        {isTooLong && (
          <p role="alert" className="text-bad text-sm">
            {tooLong}
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
    </>
  );
}
