import { sourceNamed } from '@pylon/contract/league-sync/connector-names';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import { useQuery } from '@tanstack/react-query';
import { ClientOnly, getRouteApi, Link, useNavigate } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { useUser } from '../../api/use-user.ts';
import { PATHS } from '../../paths.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorState } from '../../ui/states/ErrorState.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { LeaguesDropdown } from '../../widgets/league/LeaguesDropdown.tsx';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { TradeDesk } from './TradeDesk.tsx';
import type { TradePlace } from './trade-place.ts';

const route = getRouteApi(PATHS.tradeAnalyzer);
/** As many leagues as can be asked for at once. */
const MOST_LEAGUES = 50;

/** Trades of a person's league: which help both sides, and what any other does. */
export function TradeAnalyzerPage() {
  const user = useUser();
  return (
    <main id="main" className="flex flex-col gap-6">
      <TableHead title="Trade Analyzer" question="Which trade helps you, and would the other side take it?" />
      {user ? (
        <ClientOnly fallback={<SkeletonRows rows={8} label="Loading your leagues" />}>
          <Leagues />
        </ClientOnly>
      ) : (
        <NoLeague />
      )}
    </main>
  );
}

function Leagues() {
  const place = route.useSearch();
  const { data, error, refetch } = useQuery(answer('listMyRosterLeagues', { limit: MOST_LEAGUES }));
  if (error)
    return (
      <ErrorState
        title="Your leagues could not be loaded"
        text="Nothing is lost: try again."
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <SkeletonRows rows={8} label="Loading your leagues" />;
  const leagues = data.myRosterUserLeagues.filter(({ league }) => league !== null);
  const league = leagues.find(({ id }) => id === place.league) ?? leagues[0];
  return league ? <OfLeague league={league} leagues={leagues} place={place} /> : <NoLeague />;
}

interface OfLeagueProps {
  readonly league: UserLeague;
  readonly leagues: readonly UserLeague[];
  readonly place: TradePlace;
}

function OfLeague({ league, leagues, place }: OfLeagueProps) {
  const navigate = useNavigate({ from: PATHS.tradeAnalyzer });
  const go = (to: TradePlace) => void navigate({ search: to, replace: true, resetScroll: false });
  const { league: known, leagueParticipantId } = league;
  const opponents = (known?.leagueParticipants ?? []).filter(({ id }) => id !== leagueParticipantId);
  const opponent = opponents.find(({ id }) => id === place.opponent) ?? opponents[0];
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <LeaguesDropdown leagues={leagues.map(toChoice)} league={league.id} onChange={(id) => go({ league: id })} />
        {opponent && (
          <Select
            label="Opponent"
            value={opponent.id}
            options={opponents.map(({ id, teamName }) => ({ value: id, label: teamName }))}
            onChange={(id) => go({ league: league.id, opponent: id })}
            className="min-w-40 max-md:grow"
          />
        )}
      </div>
      {!leagueParticipantId ? (
        <EmptyState message="No team here is yours" hint="Say in ‘My Leagues’ which one is: then it can trade." />
      ) : opponent ? (
        <TradeDesk
          key={league.id}
          userLeagueId={league.id}
          opponent={opponent}
          onOpponent={(id) => go({ league: league.id, opponent: id })}
        />
      ) : (
        <EmptyState message="Nobody to trade with" hint="Your team is the only one of this league." />
      )}
    </>
  );
}

const toChoice = ({ id, league }: UserLeague) => {
  const platform = league && sourceNamed(league.fantasyConnector);
  return { id, name: league?.name ?? 'League', provider: !platform || platform === BY_HAND ? null : platform };
};

const NoLeague = () => (
  <EmptyState
    message="No league of yours is synced"
    hint="Sync one from the platform that you play on, or write one down: then its trades stand here."
    action={
      <Link to={PATHS.leagueSync} className={buttonClass('primary')}>
        Add a league
      </Link>
    }
  />
);
