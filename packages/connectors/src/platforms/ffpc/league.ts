/** What an FFPC league is, from the handlers that say so. */
import { MOST_PER_SLOT, type SlotCounts } from '@pylon/engine/vocabulary/league';
import type { Slot } from '@pylon/engine/vocabulary/slots';
import type {
  OutsideDraftResult,
  OutsideLeague,
  OutsideLeaguePick,
  OutsideLeagueTeam,
  OutsideMatchup,
  OutsideRoster,
  UnmappedRule,
} from '../../outside-league.ts';
import { boundedText, firstName } from '../../outside-text.ts';
import { toPlayer } from './players.ts';
import { toScoring } from './scoring.ts';
import type { FfpcGame, FfpcLeague, FfpcPick, FfpcStanding, FfpcTeam } from './shapes.ts';

const SLOT_OF: Readonly<Record<string, Slot>> = {
  ...{ QB: 'QB', RB: 'RB', WR: 'WR', TE: 'TE', RBWRTE: 'FLEX', SUPERFLEX: 'SUPERFLEX', PK: 'K', DF: 'DST', DST: 'DST' },
};
const DYNASTIES: ReadonlySet<string> = new Set(['12', '28', '29']);
/** Used where nothing says what an auction's budget is. */
const BUDGET_DOLLARS = 200;

/** What the handlers say of a league. */
export interface LeagueAnswers {
  readonly season: number;
  readonly league: FfpcLeague;
  readonly teams: readonly FfpcTeam[];
  readonly standings: readonly FfpcStanding[];
  readonly games: readonly FfpcGame[];
}

/** Joins the answers. Waivers, play-offs and best ball are not told. */
export function toLeague({ season, league, teams: told, standings, games }: LeagueAnswers): OutsideLeague {
  const teams = once(told, ({ teamID }) => teamID);
  const { slots, unmapped: strangePlaces } = toPlaces(league);
  const { scoring, unmapped: strangeRules } = toScoring(league.scoringRules.scoringRule);
  const weeks = weeksOf(games);
  const isDrafted = teams.some(({ roster }) => roster.player.length > 0);
  return {
    platformLeagueId: league.leagueID,
    name: nameOf(league),
    season,
    ...{ avatarUrl: null, commissionerName: null },
    status: !isDrafted ? 'pre-draft' : games.length > 0 && weeks.current === null ? 'completed' : 'in-progress',
    ...{ scoringMode: games.length > 0 || !isDrafted ? 'head-to-head' : 'total-points' },
    ...{ isElimination: false, isBestBall: false, hasMedianGame: false },
    carryOver: DYNASTIES.has(league.ffpcLeagueTypeID) ? 'dynasty' : 'redraft',
    shape: { teams: teams.length || 1, budgetDollars: BUDGET_DOLLARS, slots },
    reserve: { ir: 0, taxi: 0 },
    scoring,
    unmapped: [...strangePlaces, ...strangeRules, ...typeOf(league)],
    weeks: { ...weeks, current: isDrafted ? weeks.current : null },
    ...{ playoffs: null, keepersPerTeam: null, lastTradeWeek: null, draftId: null },
    waivers: { kind: 'none', budgetDollars: null },
    teams: teams.map((team) => toTeam(team, standings)),
  };
}

/** What a league is called. */
export const nameOf = ({ leagueName, leagueID }: Pick<FfpcLeague, 'leagueName' | 'leagueID'>): string =>
  firstName([leagueName], `League ${leagueID}`);

/** Which kinds of leagues are of best ball or of one quarterback more is not known, so the kind itself is told. */
const typeOf = ({ ffpcLeagueTypeID: type }: FfpcLeague): readonly UnmappedRule[] =>
  type === '' ? [] : [{ what: 'setting', code: 'ffpcLeagueTypeID', label: `League type: ${boundedText(type)}` }];

function toTeam({ teamID, teamName }: FfpcTeam, standings: readonly FfpcStanding[]): OutsideLeagueTeam {
  const standing = standings.find((one) => one.teamID === teamID);
  const { wins, losses, points, rank, divisionId } = standing ?? {};
  return {
    teamId: teamID,
    name: firstName([teamName], `Team ${teamID}`),
    ...{ ownerIds: [], ownerNames: [], avatarUrl: null },
    standing:
      wins === null || wins === undefined || losses === null || losses === undefined
        ? null
        : { rank: rank || null, wins, losses, ties: 0, pointsFor: points ?? 0, pointsAgainst: null },
    ...{ faabLeftDollars: null, waiverPriority: null, outInWeek: null },
    division:
      divisionId && divisionId !== '0' ? `Division ${boundedText(divisionId).slice(0, 20)}`.toWellFormed() : null,
  };
}

