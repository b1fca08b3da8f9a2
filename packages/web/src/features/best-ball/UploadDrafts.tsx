import { LONGEST_EXPORT } from '@pylon/contract/best-ball/best-ball-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { ApiFailure, failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { BEST_BALL_QUERIES } from './best-ball-queries.ts';

const OwnDrafts = lazyPart(() => import('./OwnDrafts.tsx'), 'OwnDrafts');
const PickListHelp = lazyPart(() => import('./PickListHelp.tsx'), 'PickListHelp');

interface UploadDraftsProps {
  /** The newest season of the drafts that came in. */
  readonly onSeason: (seasonId: string) => void;
  /** Stands above what there is already. */
  readonly isShort?: boolean;
}

const MEGABYTE = 1_000_000;

/** Takes the file in which a site lists a person's picks. */
export function UploadDrafts({ onSeason, isShort = false }: UploadDraftsProps) {
  const call = useCall();
  const queries = useQueryClient();
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (file: File) => {
      if (file.size > LONGEST_EXPORT) throw new TooLarge(file.size);
      return call('uploadBestBallDrafts', { text: await file.text() });
    },
    onSuccess: async ({ seasonIds }) => {
      await Promise.all(BEST_BALL_QUERIES.map((name) => queries.invalidateQueries({ queryKey: [name] })));
      const [newest] = seasonIds;
      if (newest !== undefined) onSeason(newest);
    },
  });
  return (
    <section aria-label="Bring drafts" className={isShort ? 'flex flex-col gap-2' : 'flex flex-col items-center gap-3'}>
      <label
        aria-disabled={isPending}
        className={`${buttonClass(isShort ? 'plain' : 'primary')} cursor-pointer focus-within:outline-2`}
      >
        <Upload aria-hidden size={16} /> {isPending ? 'Reading the file…' : 'Bring an exposure export'}
        <input
          type="file"
          accept=".csv,text/csv"
          className="sr-only"
          disabled={isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = ''; // the same file can be chosen again
            if (file) mutate(file);
          }}
        />
      </label>
      {!isShort && (
        <p className="text-muted text-sm">
          Underdog’s CSV file, up to {LONGEST_EXPORT / MEGABYTE} megabytes. The same file twice does no harm.
        </p>
      )}
      <PickListHelp />
      <OwnDrafts onSeason={onSeason} />
      <p role="status" className="text-base">
        {data && !isPending && keptWords(data)}
      </p>
      {error && !isPending && <ErrorState {...wordsOf(error)} />}
    </section>
  );
}

class TooLarge extends Error {
  readonly bytes: number;
  constructor(bytes: number) {
    super('the file is too large');
    this.bytes = bytes;
  }
}

interface KeptDrafts {
  readonly added: number;
  readonly updated: number;
  readonly known: number;
}

const drafts = (count: number): string => (count === 1 ? '1 draft' : `${count} drafts`);

/** What came in, in words. */
const keptWords = ({ added, updated, known }: KeptDrafts): string =>
  [
    ...(added > 0 ? [`${drafts(added)} new`] : []),
    ...(updated > 0 ? [`${drafts(updated)} brought up to date`] : []),
    ...(known > 0 ? [`${drafts(known)} known already`] : []),
  ].join(', ');

function wordsOf(error: unknown) {
  if (error instanceof TooLarge)
    return {
      title: 'This file is too large',
      text: `It has ${Math.round(error.bytes / MEGABYTE)} megabytes, and an export of 2,000 drafts has less than ${LONGEST_EXPORT / MEGABYTE}. Nothing was sent.`,
    };
  const fault = error instanceof ApiFailure && error.code === 'best-ball-file-refused' ? error.fields['text'] : null;
  return fault ? { title: 'Nothing of this file was kept', text: fault } : failureWords(error);
}
