import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import type { LiveEventData, LiveEventName } from '@pylon/contract/live/live-events';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLiveEvents } from '../../api/use-live-events.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { RecentDrafts } from '../../widgets/draft/RecentDrafts.tsx';
import { CHANGED_CALLS } from './changed-calls.ts';
import { HubHead } from './HubHead.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import { TouchdownNotices } from './touchdowns/TouchdownNotices.tsx';
import { type Touchdown, withTouchdown } from './touchdowns/touchdown-words.ts';
import { AuctionValues } from './widgets/AuctionValues.tsx';
import { BoomOrBust } from './widgets/BoomOrBust.tsx';
import { ByeWeekWatch } from './widgets/ByeWeekWatch.tsx';
import { ExpertRecommendations } from './widgets/ExpertRecommendations.tsx';
import { HubArticles } from './widgets/HubArticles.tsx';
import { InjuredPlayers } from './widgets/InjuredPlayers.tsx';
import { LeagueRankings } from './widgets/LeagueRankings.tsx';
import { Matchups } from './widgets/Matchups.tsx';
import { SixPack } from './widgets/SixPack.tsx';
import { TradeLists } from './widgets/TradeLists.tsx';
import { TrendingUp } from './widgets/TrendingUp.tsx';

const EVENTS = [
  'user-league:sync',
  'fantasy-hq:scores',
  'fantasy-hq:touchdown',
] as const satisfies readonly LiveEventName[];
/** A league: what to do now, then its widgets by how often they change a decision. Each stands for itself. */
export function HubLeague({ league }: { readonly league: UserLeague }) {
  const queries = useQueryClient();
  const reload = () => {
    for (const name of CHANGED_CALLS) void queries.invalidateQueries({ queryKey: [name] });
  };
  const [touchdowns, setTouchdowns] = useState<readonly Touchdown[]>([]);
  useLiveEvents({
    events: EVENTS,
    onGap: reload,
    onEvent: (name, data) => {
      // Of all that is shown games that go on change the match-ups alone.
      if (name === 'fantasy-hq:scores') void queries.invalidateQueries({ queryKey: ['weekMatchups'] });
      else if (name === 'fantasy-hq:touchdown')
        setTouchdowns((before) => withTouchdown(before, (data as LiveEventData<typeof name>).touchdown)); // as it was sent
      else reload();
    },
  });
  const status = league.league?.status;
  const hasRosters = status === 'IN_PROGRESS' || status === 'COMPLETED';
  return (
    <>
      <TouchdownNotices
        touchdowns={touchdowns}
        onDismiss={(id) => setTouchdowns((before) => before.filter((each) => each.id !== id))}
      />
      <NeedsAttention />
      <HubHead key={league.id} league={league} />
      {hasRosters ? (
        // Two columns that stand for themselves: what is folded or comes late moves nothing beside it.
        <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
          <div className="flex min-w-0 flex-col gap-6">
            <Matchups league={league} />
            <InjuredPlayers league={league} />
            <ByeWeekWatch league={league} />
            <BoomOrBust league={league} />
            <ExpertRecommendations league={league} />
            <LeagueRankings league={league} />
          </div>
          <div className="flex min-w-0 flex-col gap-6">
            <SixPack league={league} />
            <TradeLists league={league} />
            <TrendingUp league={league} />
            <AuctionValues league={league} />
            <HubArticles />
          </div>
        </div>
      ) : (
        <>
          <EmptyState
            message="No rosters yet"
            hint="They come with the league’s draft: then match-ups, injuries and byes stand here."
          />
          {league.leagueId !== null && (
            <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-2">
              <LeagueRankings league={league} />
              <AuctionValues league={league} />
            </div>
          )}
          <HubArticles />
        </>
      )}
      <RecentDrafts />
    </>
  );
}
