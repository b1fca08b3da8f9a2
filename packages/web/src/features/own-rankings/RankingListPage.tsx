import { useQuery } from '@tanstack/react-query';
import { ClientOnly, Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureWords } from '../../api/failure.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { ListEditor } from './ListEditor.tsx';
import { SignInFirst } from './SignInFirst.tsx';

/** The editor of one of the person's lists. */
export function RankingListPage() {
  const user = useUser();
  const { listId } = useParams({ from: PATHS.myRanking });
  return (
    <main id="main" className="flex flex-col gap-4">
      <ClientOnly fallback={<SkeletonRows rows={12} />}>
        {user ? (
          <OpenedList key={listId} id={listId} />
        ) : (
          <>
            <h1 className="sr-only">My Rankings</h1>
            <SignInFirst />
          </>
        )}
      </ClientOnly>
    </main>
  );
}

function OpenedList({ id }: { readonly id: string }) {
  const [opened, setOpened] = useState(0);
  // Read anew whenever it is opened, and not while it is worked on.
  const { data, error, refetch } = useQuery({
    ...answer('getRankingList', { id }),
    queryKey: ['getRankingList', { id }, opened],
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  // An address that was cut short names no list either.
  if (error?.code === 'ranking-list-not-found' || error?.code === 'invalid-parameters')
    return (
      <>
        <h1 className="sr-only">My Rankings</h1>
        <EmptyState
          message="There is no such list of yours"
          hint="It was deleted, or somebody else keeps it. Yours are all on one page."
          action={
            <Link to={PATHS.myRankings} className={buttonClass('primary')}>
              All my lists
            </Link>
          }
        />
      </>
    );
  if (error) return <ErrorState {...failureWords(error)} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows rows={12} />;
  return <ListEditor key={opened} list={data} onReload={() => setOpened(opened + 1)} />;
}
