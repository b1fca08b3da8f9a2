import type { MockDraftSummary } from '@pylon/contract/mock-draft';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { useCall } from '../../api/use-call.ts';
import { PATHS } from '../../paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { SkeletonRows } from '../../ui/SkeletonRows.tsx';
import { toasts } from '../../ui/toast-store.ts';
import { day } from '../../widgets/display.ts';
import { GradeBadge } from '../../widgets/GradeBadge.tsx';
import { DRAFT_TYPE_LABELS, LEAGUE_TYPE_LABELS } from './draft-words.ts';
import { ConfirmDialog } from './room/ConfirmDialog.tsx';

/** @source league features §9 "Paging" */
const PAGE_SIZE = 15;

/** The person's drafts, newest first: open, play again, delete. `currentId` is the one that is open. */
export function PreviousDrafts({ currentId }: { readonly currentId?: string }) {
  const [page, setPage] = useState(1);
  const [deleting, setDeleting] = useState<MockDraftSummary | null>(null);
  const [busyId, setBusyId] = useState<string | null>(null);
  const call = useCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery({
    ...answer('listMockDrafts', { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, orderBy: '-createdAt' }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const attempt = async (id: string, action: () => Promise<void>) => {
    setBusyId(id);
    try {
      await action();
    } catch (failure) {
      toasts.show('error', failureWords(failure).text);
    } finally {
      setBusyId(null);
    }
  };
  const remove = ({ id }: MockDraftSummary) =>
    attempt(id, async () => {
      await call('deleteMockDraft', { mockDraftId: id });
      setDeleting(null);
      if (id === currentId) await navigate({ to: PATHS.draftChampion });
      await queries.invalidateQueries({ queryKey: ['listMockDrafts'] });
    });
  const duplicate = ({ id }: MockDraftSummary) =>
    attempt(id, async () => {
      const { mockDraft } = await call('duplicateMockDraft', { mockDraftId: id });
      await queries.invalidateQueries({ queryKey: ['listMockDrafts'] });
      await navigate({ to: PATHS.draftRoom, params: { mockDraftId: mockDraft.id } });
    });
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={4} />;
  if (data.total === 0) {
    return (
      <EmptyState message="No drafts yet" hint="Drafts that you start are kept here, to go on with or to look at." />
    );
  }
  return (
    <section aria-labelledby="previous-title" className="flex flex-col gap-3">
      <h2 id="previous-title" className="text-xl">
        Previous drafts
      </h2>
      <ul className="border-hairline border-t">
        {data.mockDrafts.map((draft) => (
          <DraftRow
            key={draft.id}
            draft={draft}
            isCurrent={draft.id === currentId}
            isBusy={busyId === draft.id}
            onDuplicate={() => void duplicate(draft)}
            onDelete={() => setDeleting(draft)}
          />
        ))}
      </ul>
      {data.total > PAGE_SIZE && <Pagination page={page} pages={Math.ceil(data.total / PAGE_SIZE)} onPage={setPage} />}
      <ConfirmDialog
        title="Delete draft"
        text="The draft with all its picks and grades is deleted for good."
        action="Delete draft"
        isBusy={busyId !== null}
        isOpen={deleting !== null}
        onConfirm={() => deleting && void remove(deleting)}
        onClose={() => setDeleting(null)}
      />
    </section>
  );
}

interface DraftRowProps {
  readonly draft: MockDraftSummary;
  readonly isCurrent: boolean;
  readonly isBusy: boolean;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

function DraftRow({ draft, isCurrent, isBusy, onDuplicate, onDelete }: DraftRowProps) {
  const name = `${draft.numberOfTeams} teams, pick ${draft.draftPosition}`;
  const kind = [
    draft.scoringSystemName,
    DRAFT_TYPE_LABELS[draft.draftType],
    draft.leagueType === 'FANTASY' ? null : LEAGUE_TYPE_LABELS[draft.leagueType],
    draft.simulationMode === 'Manual' ? 'In Person' : null,
  ].filter((part) => part !== null);
  const isOver = draft.closedAt !== null;
  return (
    <li className="flex min-h-14 items-center gap-3 border-hairline border-b py-1.5">
      <span className="w-10 shrink-0">
        <GradeBadge grade={draft.letterGrade} />
      </span>
      <span className="min-w-0 grow">
        <Link
          to={PATHS.draftRoom}
          params={{ mockDraftId: draft.id }}
          search={isOver && draft.letterGrade ? { tab: 'rate-my-draft' } : {}}
          aria-current={isCurrent ? 'page' : undefined}
          className="font-semibold text-lg underline-offset-2 hover:underline"
        >
          {name}
        </Link>
        <span className="block truncate text-muted text-sm">
          {kind.join(' · ')} · {day(draft.createdAt)}
        </span>
      </span>
      <span className="figures whitespace-nowrap text-muted text-sm">
        {isOver ? 'Complete' : `${draft.picksMade} of ${draft.picksTotal}`}
      </span>
      <IconButton
        label={`Play again: ${name}`}
        icon={<Copy aria-hidden size={18} />}
        disabled={isBusy}
        onClick={onDuplicate}
      />
      <IconButton
        label={`Delete: ${name}`}
        icon={<Trash2 aria-hidden size={18} />}
        disabled={isBusy}
        onClick={onDelete}
      />
    </li>
  );
}
