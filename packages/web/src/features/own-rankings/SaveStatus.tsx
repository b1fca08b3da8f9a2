import { useMutation } from '@tanstack/react-query';
import { ApiFailure, failureWords } from '../../api/failure.ts';
import { sayFailure } from '../../api/say-failure.ts';
import { Button } from '../../ui/Button.tsx';
import type { ListEditor } from './use-list-editor.ts';

interface SaveStatusProps {
  readonly editor: ListEditor;
  /** Reads the list anew, and gives up what is not saved. */
  readonly onReload: () => void;
}

const WORDS = { saved: 'Saved', waiting: 'Saving…', saving: 'Saving…' } as const;

/** How the saving goes, and what there is to choose where it does not. */
export function SaveStatus({ editor, onReload }: SaveStatusProps) {
  const { state, failure, saveNow, keepMine } = editor;
  const keeping = useMutation({ mutationFn: keepMine, onError: sayFailure });
  if (state === 'changed')
    return (
      <div role="alert" className="flex flex-col items-start gap-2 border-caution border-l-[3px] px-4 py-2">
        <p className="font-semibold text-base">This list was changed in another window.</p>
        <p className="text-base text-muted">What you did here since is on the page and is not saved yet.</p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" isBusy={keeping.isPending} onClick={() => keeping.mutate()}>
            Keep mine
          </Button>
          <Button size="small" onClick={onReload}>
            Show the other
          </Button>
        </div>
      </div>
    );
  if (state === 'failed' && failure instanceof ApiFailure && failure.code === 'ranking-list-not-found')
    return (
      <div role="alert" className="flex flex-col gap-2 border-bad border-l-[3px] px-4 py-2">
        <p className="font-semibold text-base">This list was deleted in another window.</p>
        <p className="text-base text-muted">
          What is on this page is kept nowhere. Its CSV file takes it home: a new list can be made of it.
        </p>
      </div>
    );
  if (state === 'failed')
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 border-bad border-l-[3px] px-4 py-2">
        <p className="text-base">
          <span className="font-semibold">Not saved.</span>{' '}
          <span className="text-muted">{failureWords(failure).text}</span>
        </p>
        <Button size="small" onClick={saveNow}>
          Save again
        </Button>
      </div>
    );
  return (
    <p role="status" className="text-muted text-sm">
      {WORDS[state]}
    </p>
  );
}
