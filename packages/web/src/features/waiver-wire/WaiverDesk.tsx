import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { isLocked } from '@pylon/contract/plans/tiers';
import { LEAST_POINTS, MOST_BIDS } from '@pylon/contract/waiver-wire/waiver-limits';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { answer } from '../../api/answers.ts';
import { failureOf } from '../../api/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { FootBar } from '../../ui/FootBar.tsx';
import { showPart } from '../../ui/show-part.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { toasts } from '../../ui/states/toast-store.ts';
import { PaywallOverlay } from '../../widgets/paywall/PaywallOverlay.tsx';
import { AvailablePlayers, type PlayerFilters } from './AvailablePlayers.tsx';
import { BidCalculator } from './BidCalculator.tsx';
import { OwnRoster } from './OwnRoster.tsx';
import { TransactionHistory } from './TransactionHistory.tsx';
import { detailWords } from './waiver-words.ts';

/** Who is available, the calculator of those who are chosen, the own roster, and the history. */
export function WaiverDesk({ league }: { readonly league: UserLeague }) {
  const [filters, setFilters] = useState<PlayerFilters>({ position: 'ALL', least: LEAST_POINTS, order: 'NEED' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const calculator = useRef<HTMLDivElement>(null);
  const { id: userLeagueId } = league;
  const { data, error, refetch } = useQuery(
    answer('listAvailablePlayers', {
      userLeagueId,
      ...(filters.position !== 'ALL' && { rosterPositions: filters.position }),
      minFPTS: filters.least,
      rosterStrategy: filters.order,
    }),
  );
  const toggle = (id: string) => {
    if (chosen.includes(id)) setChosen(chosen.filter((each) => each !== id));
    else if (chosen.length >= MOST_BIDS) toasts.show('warning', `You can only select ${MOST_BIDS} players`);
    else setChosen([...chosen, id]);
  };
  const history = <TransactionHistory league={league} />;
  if (error?.code === 'league-completed')
    return (
      <div className="flex flex-col gap-8">
        <EmptyState message="Nobody is picked up any more" hint="No week of this league’s season is left to play." />
        {history}
      </div>
    );
  if (error?.code === 'league-without-rosters')
    return <EmptyState message="No rosters yet" hint="They come with the draft, or once you paste them." />;
  if (error?.code === 'team-not-in-league')
    return (
      <div className="flex flex-col gap-8">
        <EmptyState message="Your team is out of this league" hint="Only teams that still play pick anybody up." />
        {history}
      </div>
    );
  const details = data?.userLeagueDetails;
  const isClosed = isLocked(data?.availablePlayers);
  return (
    <div className="flex flex-col gap-8">
      {details && <p className="text-muted text-sm">{detailWords(details)}</p>}
      {error ? (
        <ErrorState {...failureOf('The available players could not be loaded', error)} onRetry={() => void refetch()} />
      ) : isClosed ? (
        <PaywallOverlay variant="public-available-players" />
      ) : (
        <AvailablePlayers
          league={league}
          players={data && !isLocked(data.availablePlayers) ? data.availablePlayers : null}
          filters={filters}
          onFilters={setFilters}
          chosen={chosen}
          onToggle={toggle}
        />
      )}
      {details && chosen.length > 0 && (
        <>
          <FootBar words={<span aria-live="polite">{`${chosen.length} of ${MOST_BIDS} chosen`}</span>}>
            {details.waiverMode !== 'NONE' && (
              <Button kind="primary" onClick={() => showPart(calculator.current)}>
                {details.waiverMode === 'FAAB' ? 'To the bids' : 'To the claims'}
              </Button>
            )}
          </FootBar>
          <div ref={calculator} className="scroll-mt-4">
            <BidCalculator userLeagueId={userLeagueId} details={details} playerIDs={chosen} onRemove={toggle} />
          </div>
        </>
      )}
      <OwnRoster userLeagueId={userLeagueId} />
      {history}
    </div>
  );
}
