/** What an RTSports league is, from the games of its weeks and the report of its rosters. */
import { RTSPORTS_SCORING } from '@pylon/engine/scoring/platform-scorings';
import { MOST_TEAMS } from '@pylon/engine/vocabulary/league';
import type { Result } from '@pylon/engine/vocabulary/result';
import type {
  OutsideLeague,
  OutsideLeagueTeam,
  OutsideMatchup,
  OutsideRoster,
  OutsideRosterPlayer,
  OutsideStanding,
  UnmappedRule,
} from '../../outside-league.ts';
import { boundedText, firstName, pictureUrl } from '../../outside-text.ts';
import type { LeagueAddress, WeeksOver } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { isSeasonOver } from '../../season-over.ts';
import type { RtsportsApi } from './api.ts';
import { placeOf, placesOf, strangePlaces } from './places.ts';
import { toPlayer } from './players.ts';
import type { Gamecast, GamecastSide } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const LAST_WEEK = 18;
const NO_WEEKS: WeeksOver = new Map();
const MOST_LEAGUE_TEAMS = 4 * MOST_TEAMS;
/** Used where nothing says what an auction's budget is. */
const BUDGET_DOLLARS = 200;
const ROSTER_COLUMNS = ['ffl-team', 'player', 'position', 'nfl-team', 'roster status'];
const NOT_TOLD: readonly UnmappedRule[] = [
  {
    what: 'setting',
    code: 'scoring',
    label: "RTSports tells no scoring rules: its usual ones are used. Choose the league's own by hand.",
  },
  { what: 'setting', code: 'slots', label: 'RTSports tells no line-up rules: places are counted from the rosters.' },
];

const NO_ROSTERS: UnmappedRule = {
  what: 'setting',
  code: 'rosters',
  label: 'RTSports shows no rosters of the league, by which places would be counted',
};

/** A team with its names and results so far. */
interface Team {
  readonly side: GamecastSide;
  readonly pointsFor: number;
  readonly pointsAgainst: number;
}

/** What the weeks say of a league. */
interface Season {
  readonly name: string;
  readonly week: number | null;
  readonly teams: ReadonlyMap<string, Team>;
  /** Whether any game was played. */
  readonly hasBegun: boolean;
}

/** Games of a week that is not asked for; null for one that is. */
type Before = (week: number, present: number) => readonly OutsideMatchup[] | null;

/** What the home page's banner says: 'Week 2 · In Season'. @returns null for a page without one */
export function bannerWeek(page: string): number | null {
  const [, week = ''] = /class="new-league-banner-week"[^<>]{0,200}>\s{0,40}Week (\d{1,2})\b/i.exec(page) ?? [];
  const told = Number(week);
  return told >= 1 && told <= LAST_WEEK ? told : null;
}

/** A league's home page, and no other page of the site. */
const isHomePage = (page: string): boolean => page.includes('new-league-banner') || page.includes('data-home-card');

/**
 * Asks for the home page, which says which week is now, and for the games of the weeks up to it. Where the page does
 * not say it, or is closed to whom the games are open to, the first week's games do: though whether they tell the week
 * that is played or the one that was asked for, nobody has seen. A week whose games are not there is one that
 * nobody has drawn yet, of a league that has a home page.
 *
 * @param before says which weeks are not asked for
 */
async function readSeason(api: RtsportsApi, league: LeagueAddress, before: Before): Answer<Season> {
  const home = await api.home(league);
  if (!home.ok && (home.reason === 'throttled' || home.reason === 'unreachable')) return home;
  const first = await api.gamecast(league, 1);
  if (!first.ok) return first;
  const page = (home.ok ? home.value : null) ?? '';
  if (first.value === null && !isHomePage(page)) return { ok: false, reason: 'unknown-league' };
  const week = bannerWeek(page) ?? first.value?.league.fantasyWeek ?? null;
  const weeks: Gamecast[] = first.value ? [first.value] : [];
  const known: OutsideMatchup[] = [];
  for (let next = 2; next <= Math.min(week ?? 1, LAST_WEEK); next++) {
    const games = before(next, week ?? 1);
    if (games) known.push(...games);
    if (games) continue;
    const told = await api.gamecast(league, next);
    if (!told.ok) return told;
    if (told.value) weeks.push(told.value);
  }
  const teams = withPoints(teamsOf(weeks), known);
  const name = firstName(
    weeks.map(({ league: { name } }) => name),
    `League ${league.platformLeagueId}`,
  );
  return { ok: true, value: { name, week, teams, hasBegun: [...teams.values()].some(hasPlayed) } };
}

