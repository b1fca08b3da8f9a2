/**
 * What a trade does to both sides: the best line-ups of all weeks that are left before and after it, place by place,
 * and what the bench is good for when somebody misses a week.
 */
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import type { Result } from '../vocabulary/result.ts';
import type { Trade } from './best-trades.ts';
import { rosterPoints, rosterWeeks, startersOf } from './roster-weeks.ts';
import type { TradeLeague, TradePlayer, TradeTeam } from './trade-league.ts';

/** A starter of a week: of the roster, or from the wire (`playerId` null). `points` as expected, unweighted. */
export interface WeekStarter {
  readonly playerId: string | null;
  readonly position: Position;
  readonly points: number;
}

/** What a roster promises over the weeks that are left. */
export interface RosterOutlook {
  readonly playerIds: readonly string[];
  /** Weighted points of all weeks. */
  readonly points: number;
  /** Points of each week, unweighted, in the order of the league's weeks; the first is the next that is played. */
  readonly weekPoints: readonly number[];
  /** The best line-up of each week, best starter first; as many as the league has places. */
  readonly starters: readonly (readonly WeekStarter[])[];
  /** Weighted points of the starters of each position, the wire's with them; they add up to `points`. */
  readonly positionPoints: Readonly<Record<Position, number>>;
  /**
   * Weighted points that the bench is expected to save, ≥ 0: when a starter misses a week, which each does with
   * {@link MISSED_WEEK_CHANCE}, what the line-up scores with the bench above what it would with the wire alone. Two who
   * miss the same week are not counted together.
   */
  readonly insurance: number;
}

/** One side of a trade. */
export interface SideEffect {
  readonly teamId: string;
  readonly before: RosterOutlook;
  readonly after: RosterOutlook;
  /** Weighted points more (or less) in the weeks that are left: `after.points - before.points`. */
  readonly gain: number;
  /** Players whom the side drops to make room. */
  readonly dropped: readonly string[];
}

/** Both sides of a trade. */
export interface TradeEffect {
  readonly trade: Trade;
  readonly team: SideEffect;
  readonly opponent: SideEffect;
}

/** Why there is no such trade. */
export type NoTrade = 'unknown-team' | 'same-team' | 'empty-side' | 'not-on-roster';

/** Chance that a starter misses a week, an estimate. @source docs/decisions/0081-a-trade-is-judged-by-line-ups.md */
export const MISSED_WEEK_CHANCE = 0.05;

/**
 * Judges a trade, of any number of players.
 *
 * A side that takes in more than it has room for drops whoever is missed least in its line-ups; of equals somebody who
 * would not start in the next week if there were no wire, then the one the market values least. Up to three drops are
 * the best there are; more are chosen one after the other.
 *
 * @returns both sides, or why the trade cannot be: a team that is not there, the same twice, nobody on one side, a
 *   player who is not on that roster or named twice
 * @example tradeEffect(league, { teamId: 'a', opponentId: 'b', gives: ['7'], gets: ['9'] })
 */
export function tradeEffect(league: TradeLeague, trade: Trade): Result<TradeEffect, NoTrade> {
  const sides = sidesOf(league, trade);
  if (!sides.ok) return sides;
  const [team, opponent] = sides.value.map(({ side, gone, came }): SideEffect => {
    const { players, dropped } = rosterAfter(league, side, gone, came);
    const before = rosterOutlook(league, side.players);
    const after = rosterOutlook(league, players);
    return { teamId: side.id, before, after, gain: after.points - before.points, dropped: dropped.map(({ id }) => id) };
  });
  // Two sides went in. The compiler cannot know how many came out.
  return { ok: true, value: { trade, team: team as SideEffect, opponent: opponent as SideEffect } };
}

/**
 * The gains of a trade alone, weighted points: of the team, of the opponent. Quicker than {@link tradeEffect}.
 */
export function tradeGains(league: TradeLeague, trade: Trade): Result<readonly [number, number], NoTrade> {
  const sides = sidesOf(league, trade);
  if (!sides.ok) return sides;
  const [gain = 0, opponentGain = 0] = sides.value.map(
    ({ side, gone, came }) =>
      rosterPoints(league, rosterAfter(league, side, gone, came).players) - rosterPoints(league, side.players),
  );
  return { ok: true, value: [gain, opponentGain] };
}

interface TradingSide {
  readonly side: TradeTeam;
  readonly gone: readonly TradePlayer[];
  readonly came: readonly TradePlayer[];
}

