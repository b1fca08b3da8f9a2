import { sourceNamed } from '@pylon/contract/league-sync/connector-names';
import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { opens } from '@pylon/contract/plans/tiers';
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
import { Tabs } from '../../ui/Tabs.tsx';
import { SkeletonRows } from '../../ui/table/SkeletonRows.tsx';
import { LeaguesDropdown } from '../../widgets/league/LeaguesDropdown.tsx';
import { useTier } from '../../widgets/paywall/use-tier.ts';
import { CardScoring } from '../../widgets/player/card-scoring.ts';
import { TableHead } from '../../widgets/table/TableHead.tsx';
import { Lineup } from './Lineup.tsx';
import type { RosterPlace, RosterView } from './roster-place.ts';
import { SeasonSoFar } from './SeasonSoFar.tsx';
import { Strength } from './Strength.tsx';

const route = getRouteApi(PATHS.myRoster);
/** As many leagues as can be asked for at once. */
const MOST_LEAGUES = 50;
const LAST_WEEK = 17;

const VIEWS = [
  { value: 'lineup', label: 'Line-up' },
  { value: 'season', label: 'Season so far' },
  { value: 'strength', label: 'Strength' },
] as const satisfies readonly { readonly value: RosterView; readonly label: string }[];

/** A roster of one of a person's leagues: as it is set, as it could be, how it has fared and how strong it is. */
export function MyRosterPage() {
  const user = useUser();
  return (
    <main id="main" className="flex flex-col gap-6">
      <TableHead title="My Roster" question="Whom to start, how sure that is, and how strong you are." />
      {user ? (
        <ClientOnly fallback={<SkeletonRows rows={10} label="Loading your roster" />}>
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
  if (!data) return <SkeletonRows rows={10} label="Loading your roster" />;
  const leagues = data.myRosterUserLeagues.filter(({ league }) => league !== null);
  const league = leagues.find(({ id }) => id === place.league) ?? leagues[0];
  return league ? <OfLeague league={league} leagues={leagues} place={place} /> : <NoLeague />;
}

interface OfLeagueProps {
  readonly league: UserLeague;
  readonly leagues: readonly UserLeague[];
  readonly place: RosterPlace;
}

function OfLeague({ league, leagues, place }: OfLeagueProps) {
  const navigate = useNavigate({ from: PATHS.myRoster });
  const go = (to: RosterPlace) => void navigate({ search: to, replace: true, resetScroll: false });
  const tier = useTier();
  const { league: known, leagueParticipantId, scoringSystemId } = league;
  const teams = known?.leagueParticipants ?? [];
  const team =
    teams.find(({ id }) => id === place.team) ?? teams.find(({ id }) => id === leagueParticipantId) ?? teams[0];
  const present = known?.settings.currentWeek ?? null;
  const week = place.week ?? present;
  const view = place.view ?? 'lineup';
  const asked = {
    userLeagueId: league.id,
    ...(team && { leagueParticipantId: team.id }),
    ...(week !== null && { week }),
  };
  return (
    <CardScoring value={opens(tier, 'customScoringsDialog') ? scoringSystemId : null}>
      <div className="flex flex-wrap items-end gap-3">
        <LeaguesDropdown
          leagues={leagues.map(toChoice)}
          league={league.id}
          onChange={(id) => go({ league: id, ...(place.view && { view: place.view }) })}
        />
        <Select
          label="Team"
          value={team?.id ?? ''}
          options={teams.map(({ id, teamName }) => ({
            value: id,
            label: id === leagueParticipantId ? `${teamName} (yours)` : teamName,
          }))}
          onChange={(id) => go({ ...place, league: league.id, team: id })}
          className="min-w-40 max-md:grow"
        />
        <Select
          label="Week"
          value={String(week ?? '')}
          options={Array.from({ length: LAST_WEEK }, (_, index) => ({
            value: String(index + 1),
            label: index + 1 === present ? `Week ${index + 1} (now)` : `Week ${index + 1}`,
          }))}
          onChange={(value) => go({ ...place, league: league.id, week: Number(value) })}
          className="min-w-32"
        />
      </div>
      <Tabs label="View" tabs={VIEWS} value={view} onChange={(to) => go({ ...place, league: league.id, view: to })}>
        <div className="pt-4">
          {view === 'lineup' && <Lineup asked={asked} />}
          {view === 'season' && <SeasonSoFar asked={asked} teams={teams} />}
          {view === 'strength' && <Strength asked={asked} teams={teams} />}
        </div>
      </Tabs>
    </CardScoring>
  );
}

const toChoice = ({ id, league }: UserLeague) => {
  const platform = league && sourceNamed(league.fantasyConnector);
  return { id, name: league?.name ?? 'League', provider: !platform || platform === BY_HAND ? null : platform };
};

const NoLeague = () => (
  <EmptyState
    message="No league of yours is synced"
    hint="Sync one from the platform that you play on, or write one down: then your roster stands here, with its best line-up."
    action={
      <Link to={PATHS.leagueSync} className={buttonClass('primary')}>
        Add a league
      </Link>
    }
  />
);