const hasPlayed = ({ side: { record }, pointsFor }: Team): boolean => pointsFor !== 0 || /[1-9]/.test(record);

/** The teams with what they made in further weeks. */
function withPoints(teams: ReadonlyMap<string, Team>, matchups: readonly OutsideMatchup[]): ReadonlyMap<string, Team> {
  const added = new Map(teams);
  for (const [one, other] of matchups.flatMap(({ teams: [first, second] }) => [
    [first, second] as const,
    [second, first] as const,
  ])) {
    const team = one && added.get(one.teamId);
    if (!one || !team) continue;
    added.set(one.teamId, {
      side: team.side,
      pointsFor: twoDecimals(team.pointsFor + one.points),
      pointsAgainst: twoDecimals(team.pointsAgainst + (other?.points ?? 0)),
    });
  }
  return added;
}

function teamsOf(weeks: readonly Gamecast[]): ReadonlyMap<string, Team> {
  const teams = new Map<string, Team>();
  for (const [side, other] of weeks.flatMap(sidesOf)) {
    const before = teams.get(side.id);
    if (!before && teams.size >= MOST_LEAGUE_TEAMS) continue;
    teams.set(side.id, {
      side,
      pointsFor: twoDecimals((before?.pointsFor ?? 0) + side.score),
      pointsAgainst: twoDecimals((before?.pointsAgainst ?? 0) + (other?.score ?? 0)),
    });
  }
  return teams;
}

const twoDecimals = (points: number): number => Math.round(points * 100) / 100 + 0;

/** Each side of each game with the one that it meets. */
const sidesOf = ({ fantasyGames }: Gamecast): readonly (readonly [GamecastSide, GamecastSide | null])[] =>
  fantasyGames.flatMap(({ away, home }) => [
    ...(away ? [[away, home] as const] : []),
    ...(home && home.id !== away?.id ? [[home, away] as const] : []),
  ]);

export async function readLeague(
  api: RtsportsApi,
  address: LeagueAddress,
  over: WeeksOver = NO_WEEKS,
): Answer<OutsideLeague> {
  const season = await readSeason(api, address, (week) => over.get(week) ?? null);
  if (!season.ok) return season;
  const { name, week, teams, hasBegun } = season.value;
  const held = await rostersOf(api, address, week ?? 1, teams);
  if (!held.ok && held.reason !== 'unknown-league') return held;
  const { rosters, strange } = held.ok ? held.value : { rosters: [], strange: [] };
  const isDrafted = held.ok ? rosters.some(({ players }) => players.length > 0) : hasBegun;
  const isOver = isSeasonOver(address.season, api.nowMs());
  const value: OutsideLeague = {
    platformLeagueId: address.platformLeagueId,
    name,
    season: address.season,
    ...{ avatarUrl: null, commissionerName: null },
    status: !isDrafted ? 'pre-draft' : isOver ? 'completed' : 'in-progress',
    scoringMode: teams.size > 0 || !isDrafted ? 'head-to-head' : 'total-points',
    ...{ isElimination: false, isBestBall: false, hasMedianGame: false, carryOver: 'redraft' },
    shape: { teams: teams.size || 1, budgetDollars: BUDGET_DOLLARS, slots: placesOf(rosters).slots },
    reserve: placesOf(rosters).reserve,
    scoring: RTSPORTS_SCORING,
    unmapped: [...NOT_TOLD, ...(held.ok ? [] : [NO_ROSTERS]), ...strangePlaces(strange)],
    weeks: { current: isDrafted && !isOver ? week : null, first: 1, last: 17 },
    ...{ playoffs: null, keepersPerTeam: null, lastTradeWeek: null, draftId: null },
    waivers: { kind: 'none', budgetDollars: null },
    teams: [...teams.values()].map(toTeam),
  };
  return { ok: true, value };
}

function toTeam({ side, pointsFor, pointsAgainst }: Team): OutsideLeagueTeam {
  const owner = boundedText(side.owner);
  return {
    teamId: side.id,
    name: nameOf(side),
    ownerIds: [],
    ownerNames: owner === '' ? [] : [owner],
    avatarUrl: pictureUrl(side.logo),
    standing: standingOf(side.record, pointsFor, pointsAgainst),
    ...{ faabLeftDollars: null, waiverPriority: null, division: null, outInWeek: null },
  };
}

export const nameOf = ({ name, id }: Pick<GamecastSide, 'name' | 'id'>): string => firstName([name], `Team ${id}`);

