// Where a league's season stands: what each team has done, which games are left, and what of that the platform does not
// tell.
import type { OutsideLeague, OutsideMatchup } from '@pylon/connectors/outside-league';
import type { PLAYOFF_STATES } from '@pylon/contract/my-roster/playoff-odds';
import type { RestOfSeason } from '@pylon/engine/season-simulation/rest-of-season';
import { type TableRules, tableGames, tableRules } from '@pylon/engine/season-simulation/table-order';
import { type KnownLeague, type LeagueParts, opponentsOf, presentWeek } from './known-league.ts';
import { storedMatchups } from './stored-league.queries.ts';

/** What a team has done, games against the median included. */
export interface TeamSoFar {
  readonly teamId: string;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly points: number;
}

/** A week of the regular season that is left. */
export interface WeekAhead {
  readonly week: number;
  readonly games: readonly (readonly [first: string, second: string])[];
}

/** A season in which places are still open. */
export interface OpenSeason {
  readonly state: 'open';
  readonly present: number;
  readonly firstPlayoffWeek: number;
  readonly lastWeek: number;
  readonly places: number;
  /** In the order of the league's teams. */
  readonly teams: readonly TeamSoFar[];
  readonly weeks: readonly WeekAhead[];
  readonly order: NonNullable<RestOfSeason['order']>;
}

/** Why there are no odds, and the weeks of which the platform does not tell what they take. */
export interface ClosedSeason {
  readonly state: Exclude<(typeof PLAYOFF_STATES)[number], 'open'>;
  readonly missingWeeks: readonly number[];
}

export type SeasonStanding = OpenSeason | ClosedSeason;

type Matchups = ReadonlyMap<number, readonly OutsideMatchup[]>;

const closed = (state: ClosedSeason['state'], missingWeeks: readonly number[] = []): ClosedSeason => ({
  state,
  missingWeeks,
});

/** What is known of a league's way to its playoffs. Nothing that is not known is guessed. */
export async function seasonStanding({ db }: Pick<LeagueParts, 'db'>, of: KnownLeague): Promise<SeasonStanding> {
  const { league, leagueId } = of;
  const present = presentWeek(league);
  if (league.scoringMode !== 'head-to-head' || league.isElimination) return closed('no-playoffs');
  if (league.status === 'completed') return closed('over');
  const { playoffs, weeks } = league;
  if (present === null || !playoffs || playoffs.teams < 1 || playoffs.teams > league.teams.length)
    return closed('playoffs-unknown');
  if (present >= playoffs.firstWeek) return closed('begun');
  const matchups = new Map((await storedMatchups(db, leagueId)).map((each) => [each.week, each.matchups]));
  const span = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
  const ahead = span(present, playoffs.firstWeek);
  const untold = ahead.filter((week) => gamesOf(matchups, week).length === 0);
  if (untold.length > 0) return closed('schedule-unknown', untold);
  const before = span(weeks.first, present);
  const teams = teamsSoFar(of, matchups, before);
  if (!teams) return closed('results-unknown', unplayed(of, matchups, before));
  return {
    state: 'open',
    ...{ present, firstPlayoffWeek: playoffs.firstWeek, lastWeek: weeks.last, places: playoffs.teams, teams },
    weeks: ahead.map((week) => ({ week, games: gamesOf(matchups, week) })),
    order: orderOf(of, matchups, before),
  };
}

const gamesOf = (matchups: Matchups, week: number): WeekAhead['games'] =>
  (matchups.get(week) ?? []).flatMap(({ teams: [one, other] }) => (other ? [[one.teamId, other.teamId] as const] : []));

/** Weeks of which not every team's points are known. */
const unplayed = ({ league }: KnownLeague, matchups: Matchups, weeks: readonly number[]): readonly number[] =>
  weeks.filter((week) => {
    const scored = new Set(
      (matchups.get(week) ?? []).flatMap(({ teams }) => teams.flatMap((side) => side?.teamId ?? [])),
    );
    return !league.teams.every(({ teamId }) => scored.has(teamId));
  });

/** What makes a league's table. Divisions decide nothing where nobody meets anybody. */
export const tableRulesOf = ({ teams, tieBreakers, scoringMode }: OutsideLeague): TableRules =>
  tableRules(scoringMode === 'head-to-head' ? teams.map(({ division }) => division) : [], tieBreakers);

/** Ties are broken by games only where all of them are known, else by points. */
function orderOf(of: KnownLeague, matchups: Matchups, weeks: readonly number[]): OpenSeason['order'] {
  const { league } = of;
  const rules = tableRulesOf(league);
  const isKnown = unplayed(of, matchups, weeks).length === 0;
  const numberOf = new Map(league.teams.map(({ teamId }, number) => [teamId, number]));
  const met = (isKnown ? weeks : []).flatMap((week) =>
    (matchups.get(week) ?? []).flatMap(({ teams: [one, other] }) => {
      const [first, second] = [numberOf.get(one.teamId), numberOf.get(other?.teamId ?? '')];
      if (!other || first === undefined || second === undefined) return [];
      return [{ first, second, margin: one.points - other.points }];
    }),
  );
  return {
    ...(isKnown ? rules : { divisions: rules.divisions, overall: ['points'] }),
    played: tableGames(met),
  };
}

/** By the results of all weeks, or else as the platform's own table has it; null where neither is known. */
function teamsSoFar(of: KnownLeague, matchups: Matchups, weeks: readonly number[]): readonly TeamSoFar[] | null {
  const { league } = of;
  if (unplayed(of, matchups, weeks).length === 0)
    return league.teams.map(({ teamId }) => soFar(of, matchups, weeks, teamId));
  const told = league.teams.flatMap(({ teamId, standing }) =>
    standing ? [{ teamId, ...standing, points: standing.pointsFor }] : [],
  );
  return told.length === league.teams.length ? told : null;
}

function soFar({ league }: KnownLeague, matchups: Matchups, weeks: readonly number[], teamId: string): TeamSoFar {
  const results: number[] = [];
  let points = 0;
  for (const week of weeks) {
    const games = matchups.get(week) ?? [];
    const scored = new Map(
      games.flatMap(({ teams }) => teams.flatMap((side) => (side ? [[side.teamId, side.points] as const] : []))),
    );
    const own = scored.get(teamId) ?? 0;
    for (const opponentId of opponentsOf({ matchups: games }, teamId))
      results.push(Math.sign(own - (scored.get(opponentId) ?? 0)));
    if (league.hasMedianGame) results.push(Math.sign(own - median([...scored.values()])));
    points += own;
  }
  const times = (result: number) => results.filter((each) => each === result).length;
  return { teamId, wins: times(1), losses: times(-1), ties: times(0), points };
}

/** The score in the middle, or between the two there. */
export function median(points: readonly number[]): number {
  const rising = points.toSorted((a, b) => a - b);
  return ((rising[Math.floor((rising.length - 1) / 2)] ?? 0) + (rising[Math.floor(rising.length / 2)] ?? 0)) / 2;
}
