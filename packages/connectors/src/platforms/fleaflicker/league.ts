/** What a Fleaflicker league is, and who plays in it. */
import { rosterSize, type SlotCounts } from '@pylon/engine/vocabulary/league';
import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutsideLeague, OutsideLeagueTeam } from '../../outside-league.ts';
import { pictureUrl } from '../../outside-text.ts';
import type { LeagueAddress } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import type { FleaflickerGet } from './api.ts';
import { placesOf } from './places.ts';
import { scoringOf } from './scoring.ts';
import { DraftBoard, Rules, Scoreboard, Standings, type Team } from './shapes.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const UNKNOWN = { ok: false, reason: 'unknown-league' } as const;
/** Used where a league has no budget of its own for auctions. */
const AUCTION_DOLLARS = 200;
/** Kept are more than this share of a roster: everybody. */
const ALL_OF_A_ROSTER = 0.9;

export const addressOfLeague = ({ platformLeagueId: league_id, season }: LeagueAddress) => ({ league_id, season });

export async function readLeague(get: FleaflickerGet, league: LeagueAddress): Answer<OutsideLeague> {
  const at = addressOfLeague(league);
  const [standings, rules, board, scoreboard] = await Promise.all([
    get('FetchLeagueStandings', at, Standings),
    get('FetchLeagueRules', { league_id: at.league_id }, Rules),
    get('FetchLeagueDraftBoard', at, DraftBoard),
    get('FetchLeagueScoreboard', at, Scoreboard),
  ]);
  for (const answer of [standings, rules, board, scoreboard]) if (!answer.ok) return answer;
  if (!standings.ok || !rules.ok || !board.ok || !scoreboard.ok) return UNKNOWN;
  if (standings.value === null || rules.value === null) return UNKNOWN;
  const playoffs = await readPlayoffs(get, league, scoreboard.value);
  if (!playoffs.ok) return playoffs;
  const { league: about } = standings.value;
  const status = statusOf(scoreboard.value, board.value);
  const teams = standings.value.divisions.flatMap((division) =>
    division.teams.map((team) =>
      toTeam(team, (standings.value?.divisions.length ?? 0) > 1 ? division.name || null : null, status === 'completed'),
    ),
  );
  const { slots, reserve, unmapped, positions } = placesOf(rules.value.rosterPositions);
  const { scoring, unmapped: rulesUnmapped } = scoringOf(rules.value, positions);
  const value: OutsideLeague = {
    platformLeagueId: about.id,
    name: about.name || `League ${about.id}`,
    season: standings.value.season || league.season,
    avatarUrl: pictureUrl(about.logoUrl),
    commissionerName: null,
    status,
    ...{ scoringMode: 'head-to-head', isElimination: false, isBestBall: false, hasMedianGame: false },
    carryOver: carryOverOf(about.maxKeepers, slots),
    shape: { teams: teams.length, budgetDollars: AUCTION_DOLLARS, slots },
    reserve,
    scoring,
    unmapped: [...unmapped, ...rulesUnmapped],
    weeks: weeksOf(scoreboard.value, status),
    playoffs: playoffs.value,
    waivers: waiversOf(about),
    keepersPerTeam: about.maxKeepers > 0 ? about.maxKeepers : null,
    lastTradeWeek: null,
    draftId: board.value?.orderedSelections.length
      ? `fleaflicker-${about.id}-${standings.value.season || league.season}`
      : null,
    teams,
  };
  return { ok: true, value };
}

export function toTeam(team: Team, division: string | null, isOver: boolean): OutsideLeagueTeam {
  const { recordOverall: record, waiverAcquisitionBudget: budget } = team;
  return {
    teamId: team.id,
    name: team.name || `Team ${team.id}`,
    ownerIds: team.owners.map(({ id }) => id),
    ownerNames: team.owners.map(({ displayName }) => displayName),
    avatarUrl: pictureUrl(team.logoUrl),
    standing: record && {
      rank: record.rank || null,
      ...{ wins: record.wins, losses: record.losses, ties: record.ties },
      pointsFor: cents(team.pointsFor.value),
      pointsAgainst: cents(team.pointsAgainst.value),
    },
    // Standings of a season that is over tell today's budget.
    faabLeftDollars: isOver || budget === null ? null : budget.value,
    waiverPriority: team.waiverPosition || null,
    division,
    outInWeek: null,
  };
}