/** @param record '3-1' or '3-1-1' */
function standingOf(record: string, pointsFor: number, pointsAgainst: number): OutsideStanding | null {
  const [, wins, losses, ties = '0'] = /^\s*(\d{1,2})-(\d{1,2})(?:-(\d{1,2}))?\s*$/.exec(record) ?? [];
  if (wins === undefined || losses === undefined) return null;
  return { rank: null, wins: Number(wins), losses: Number(losses), ties: Number(ties), pointsFor, pointsAgainst };
}

/** Ids of teams by the names that reports go by; a name of two teams leads to neither. */
export function idsByName(teams: ReadonlyMap<string, Team>): ReadonlyMap<string, string> {
  const ids = new Map<string, string | null>();
  for (const { side } of teams.values()) {
    const key = nameKey(side.name);
    ids.set(key, ids.has(key) ? null : side.id);
  }
  return new Map([...ids].flatMap(([name, id]) => (id === null ? [] : [[name, id]])));
}

export const nameKey = (name: string): string => boundedText(name).toLowerCase();

/** The league's teams, for who they are: the first week and the present one name them all. */
const readTeams = (api: RtsportsApi, address: LeagueAddress): Answer<Season> =>
  readSeason(api, address, (week, present) => (week < present ? [] : null));

/** The league's teams by the names of reports. Failure: unknown-league. */
export async function readIdsByName(api: RtsportsApi, address: LeagueAddress): Answer<ReadonlyMap<string, string>> {
  const season = await readTeams(api, address);
  return season.ok ? { ok: true, value: idsByName(season.value.teams) } : season;
}

async function rostersOf(
  api: RtsportsApi,
  address: LeagueAddress,
  week: number,
  teams: ReadonlyMap<string, Team>,
): Answer<{ readonly rosters: readonly OutsideRoster[]; readonly strange: readonly string[] }> {
  const rows = await api.report(address, 'report-rosters', { CID: 0, FWK: Math.trunc(week) }, ROSTER_COLUMNS);
  if (!rows.ok) return rows;
  if (rows.value === null) return { ok: false, reason: 'unknown-league' };
  const ids = idsByName(teams);
  const byTeam = new Map([...teams.keys()].map((id) => [id, [] as OutsideRosterPlayer[]]));
  const taken = new Set<string>();
  const strange: string[] = [];
  for (const row of rows.value) {
    const players = byTeam.get(ids.get(nameKey(row['ffl-team'] ?? '')) ?? '');
    const told = { name: row.player ?? '', position: row.position ?? '', team: row['nfl-team'] ?? '' };
    const player = toPlayer(told);
    if (!players || boundedText(told.name) === '' || taken.has(player.id.id) || players.length >= 100) continue;
    taken.add(player.id.id);
    const status = row['roster status'] ?? '';
    const slot = placeOf(status, player.position);
    if (slot === null) strange.push(status);
    players.push({ player, slot: slot ?? 'BN', points: null });
  }
  return { ok: true, value: { rosters: [...byTeam].map(([teamId, players]) => ({ teamId, players })), strange } };
}

export async function readRosters(
  api: RtsportsApi,
  address: LeagueAddress,
  week: number,
): Answer<readonly OutsideRoster[]> {
  const season = await readTeams(api, address);
  if (!season.ok) return season;
  const held = await rostersOf(api, address, week, season.value.teams);
  return held.ok ? { ok: true, value: held.value.rosters } : held;
}

export async function readMatchups(
  api: RtsportsApi,
  address: LeagueAddress,
  week: number,
): Answer<readonly OutsideMatchup[]> {
  const told = await api.gamecast(address, week);
  if (!told.ok) return told;
  if (told.value !== null) return { ok: true, value: toMatchups(told.value) };
  // Whoever has a season has not drawn that week yet.
  const season = await readTeams(api, address);
  return season.ok ? { ok: true, value: [] } : season;
}

/** Games of a week, two teams once; which of them are play-offs is not told. */
export function toMatchups({ fantasyGames }: Gamecast): readonly OutsideMatchup[] {
  const matchups = new Map<string, OutsideMatchup>();
  const scoreOf = ({ id, score }: GamecastSide) => ({ teamId: id, points: twoDecimals(score) });
  for (const { away, home } of fantasyGames) {
    const [one, other] = home ? [home, away] : [away, null];
    if (!one || one.id === other?.id) continue;
    const pair = [one.id, other?.id ?? ''].sort().join(' ');
    if (matchups.has(pair)) continue;
    matchups.set(pair, { teams: [scoreOf(one), other ? scoreOf(other) : null], kind: 'regular' });
  }
  return [...matchups.values()];
}
