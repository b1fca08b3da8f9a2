import { listLabel, MOST_LISTS, MOST_WEEK_LISTS } from '@pylon/contract/own-rankings/list-rules';
import type { RankingListSummary } from '@pylon/contract/own-rankings/own-rankings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ClientOnly, Link, useNavigate } from '@tanstack/react-router';
import { ListPlus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { sayFailure } from '../../api/say-failure.ts';
import { useCall } from '../../api/use-call.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useModule } from '../../ui/hooks/use-module.ts';
import { useNeighbourFocus } from '../../ui/hooks/use-neighbour-focus.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { day } from '../../widgets/player/display.ts';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { SignInFirst } from './SignInFirst.tsx';

const loadDialog = () => import('./NewListDialog.tsx');

/** A person's own ranking lists. */
export function RankingListsPage() {
  const user = useUser();
  return (
    <main id="main" className="flex flex-col gap-6">
      {user ? (
        <ClientOnly fallback={<Head />}>
          <Lists />
        </ClientOnly>
      ) : (
        <>
          <Head />
          <SignInFirst />
        </>
      )}
    </main>
  );
}

const Head = ({ onNew }: { readonly onNew?: () => void }) => (
  <div className="flex flex-wrap items-end justify-between gap-4">
    <TableHead title="My Rankings" question="Your own order, which is an expert wherever you choose experts." />
    {onNew && (
      <Button kind="primary" onClick={onNew}>
        <ListPlus aria-hidden size={18} /> New list
      </Button>
    )}
  </div>
);

function Lists() {
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(answer('listRankingLists', {}));
  const [isNew, setIsNew] = useState(false);
  const [deleting, setDeleting] = useState<RankingListSummary | null>(null);
  const dialog = useModule(loadDialog, isNew);
  const { remove, isRemoving } = useRemove(() => setDeleting(null));
  const lists = data?.rankingLists ?? [];
  const kept = useNeighbourFocus<HTMLUListElement>(lists.length);
  const ofWeeks = lists.filter(({ week }) => week !== null).length;
  const isFull = lists.length - ofWeeks >= MOST_LISTS && ofWeeks >= MOST_WEEK_LISTS;
  return (
    <>
      <Head {...(data && !isFull ? { onNew: () => setIsNew(true) } : {})} />
      {isFull && (
        <p className="text-base text-muted">
          You keep {MOST_LISTS} lists and {MOST_WEEK_LISTS} of weeks, as many as there is room for. Delete one first.
        </p>
      )}
      {error ? (
        <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonRows rows={4} />
      ) : (
        lists.length === 0 && (
          <EmptyState
            message="No list yet"
            hint="Begin with an expert’s order and move whom you see differently, or bring a ranking that you have: a CSV file, or lines to paste."
          />
        )
      )}
      <ul {...kept} hidden={lists.length === 0} aria-label="Ranking lists" className="border-hairline border-t">
        {lists.map((list) => (
          <ListRow key={list.id} list={list} onDelete={() => setDeleting(list)} />
        ))}
      </ul>
      {isNew && dialog && (
        <dialog.NewListDialog
          onClose={() => setIsNew(false)}
          onMade={(listId) => void navigate({ to: PATHS.myRanking, params: { listId } })}
        />
      )}
      <ConfirmDialog
        title="Delete list"
        text={`‘${deleting?.name}’ with all its places, tiers and notes is deleted for good.`}
        action="Delete list"
        isBusy={isRemoving}
        isOpen={deleting !== null}
        onConfirm={() => deleting && remove(deleting.id)}
        onClose={() => setDeleting(null)}
      />
    </>
  );
}

function ListRow({ list, onDelete }: { readonly list: RankingListSummary; readonly onDelete: () => void }) {
  return (
    <li className="flex min-h-14 items-center gap-3 border-hairline border-b py-1.5">
      <span className="min-w-0 grow">
        <Link
          to={PATHS.myRanking}
          params={{ listId: list.id }}
          className="font-semibold text-lg underline-offset-2 hover:underline"
        >
          {list.name}
        </Link>
        <span className="block text-muted text-sm">
          {listLabel(list)} {list.seasonId} · {list.size} players · changed {day(list.updatedAt)}
        </span>
      </span>
      <IconButton label={`Delete ${list.name}`} icon={<Trash2 aria-hidden size={18} />} onClick={onDelete} />
    </li>
  );
}

function useRemove(onGone: () => void) {
  const call = useCall();
  const queries = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => call('deleteRankingList', { id }),
    onSuccess: () => {
      onGone(); // first: the focus goes back to the row, and from there to its neighbour
      return queries.invalidateQueries({ queryKey: ['listRankingLists'] });
    },
    onError: sayFailure,
  });
  return { remove: mutate, isRemoving: isPending };
}
