/**
 * What a free agent would add to a roster, and who would make room.
 *
 * A player on the wire is worth what the best line-ups of the weeks that are left score more with them. A place that
 * stays open goes to the wire without them: not to the best of it in each week, who would be claimed by others, but to
 * the third.
 */
import { rosterPoints } from '../trades/roster-weeks.ts';
import type { TradeLeague, TradePlayer } from '../trades/trade-league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';

/**
 * Who of the wire is still there when others have claimed theirs, an estimate.
 * @source docs/decisions/0085-bids-against-rivals-that-a-league-shows.md
 */
export const WIRE_PLACE = 3;

/**
 * What a point above replacement is worth on the bench, as a share of one in the line-up, an estimate.
 * @source docs/decisions/0085-bids-against-rivals-that-a-league-shows.md
 */
export const BENCH_SHARE = 0.1;

/** Somebody on no roster: expected points of each week that is left. */
export interface FreePoints {
  readonly id: string;
  readonly position: Position;
  readonly points: Float64Array;
}

/** What the wire still has of a position in each week when whoever is in `without` is gone; 0 where nobody is left. */
export function wireLine(
  free: readonly FreePoints[],
  position: Position,
  weeks: number,
  without: ReadonlySet<string>,
): Float64Array {
  const own = free.filter((player) => player.position === position && !without.has(player.id));
  return Float64Array.from({ length: weeks }, (_, week) => {
    const points = own.map((player) => player.points[week] ?? 0).sort((a, b) => b - a);
    return points[WIRE_PLACE - 1] ?? 0;
  });
}

/** The same of every position. */
export const wireWithout = (
  free: readonly FreePoints[],
  weeks: number,
  without: ReadonlySet<string>,
): Record<Position, Float64Array> =>
  // The cast: each position once.
  Object.fromEntries(POSITIONS.map((position) => [position, wireLine(free, position, weeks, without)])) as Record<
    Position,
    Float64Array
  >;

/** A roster ready for pickups. */
export interface OpenRoster {
  readonly players: readonly TradePlayer[];
  /** Whom it misses least, the first first. */
  readonly dropOrder: readonly TradePlayer[];
  /** Whether somebody has to go for anybody who comes. */
  readonly isFull: boolean;
}

/** What a pickup does. */
export interface Pickup {
  /** Weighted points more of the line-ups that are left, ≥ 0 where nobody has to go. */
  readonly gain: number;
  /** The same with what the newcomer is worth on the bench and whoever goes no longer is, ≥ 0. */
  readonly worth: number;
  /** Who goes; null where there is room. */
  readonly drop: TradePlayer | null;
}

/** How many of those missed least are tried for a newcomer. */
const TRIED_DROPS = 4;

/**
 * Prepares a roster.
 *
 * @param league made with every newcomer among its teams' players, that their kinds are known
 * @param fixed players who cannot be dropped, by id
 */
export function openRoster(
  league: TradeLeague,
  players: readonly TradePlayer[],
  fixed: ReadonlySet<string> = new Set(),
): OpenRoster {
  const points = rosterPoints(league, players);
  const costs = new Map(
    players.map((player) => {
      const without = rosterPoints(
        league,
        players.filter((each) => each !== player),
      );
      return [player, points - without + hiddenLoss(league, players, player) + BENCH_SHARE * player.value] as const;
    }),
  );
  const dropOrder = players
    .filter(({ id }) => !fixed.has(id))
    .toSorted((one, other) => (costs.get(one) ?? 0) - (costs.get(other) ?? 0));
  return { players, dropOrder, isFull: players.length >= league.rosterSize };
}

/**
 * What a newcomer adds to a roster. A full roster drops whoever costs it least, and never the last who can start in a
 * week at a position that has a place of its own: the wire would fill it only if nobody else claimed first.
 *
 * @param league as the roster was prepared in; its wire may be without the newcomer
 *
 * @example pickup(league, roster, star).drop // → the player who is missed least
 */
export function pickup(league: TradeLeague, roster: OpenRoster, newcomer: TradePlayer): Pickup {
  const { players, dropOrder, isFull } = roster;
  const points = rosterPoints(league, players);
  const worthOf = (gain: number, goes: number) => Math.max(0, gain + BENCH_SHARE * (newcomer.value - goes));
  if (!isFull) {
    const gain = rosterPoints(league, [...players, newcomer]) - points;
    return { gain, worth: worthOf(gain, 0), drop: null };
  }
  let best: Pickup | null = null;
  let tried = 0;
  const joined = [...players, newcomer];
  for (const drop of dropOrder) {
    if (leavesNobody(league, joined, drop, newcomer)) continue;
    if (++tried > TRIED_DROPS) break;
    const after = joined.filter((player) => player !== drop);
    const gain = rosterPoints(league, after) - points - hiddenLoss(league, joined, drop);
    if (best === null || gain - BENCH_SHARE * drop.value > best.gain - BENCH_SHARE * (best.drop?.value ?? 0))
      best = { gain, worth: worthOf(gain, drop.value), drop };
  }
  return best ?? { gain: 0, worth: 0, drop: null };
}

/** What whoever goes costs the next week’s line-up that the wire would hide, weighted points, ≥ 0. */
function hiddenLoss(league: TradeLeague, players: readonly TradePlayer[], drop: TradePlayer): number {
  if (!((drop.points[0] ?? 0) > 0)) return 0; // whoever does not play costs nothing
  const others = players.filter((player) => player !== drop);
  const next = { ...league, weeks: league.weeks.slice(0, 1) };
  const loss = (of: TradeLeague) => rosterPoints(of, players) - rosterPoints(of, others);
  return loss({ ...next, wireCopies: [] }) - loss(next);
}

/**
 * Whether a position's own place is left to nobody in a week in which whoever goes would have played: in the first such
 * week, and in every further one unless whoever comes plays there, too.
 */
function leavesNobody(
  { slots }: TradeLeague,
  players: readonly TradePlayer[],
  drop: TradePlayer,
  newcomer: TradePlayer,
): boolean {
  const weeks = [...drop.points.keys()].filter((week) => (drop.points[week] ?? 0) > 0);
  return drop.positions.some((position) => {
    if (slots[position] === 0) return false;
    const others = players.filter((player) => player !== drop && player.positions.includes(position));
    const asked = newcomer.positions.includes(position) ? weeks.slice(0, 1) : weeks;
    return asked.some((week) => !others.some(({ points }) => (points[week] ?? 0) > 0));
  });
}