function sidesOf({ teams }: TradeLeague, trade: Trade): Result<readonly [TradingSide, TradingSide], NoTrade> {
  const team = teams.find(({ id }) => id === trade.teamId);
  const opponent = teams.find(({ id }) => id === trade.opponentId);
  if (!team || !opponent) return { ok: false, reason: 'unknown-team' };
  if (team === opponent) return { ok: false, reason: 'same-team' };
  if (trade.gives.length === 0 || trade.gets.length === 0) return { ok: false, reason: 'empty-side' };
  const gives = team.players.filter(({ id }) => trade.gives.includes(id));
  const gets = opponent.players.filter(({ id }) => trade.gets.includes(id));
  if (gives.length !== trade.gives.length || gets.length !== trade.gets.length)
    return { ok: false, reason: 'not-on-roster' };
  return {
    ok: true,
    value: [
      { side: team, gone: gives, came: gets },
      { side: opponent, gone: gets, came: gives },
    ],
  };
}

/** Most drops that are chosen together. */
const CHOSEN_TOGETHER = 3;

/** The roster after a trade, newcomers last, and who was dropped for them. */
function rosterAfter(
  league: TradeLeague,
  { players }: TradeTeam,
  gone: readonly TradePlayer[],
  came: readonly TradePlayer[],
): { readonly players: readonly TradePlayer[]; readonly dropped: readonly TradePlayer[] } {
  const all = [...players.filter((player) => !gone.includes(player)), ...came];
  const mayGo = (player: TradePlayer) => came.includes(player) || !league.kept?.has(player.id);
  let left = Math.max(0, all.length - Math.max(league.rosterSize, players.length));
  const dropped: TradePlayer[] = [];
  while (left > 0) {
    const now = left <= CHOSEN_TOGETHER ? left : 1;
    dropped.push(
      ...leastMissed(
        league,
        all.filter((player) => !dropped.includes(player)),
        { count: now, mayGo },
      ),
    );
    left -= now;
  }
  return { players: all.filter((player) => !dropped.includes(player)), dropped };
}

/** The players whom a roster misses least: all choices of so many are tried until one costs nothing. */
function leastMissed(
  league: TradeLeague,
  all: readonly TradePlayer[],
  { count, mayGo }: { readonly count: number; readonly mayGo: (player: TradePlayer) => boolean },
): readonly TradePlayer[] {
  const whole = rosterPoints(league, all);
  const next = rosterWeeks({ ...league, weeks: league.weeks.slice(0, 1), wireCopies: [] }, all);
  const starting = new Set(startersOf(league, next, 0).map((entry) => all[entry]));
  const needed = (player: TradePlayer) => (starting.has(player) && (player.points[0] ?? 0) > 0 ? 1 : 0);
  const inTurn = all.filter(mayGo).toSorted((a, b) => needed(a) - needed(b) || a.value - b.value);
  let best: readonly TradePlayer[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices(inTurn, count)) {
    const points = rosterPoints(
      league,
      all.filter((player) => !choice.includes(player)),
    );
    if (points <= most) continue;
    best = choice;
    most = points;
    if (most >= whole) break;
  }
  return best;
}

/** All choices of some of a list, those of its first members before others. */
function* choices<T>(list: readonly T[], count: number): Generator<readonly T[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [at, first] of list.entries())
    for (const others of choices(list.slice(at + 1), count - 1)) yield [first, ...others];
}

/** What a roster promises; any set of players of the league. */
export function rosterOutlook(league: TradeLeague, players: readonly TradePlayer[]): RosterOutlook {
  const roster = rosterWeeks(league, players);
  const positionPoints = { QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DST: 0 } satisfies Record<Position, number>;
  let points = 0;
  let insurance = 0;
  const starters = league.weeks.map(({ weight }, week) => {
    const entries = startersOf(league, roster, week);
    const worthOf = (list: readonly number[]) =>
      list.reduce((sum, entry) => sum + (roster.points[week]?.[entry] ?? 0), 0);
    const all = worthOf(entries);
    points += all;
    const own = entries.filter((entry) => entry < players.length);
    for (const missing of own) {
      const withBench = worthOf(startersOf(league, roster, week, (entry) => entry === missing));
      const withWire = worthOf(
        startersOf(
          league,
          roster,
          week,
          (entry) => entry < players.length && (entry === missing || !own.includes(entry)),
        ),
      );
      insurance += MISSED_WEEK_CHANCE * (withBench - withWire);
    }
    return entries.map((entry): WeekStarter => {
      const player = players[entry];
      const position = player?.positions[0] ?? POSITIONS[roster.kinds[entry] ?? 0] ?? 'DST'; // the wire has one kind each
      const weighted = roster.points[week]?.[entry] ?? 0;
      positionPoints[position] += weighted;
      return { playerId: player?.id ?? null, position, points: weighted / weight };
    });
  });
  return {
    playerIds: players.map(({ id }) => id),
    points,
    weekPoints: starters.map((list) => list.reduce((sum, starter) => sum + starter.points, 0)),
    starters,
    positionPoints,
    insurance,
  };
}