/** Numbers come in 32 bits. */
export const cents = (points: number): number => Math.round(points * 100) / 100 + 0;

export const carryOverOf = (maxKeepers: number, slots: SlotCounts): OutsideLeague['carryOver'] => {
  if (maxKeepers <= 0) return 'redraft';
  return maxKeepers >= rosterSize(slots) * ALL_OF_A_ROSTER ? 'dynasty' : 'keeper';
};

function waiversOf({ waiverType, defaultWaiverBudget }: Standings['league']): OutsideLeague['waivers'] {
  if (waiverType === 'BLIND_BID') return { kind: 'faab', budgetDollars: defaultWaiverBudget };
  return { kind: waiverType.includes('NONE') ? 'none' : 'priority', budgetDollars: null };
}

function statusOf(scoreboard: Scoreboard | null, board: DraftBoard | null): OutsideLeague['status'] {
  const { schedulePeriod, eligibleSchedulePeriods = [], games = [] } = scoreboard ?? {};
  const isLast = schedulePeriod !== undefined && eligibleSchedulePeriods.at(-1)?.value === schedulePeriod.value;
  const isFirst = schedulePeriod === undefined || eligibleSchedulePeriods[0]?.value === schedulePeriod.value;
  if (isLast && games.length > 0 && games.every(({ isFinalScore }) => isFinalScore)) return 'completed';
  const selections = board?.orderedSelections ?? [];
  const made = selections.filter(({ player }) => player !== null).length;
  const hasBegun = !isFirst || games.some(({ isFinalScore }) => isFinalScore);
  if (hasBegun || selections.length === made) return 'in-progress';
  return made === 0 ? 'pre-draft' : 'drafting';
}

function weeksOf(scoreboard: Scoreboard | null, status: OutsideLeague['status']): OutsideLeague['weeks'] {
  const told = scoreboard?.eligibleSchedulePeriods.map(({ value }) => value) ?? [];
  const current = scoreboard && status === 'in-progress' ? week(scoreboard.schedulePeriod.value) : null;
  return { current, first: week(told[0] ?? 1), last: week(told.at(-1) ?? 17) };
}

const week = (value: number): number => Math.min(18, Math.max(1, value));

/** Play-offs are known by their games, once there are some: they are looked for from the week played backwards. */
async function readPlayoffs(
  get: FleaflickerGet,
  league: LeagueAddress,
  current: Scoreboard | null,
): Answer<OutsideLeague['playoffs']> {
  const teams = new Set<string>();
  let scoreboard = current;
  while (scoreboard?.games.some(({ isPlayoffs }) => isPlayoffs)) {
    const games = scoreboard.games.filter(({ isPlayoffs, isConsolation }) => isPlayoffs && !isConsolation);
    for (const { home, away } of games) for (const team of [home, away]) if (team) teams.add(team.id);
    const { value } = scoreboard.schedulePeriod;
    if (value === 1) break;
    const before = await get(
      'FetchLeagueScoreboard',
      { ...addressOfLeague(league), scoring_period: value - 1 },
      Scoreboard,
    );
    if (!before.ok) return before;
    // A week that cannot be seen might be one of theirs.
    if (before.value === null) return { ok: true, value: null };
    if (before.value.schedulePeriod.value >= value) break;
    if (!before.value.games.some(({ isPlayoffs }) => isPlayoffs))
      return { ok: true, value: { firstWeek: week(value), teams: teams.size } };
    scoreboard = before.value;
  }
  return { ok: true, value: null };
}
