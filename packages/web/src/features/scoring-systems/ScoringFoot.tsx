import { isScoringName } from '@pylon/contract/scoring-systems/scoring-name';
import { useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { ApiFailure, failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/fields/Form.tsx';
import { Problem } from '../../ui/fields/Problem.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { toasts } from '../../ui/states/toast-store.ts';
import { type ScoringEditorRequest, type ScoringSystem, scoringEditor } from '../../widgets/scoring/scoring-editor.ts';
import { isOwnScoring } from '../../widgets/scoring/scoring-options.ts';
import { type EditedScoring, orphaned, rebased, savedBody, shownLeague } from './edited-scoring.ts';
import { LiveChanges } from './LiveChanges.tsx';

export interface ScoringFootProps {
  readonly request: ScoringEditorRequest;
  /** What the editor was opened on. */
  readonly before: ScoringSystem;
  readonly edited: EditedScoring;
  /** Whether the plan opens the editor; without it one's own can still be deleted. */
  readonly isEditable: boolean;
  readonly onChange: (edited: EditedScoring) => void;
}

const CHANGED =
  'This scoring was changed elsewhere meanwhile. Your changes now stand on top of that: look, and save again.';
const DELETED = 'This scoring was deleted elsewhere. What you see is still here, and can be created anew.';

const isGone = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'scoring-system-not-found';
const isOvertaken = (failure: unknown): boolean =>
  isGone(failure) || (failure instanceof ApiFailure && failure.code === 'scoring-system-changed');

/** What the changes do to the ranks, and what becomes of them: saved, or the whole system deleted. */
export function ScoringFoot({ request, before, edited, isEditable, onChange }: ScoringFootProps) {
  const call = useCall();
  const queries = useQueryClient();
  const [busy, setBusy] = useState<'save' | 'delete' | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isOwn = isOwnScoring(edited.base);
  const isNameless = !isScoringName(edited.name);
  const { id } = edited.base;

  /** Changes the list at once, then asks for everything that was scored by it anew. */
  const show = async (next: (systems: readonly ScoringSystem[]) => ScoringSystem[], taken: () => Promise<void>) => {
    queries.setQueryData(answer('listScoringSystems', {}).queryKey, (list) =>
      list ? { ...list, scoringSystems: next(list.scoringSystems) } : list,
    );
    await taken();
    await queries.invalidateQueries();
    scoringEditor.close();
  };
  const fail = (failure: unknown) => {
    setProblem(`${failureWords(failure).text} What you changed is still here.`);
    setBusy(null);
  };
  /** After somebody changed or deleted it in another tab: what was changed here stands on what is left of it. */
  const standOnNew = async () => {
    const { scoringSystems } = await queries.fetchQuery({ ...answer('listScoringSystems', {}), staleTime: 0 });
    const now = scoringSystems.find((system) => system.id === id);
    onChange(now ? rebased(edited, now) : orphaned(edited));
    setProblem(now ? CHANGED : DELETED);
    setBusy(null);
  };
  const save = async () => {
    if (busy !== null) return;
    setBusy('save');
    setProblem(null);
    try {
      const body = savedBody(edited);
      const { scoringSystem } = isOwn
        ? await call('updateScoringSystem', { id, ...body, basedOn: edited.base.revision })
        : await call('createScoringSystem', body);
      await show(
        (systems) => [...systems.filter((system) => system.id !== scoringSystem.id), scoringSystem],
        () => request.onSaved(scoringSystem),
      );
      toasts.show('success', `${scoringSystem.name} is saved.`);
    } catch (failure) {
      if (!isOwn) console.error('Error: Custom scoring system could not be created');
      if (isOwn && isOvertaken(failure)) await standOnNew().catch(fail);
      else fail(failure);
    }
  };
  const remove = async () => {
    setBusy('delete');
    try {
      await call('deleteScoringSystem', { id }).catch((failure: unknown) => {
        if (!isGone(failure)) throw failure; // deleted elsewhere is deleted
      });
      await show(
        (systems) => systems.filter((system) => system.id !== id),
        () => request.onDeleted(id),
      );
      toasts.show('success', `${edited.base.name} is deleted.`);
    } catch (failure) {
      setIsDeleting(false);
      fail(failure);
    }
  };
  return (
    <Form aria-label="Save" className="flex flex-col gap-3 px-4 py-3 md:px-6" onSubmit={() => void save()}>
      {isEditable && <LiveChanges request={request} before={before} edited={edited} />}
      {problem !== null && <Problem text={problem} />}
      <div className="flex items-center gap-3">
        {isOwn && (
          <Button kind="danger" onClick={() => setIsDeleting(true)}>
            <Trash2 aria-hidden size={16} /> Delete
          </Button>
        )}
        {isEditable && isNameless && <p className="text-base text-muted">Give it a name to keep it.</p>}
        {isEditable && (
          <Button
            type="submit"
            kind="primary"
            className="ml-auto max-md:grow"
            isBusy={busy === 'save'}
            disabled={isNameless || shownLeague(edited).rounds === 0}
          >
            {isOwn ? 'Save & Update' : 'Create Scoring'}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title="Delete this scoring?"
        text={`${edited.base.name} is deleted for good. Drafts that use it keep the scoring that they began with.`}
        action="Delete scoring"
        isBusy={busy === 'delete'}
        isOpen={isDeleting}
        onConfirm={() => void remove()}
        onClose={() => setIsDeleting(false)}
      />
    </Form>
  );
}
