// A roster's weeks, ready for the seating of lineup/seating.ts: who comes in which order in each of them, the wire
// among them. Weights are multiplied in, which changes no order within a week.
import { seatInOrder } from '../lineup/seating.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import type { TradeLeague, TradePlayer } from './trade-league.ts';

/**
 * Entries are numbered: the roster's players, then the wire, position by position and as often as it can start.
 */
export interface RosterWeeks {
  readonly players: readonly TradePlayer[];
  /** Kind of each entry. Two more stand at the end, for guests whose kinds change. */
  readonly kinds: Uint8Array;
  /** By week, the weighted points of each entry; guests have none. */
  readonly points: readonly Float64Array[];
  /** By week, the entries best first: of equals a player before the wire, the earlier before the later. */
  readonly orders: readonly Uint16Array[];
}

/** Prepares a roster, which need not be a team's. */
export function rosterWeeks(league: TradeLeague, players: readonly TradePlayer[]): RosterWeeks {
  const { kindOf, weeks, wire, wireCopies } = league;
  const free = POSITIONS.flatMap((position, kind) =>
    Array.from({ length: wireCopies[kind] ?? 0 }, () => ({ kind, points: wire[position] })),
  );
  const kinds = Uint8Array.from([
    ...players.map(({ id }) => kindOf.get(id) ?? 0),
    ...free.map(({ kind }) => kind),
    0,
    0,
  ]);
  const lines = [...players, ...free].map((entry) => entry.points);
  const points = weeks.map(({ weight }, week) =>
    Float64Array.from(kinds, (_, entry) => weight * (lines[entry]?.[week] ?? 0)),
  );
  const orders = points.map((own) =>
    // Casts: entries are within the points. Sorting is stable, so equals stay in their order.
    Uint16Array.from(lines.keys()).sort((a, b) => (own[b] as number) - (own[a] as number)),
  );
  return { players, kinds, points, orders };
}

/** The entry that holds a guest, the first or the second. */
export const guestEntry = ({ kinds }: RosterWeeks, guest: 0 | 1): number => kinds.length - 2 + guest;

/**
 * The entries that start in a week.
 *
 * @param isOut entries who cannot
 * @returns as many as the league has places, best first: the wire fills what players leave open
 */
export function startersOf(
  league: TradeLeague,
  roster: RosterWeeks,
  week: number,
  isOut?: (entry: number) => boolean,
): readonly number[] {
  const all = roster.orders[week] ?? new Uint16Array();
  const order = isOut ? all.filter((entry) => !isOut(entry)) : all;
  const seated = new Uint16Array(league.rules.places);
  return [...seated.subarray(0, seatInOrder(league.rules, roster.kinds, order, order.length, seated))];
}

/** Weighted points of a roster's best line-ups over all weeks. */
export function rosterPoints(league: TradeLeague, players: readonly TradePlayer[]): number {
  const roster = rosterWeeks(league, players);
  let sum = 0;
  for (const [week, points] of roster.points.entries())
    for (const entry of startersOf(league, roster, week)) sum += points[entry] ?? 0;
  return sum;
}

/**
 * Points of a roster's best line-up in each week, unweighted, in the order of the league's weeks.
 *
 * @param players any set of players of the league
 */
export function rosterPointsByWeek(league: TradeLeague, players: readonly TradePlayer[]): readonly number[] {
  const roster = rosterWeeks(league, players);
  return league.weeks.map(({ weight }, week) => {
    const points = roster.points[week];
    return startersOf(league, roster, week).reduce((sum, entry) => sum + (points?.[entry] ?? 0), 0) / weight;
  });
}
