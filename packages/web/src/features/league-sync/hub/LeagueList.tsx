import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { Link } from '@tanstack/react-router';
import { type RefCallback, useRef, useState } from 'react';
import { failureWords } from '../../../api/failure.ts';
import { PATHS } from '../../../paths.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { NEAR_THE_END, useLastInView } from '../../../ui/hooks/use-last-in-view.ts';
import { useModule } from '../../../ui/hooks/use-module.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/table/SkeletonRows.tsx';
import { isByHand } from '../../../widgets/league/by-hand.ts';
import { nameOf, placeAmong, placeOfDrop } from '../../../widgets/league/league-words.ts';
import { LeagueCard } from './LeagueCard.tsx';
import { useLeagueActions, useMyLeagues } from './use-my-leagues.ts';

const KeepersDialog = lazyPart(() => import('../../../widgets/league/keepers/KeepersDialog.tsx'), 'KeepersDialog');

/** Comes when there are two to order, and the arrow keys do without. */
const loadDrag = () => import('../../../ui/ListDrag.tsx');

/** A person's leagues, pinned ones first; ten more come when the last is in sight. */
export function LeagueList() {
  const { leagues, error, retry, total, more } = useMyLeagues();
  const actions = useLeagueActions();
  const [removing, setRemoving] = useState<UserLeague | null>(null);
  const [keeping, setKeeping] = useState<UserLeague | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [rows] = useState(() => new Map<string, HTMLElement>());
  const last = useRef<HTMLLIElement>(null);
  useLastInView(last, leagues?.length ?? 0, more, NEAR_THE_END);
  const drag = useModule(loadDrag, (leagues?.length ?? 0) > 1);
  const remove = async (league: UserLeague) => {
    setIsBusy(true);
    if (await actions.remove(league)) setRemoving(null);
    setIsBusy(false);
  };
  if (error) return <ErrorState {...failureWords(error)} onRetry={retry} />;
  if (!leagues) return <SkeletonRows rows={4} label="Loading your leagues" />;
  const drop = (id: string, index: number) => {
    const league = leagues.find((each) => each.id === id);
    const to = league && placeOfDrop(leagues, league, index);
    if (league && to !== undefined && to !== placeAmong(leagues, league).at) actions.move(league, to);
  };
  /** Where a card enters what it is drawn as, for dragging to take hold of. */
  const entering =
    (id: string, isLast: boolean): RefCallback<HTMLLIElement> =>
    (element) => {
      if (element) rows.set(id, element);
      if (isLast) last.current = element;
      return () => void rows.delete(id);
    };
  return (
    <>
      {leagues.length === 0 ? (
        <NoLeagueYet />
      ) : (
        <ul aria-label="Leagues" className="border-hairline border-t">
          {leagues.map((league, index) => (
            <LeagueCard
              key={league.id}
              league={league}
              place={placeAmong(leagues, league)}
              actions={actions}
              onKeepers={() => setKeeping(league)}
              onRemove={() => setRemoving(league)}
              handle={leagues.length < 2 ? 'none' : drag ? 'drag' : 'keys'}
              listRef={entering(league.id, index === leagues.length - 1)}
            />
          ))}
        </ul>
      )}
      {more && (
        <Button className="self-center" onClick={more}>
          Show more of {total}
        </Button>
      )}
      {drag && <drag.ListDrag ids={leagues.map(({ id }) => id)} rows={rows} onMove={drop} />}
      {keeping && <KeepersDialog league={keeping} onClose={() => setKeeping(null)} />}
      <ConfirmDialog
        title="Remove league"
        text={`‘${removing ? nameOf(removing) : ''}’ leaves your leagues, and its scoring goes with it. ${removing && isByHand(removing) ? 'What you wrote down of it is gone.' : 'Nothing changes at the platform; it can be synced again.'}`}
        action="Remove league"
        isBusy={isBusy}
        isOpen={removing !== null}
        onConfirm={() => removing && void remove(removing)}
        onClose={() => setRemoving(null)}
      />
    </>
  );
}

const NoLeagueYet = () => (
  <EmptyState
    message="No league yet"
    hint="Sync the leagues that you play in: their rules become a scoring of yours, and their teams and match-ups stand here."
    action={
      <Link to={PATHS.leagueSync} className={buttonClass('primary')}>
        Add a league
      </Link>
    }
  />
);
