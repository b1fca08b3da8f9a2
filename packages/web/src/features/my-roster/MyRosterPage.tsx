import type { UserLeague } from '@pylon/contract/league-sync/user-league';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Select } from '../../ui/overlays/Select.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { LeaguePage } from '../../widgets/league/LeaguePage.tsx';
import { restOrSeason } from '../../widgets/league/league-words.ts';
import { Lineup } from './Lineup.tsx';
import type { RosterPlace, RosterView } from './roster-place.ts';
import { weekAtFirst } from './week-at-first.ts';

const Playoffs = lazyPart(() => import('./Playoffs.tsx'), 'Playoffs');
const SeasonSoFar = lazyPart(() => import('./SeasonSoFar.tsx'), 'SeasonSoFar');
const Standings = lazyPart(() => import('./Standings.tsx'), 'Standings');
const Strength = lazyPart(() => import('./Strength.tsx'), 'Strength');

const route = getRouteApi(PATHS.myRoster);
const LAST_WEEK = 18;

const VIEWS = [
  { value: 'lineup', label: 'Line-up' },
  { value: 'season', label: 'Season so far' },
  { value: 'standings', label: 'Standings' },
  { value: 'playoffs', label: 'Playoffs' },
  { value: 'strength', label: 'Strength' },
] as const satisfies readonly { readonly value: RosterView; readonly label: string }[];

/** What a view is of, beside the league: a choice that changes nothing is not offered. */
const CHOSEN: Readonly<Record<RosterView, { readonly team?: true; readonly week?: true }>> = {
  lineup: { team: true, week: true },
  season: { team: true },
  standings: {},
  playoffs: { team: true },
  strength: { team: true, week: true },
};

/** A roster of one of a person's leagues: as it is set, as it could be, how it has fared and how strong it is. */
export function MyRosterPage() {
  const place = route.useSearch();
  const navigate = useNavigate({ from: PATHS.myRoster });
  const go = (to: RosterPlace) => void navigate({ search: to, replace: true, resetScroll: false });
  const view = place.view ?? 'lineup';
  return (
    <LeaguePage
      title="My Roster"
      question="Whom to start, how sure that is, and how strong you are."
      promise="your roster stands here, with its best line-up"
      asked={place.league}
      onLeague={(league) => go({ league, ...(place.view && { view: place.view }) })}
      controls={(league) => <TeamAndWeek league={league} place={place} onChange={go} />}
    >
      {(league) => {
        const { teams, team, week } = chosenIn(league, place);
        const isBestBall = league.league?.settings.isBestBall === true;
        const asked = {
          userLeagueId: league.id,
          ...(team && { leagueParticipantId: team.id }),
          ...(week !== null && { week }),
        };
        return (
          <Tabs label="View" tabs={VIEWS} value={view} onChange={(to) => go({ ...place, league: league.id, view: to })}>
            <div className="pt-4">
              {view === 'lineup' && <Lineup asked={asked} isBestBall={isBestBall} isOut={team?.isOut === true} />}
              {view === 'season' && <SeasonSoFar asked={asked} of={league} />}
              {view === 'standings' && <Standings of={league} />}
              {view === 'playoffs' && (
                <Playoffs key={team?.id ?? ''} asked={asked} teams={teams} isBestBall={isBestBall} />
              )}
              {view === 'strength' && (
                <Strength
                  asked={asked}
                  teams={teams}
                  seasonName={restOrSeason(league.seasonId, league.league?.settings.currentWeek ?? null)}
                />
              )}
            </div>
          </Tabs>
        );
      }}
    </LeaguePage>
  );
}

/** Whose roster of which week: as the address says, else the person's own of the present week. */
function chosenIn({ league, leagueParticipantId }: UserLeague, place: RosterPlace) {
  const teams = league?.leagueParticipants ?? [];
  const team =
    teams.find(({ id }) => id === place.team) ?? teams.find(({ id }) => id === leagueParticipantId) ?? teams[0];
  const present = league?.settings.currentWeek ?? null;
  return { teams, team, present, week: place.week ?? weekAtFirst(league) };
}

interface TeamAndWeekProps {
  readonly league: UserLeague;
  readonly place: RosterPlace;
  readonly onChange: (to: RosterPlace) => void;
}

function TeamAndWeek({ league, place, onChange }: TeamAndWeekProps) {
  const { teams, team, present, week } = chosenIn(league, place);
  const chosen = CHOSEN[place.view ?? 'lineup'];
  return (
    <>
      {chosen.team && (
        <Select
          label="Team"
          value={team?.id ?? ''}
          options={teams.map(({ id, teamName }) => ({
            value: id,
            label: id === league.leagueParticipantId ? `${teamName} (yours)` : teamName,
          }))}
          onChange={(id) => onChange({ ...place, league: league.id, team: id })}
          className="min-w-40 max-md:grow"
        />
      )}
      {chosen.week && (
        <Select
          label="Week"
          value={String(week ?? '')}
          options={Array.from({ length: LAST_WEEK }, (_, index) => ({
            value: String(index + 1),
            label: index + 1 === present ? `Week ${index + 1} (now)` : `Week ${index + 1}`,
          }))}
          onChange={(value) => onChange({ ...place, league: league.id, week: Number(value) })}
          className="min-w-32"
        />
      )}
    </>
  );
}