/** The bench is what is left of the roster; a place that we have no word for is told of. */
function toPlaces({ rosterSize, starters }: FfpcLeague): {
  readonly slots: SlotCounts;
  readonly unmapped: readonly UnmappedRule[];
} {
  const slots: Record<Slot, number> = {
    ...{ QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 0, K: 0, DST: 0, BN: 0 },
  };
  const unmapped: UnmappedRule[] = [];
  let started = 0;
  for (const { positionCategoryCode: code, numStarters } of starters.rosterPositions.rosterPosition) {
    const count = Math.min(60, numStarters ?? 0);
    const slot = Object.hasOwn(SLOT_OF, code) ? SLOT_OF[code] : undefined;
    const taken = slot === undefined ? 0 : Math.min(count, MOST_PER_SLOT - slots[slot]);
    if (slot !== undefined) slots[slot] += taken;
    started += taken;
    if (count > taken)
      unmapped.push({
        what: 'slot',
        code: boundedText(code),
        label: `${firstName([code], 'A place without a name')}: ${count - taken}`,
      });
  }
  slots.BN = Math.max(started === 0 ? 1 : 0, Math.min(100, rosterSize ?? started) - started);
  return { slots, unmapped };
}

/** The first week without a score is the current one; null when all have theirs. */
export function weeksOf(games: readonly FfpcGame[]): OutsideLeague['weeks'] {
  const weeks = games.flatMap(({ leagueWeek: week }) => (isWeek(week) ? [week] : []));
  if (weeks.length === 0) return { current: null, first: 1, last: 17 };
  const open = games.flatMap(({ leagueWeek: week, homeTeamScore, awayTeamScore }) =>
    isWeek(week) && !homeTeamScore && !awayTeamScore ? [week] : [],
  );
  return { current: open.length > 0 ? Math.min(...open) : null, first: Math.min(...weeks), last: Math.max(...weeks) };
}

const isWeek = (week: number | null): week is number => week !== null && week >= 1 && week <= 18;

/** Rosters of now: who starts is not told, so everybody is on the bench. */
export function toRosters(teams: readonly FfpcTeam[]): readonly OutsideRoster[] {
  const taken = new Set<string>();
  return once(teams, ({ teamID }) => teamID).map(({ teamID, roster }) => ({
    teamId: teamID,
    players: roster.player
      .filter(({ bgsPlayerID }) => !taken.has(bgsPlayerID) && taken.add(bgsPlayerID))
      .map((player) => ({ player: toPlayer(player), slot: 'BN', points: null })),
  }));
}

/** Games of a week; a team meets one other in it. */
export function toMatchups(games: readonly FfpcGame[], week: number): readonly OutsideMatchup[] {
  const own = games.filter(({ leagueWeek }) => leagueWeek === week);
  const pairs = own.map(({ homeTeamID, homeTeamScore, awayTeamID, awayTeamScore }): OutsideMatchup => {
    const [home, away] = [
      { teamId: homeTeamID, points: homeTeamScore ?? 0 },
      { teamId: awayTeamID, points: awayTeamScore ?? 0 },
    ];
    const hasAway = isTeam(awayTeamID) && awayTeamID !== homeTeamID;
    return { teams: isTeam(homeTeamID) ? [home, hasAway ? away : null] : [away, null], kind: 'regular' };
  });
  const known = pairs.filter(({ teams }) => isTeam(teams[0].teamId));
  return once(known, ({ teams }) => [teams[0].teamId, teams[1]?.teamId ?? ''].sort().join(' '));
}

const isTeam = (teamId: string): boolean => /^[\w-]{1,40}$/.test(teamId) && teamId !== '0';

/** The draft as far as it went; null before it has picks. */
export function toDraftResult(told: readonly FfpcPick[]): OutsideDraftResult | null {
  if (told.length === 0) return null;
  const byNumber = new Map<number, OutsideLeaguePick>();
  let open = 0;
  for (const { overall, round, teamID, player } of told) {
    if (!/^[\w-]{1,40}$/.test(player.bgsPlayerID)) open++;
    else if (overall !== null && overall >= 1 && overall <= 5_000 && isTeam(teamID)) {
      const own = { round: Math.max(1, round ?? 1), teamId: teamID, player: toPlayer(player) };
      byNumber.set(overall, { pickNumber: overall, ...own, isKeeper: false, costDollars: null });
    }
  }
  return {
    order: 'unknown',
    status: open === 0 ? 'completed' : byNumber.size === 0 ? 'pre-draft' : 'drafting',
    startsAt: null,
    picks: [...byNumber.values()].sort((one, other) => one.pickNumber - other.pickNumber),
  };
}

/** Each once, the first word holding. */
function once<T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = keyOf(one);
    return !seen.has(key) && seen.add(key);
  });
}
