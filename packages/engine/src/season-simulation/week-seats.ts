// Line-ups of all weeks of a season at once. The best of the players who can play start, so the question is asked
// player by player: in which weeks is there still a seat for this player? A set of weeks is one integer, a bit a week,
// and the seats left in each deciding set of positions (see lineup/seating.ts) are counted bitwise: plane j holds the
// j-th binary digit of the number of seats left, for every week. Taking a seat in some weeks is a subtraction with
// borrow on those planes.
import { lineupRules } from '../lineup/seating.ts';
import type { SlotCounts } from '../vocabulary/league.ts';

/** Places of one team over some weeks. Made by {@link weekSeats}. */
export interface WeekSeats {
  /** Planes of all deciding sets, with every seat free. */
  readonly full: Int32Array;
  /** First and one past the last plane of each set that a position belongs to, in pairs, position after position. */
  readonly planes: Int32Array;
  /** By position, where its pairs begin; one past the last at the end. */
  readonly pairsOf: Int32Array;
}

/** @param weeks how many, at most 31 */
export function weekSeats(slots: SlotCounts, weeks: number): WeekSeats {
  const { seats, setsOf } = lineupRules(slots);
  const all = 2 ** weeks - 1;
  const first: number[] = [];
  const full: number[] = [];
  for (const count of seats) {
    first.push(full.length);
    for (let rest = count; rest > 0; rest >>= 1) full.push(rest & 1 ? all : 0);
  }
  const planes: number[] = [];
  const pairsOf = setsOf.map((sets) => {
    const begins = planes.length;
    for (const set of sets) planes.push(first[set] ?? 0, first[set + 1] ?? full.length);
    return begins;
  });
  return {
    full: Int32Array.from(full),
    planes: Int32Array.from(planes),
    pairsOf: Int32Array.from([...pairsOf, planes.length]),
  };
}

/**
 * Seats a player in every week of `weeks` that still has a place for the player. Asked best player first, week by week
 * the same players are seated as by seatInOrder, which is the best line-up.
 *
 * @param left planes, a copy of `full` at first; changed
 * @param position number of their position
 * @param weeks the weeks that they can play
 * @returns the weeks in which they start
 */
export function seatInWeeks(seats: WeekSeats, left: Int32Array, position: number, weeks: number): number {
  const { planes, pairsOf } = seats;
  // Indexes come from weekSeats; the casts spare branches in the innermost loop.
  const begin = pairsOf[position] as number;
  const last = pairsOf[position + 1] as number;
  let fits = weeks;
  for (let pair = begin; pair < last && fits !== 0; pair += 2) {
    let free = 0;
    const end = planes[pair + 1] as number;
    for (let plane = planes[pair] as number; plane < end; plane++) free |= left[plane] as number;
    fits &= free;
  }
  if (fits === 0) return 0;
  for (let pair = begin; pair < last; pair += 2) {
    let borrow = fits;
    const end = planes[pair + 1] as number;
    for (let plane = planes[pair] as number; plane < end && borrow !== 0; plane++) {
      const digit = left[plane] as number;
      left[plane] = digit ^ borrow;
      borrow &= ~digit;
    }
  }
  return fits;
}
