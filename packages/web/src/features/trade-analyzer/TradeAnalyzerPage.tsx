import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { Select } from '../../ui/overlays/Select.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LeaguePage } from '../../widgets/league/LeaguePage.tsx';
import { noTradeWords } from '../../widgets/league/no-trade-words.ts';
import { TradeDesk } from './TradeDesk.tsx';
import { opponentsIn, sideIn, type TradePlace } from './trade-place.ts';

const route = getRouteApi(PATHS.tradeAnalyzer);

/** Trades of a person's league: which help both sides, and what any other does. */
export function TradeAnalyzerPage() {
  const place = route.useSearch();
  const navigate = useNavigate({ from: PATHS.tradeAnalyzer });
  const go = (to: TradePlace) => void navigate({ search: to, replace: true, resetScroll: false });
  return (
    <LeaguePage
      title="Trade Analyzer"
      question="Which trade helps you, and would the other side take it?"
      promise="its trades stand here"
      asked={place.league}
      onLeague={(league) => go({ league })}
      controls={(league) => {
        const opponents = opponentsIn(league);
        const opponent = opponentOf(league, place);
        return (
          opponent && (
            <Select
              label="Opponent"
              value={opponent.id}
              options={opponents.map(({ id, teamName }) => ({ value: id, label: teamName }))}
              onChange={(id) => go({ league: league.id, opponent: id })}
              className="min-w-40 max-md:grow"
            />
          )
        );
      }}
    >
      {(league) => {
        const opponent = opponentOf(league, place);
        const none = noTradeWords(league);
        if (none !== null && league.cardGamingMode === 'guillotine')
          return (
            <EmptyState
              message={none}
              hint="Players of a team that is out become free agents: the Waiver Wire says whom to bid on."
            />
          );
        if (!league.leagueParticipantId)
          return (
            <EmptyState message="No team here is yours" hint="Say in ‘My Leagues’ which one is: then it can trade." />
          );
        if (!opponent)
          return <EmptyState message="Nobody to trade with" hint="Your team is the only one in this league." />;
        return (
          <>
            {none !== null && (
              <p className="border-caution border-l-[3px] pl-3 text-base">
                {none}: what stands here can be offered to nobody this season.
              </p>
            )}
            <TradeDesk
              key={league.id}
              userLeagueId={league.id}
              opponent={opponent}
              begun={opponent.id === place.opponent ? { away: sideIn(place.away), for: sideIn(place.for) } : {}}
              onOpponent={(id) => go({ league: league.id, opponent: id })}
            />
          </>
        );
      }}
    </LeaguePage>
  );
}

function opponentOf(league: UserLeague, place: TradePlace) {
  const opponents = opponentsIn(league);
  return opponents.find(({ id }) => id === place.opponent) ?? opponents[0];
}
