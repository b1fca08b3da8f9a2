// Line-ups of all weeks of a season at once. The best of the players who can play start, so the question is asked
// player by player: in which weeks is there still a seat for this player? A set of weeks is one integer, a bit a week,
// and seats are counted bitwise: plane j of a counter holds the j-th binary digit of the number of seats left, for
// every week. Taking a seat in some weeks is a subtraction with borrow on those planes.
//
// What is counted depends on the league. Where of any two kinds of place one takes everybody whom the other takes, or
// nobody (a running back's place lies within the flex, that within the superflex), whoever comes takes the narrowest
// place that is free: nobody who sits in a wider one could make room by moving to a narrower one. Elsewhere players may
// have to move over, and a seat is taken in every deciding set of positions (see lineup/seating.ts).
import { lineupRules } from '../lineup/seating.ts';
import { positionSet } from '../lineup/slot-capacity.ts';
import type { SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { SLOT_POSITIONS, STARTING_SLOTS } from '../vocabulary/slots.ts';

/** Places of one team over some weeks. Made by {@link weekSeats}. */
export interface WeekSeats {
  /**
   * Whether a seat in one counter is enough, the first that is free, and every counter has two planes; else a player
   * needs a seat in each.
   */
  readonly isNested: boolean;
  /** Planes of all counters, with every seat free. */
  readonly full: Int32Array;
  /** First and one past the last plane of each counter that a position asks, in pairs, position after position. */
  readonly planes: Int32Array;
  /** By position, where its pairs begin; one past the last at the end. */
  readonly pairsOf: Int32Array;
}

/** Seats that two planes can count. */
const TWO_PLANES = 3;

/** @param weeks how many, at most 31 */
export function weekSeats(slots: SlotCounts, weeks: number): WeekSeats {
  const kinds = STARTING_SLOTS.filter((slot) => slots[slot] > 0)
    .map((slot) => ({ set: positionSet(SLOT_POSITIONS[slot]), seats: slots[slot] }))
    .sort((one, other) => bitCount(one.set) - bitCount(other.set));
  const isNested = kinds.every(({ set }, at) =>
    kinds.slice(at + 1).every(({ set: wider }) => (set & wider) === 0 || (set & wider) === set),
  );
  if (!isNested) {
    const { seats, setsOf } = lineupRules(slots);
    return { isNested, ...counters([...seats], setsOf, weeks) };
  }
  // Two planes each, so that seating needs no loop over them: more places of a kind are a further counter.
  const small = kinds.flatMap(({ set, seats }) =>
    Array.from({ length: Math.ceil(seats / TWO_PLANES) }, (_, at) => ({
      set,
      seats: Math.min(TWO_PLANES, seats - at * TWO_PLANES),
    })),
  );
  const asked = POSITIONS.map((_, position) =>
    [...small.keys()].filter((counter) => ((small[counter]?.set ?? 0) >> position) & 1),
  );
  return {
    isNested,
    ...counters(
      small.map(({ seats }) => seats),
      asked,
      weeks,
    ),
  };
}

/** @param askedBy by position, the numbers of the counters that it asks, in this order */
function counters(
  seats: readonly number[],
  askedBy: readonly ArrayLike<number>[],
  weeks: number,
): Omit<WeekSeats, 'isNested'> {
  const all = 2 ** weeks - 1;
  const first: number[] = [];
  const full: number[] = [];
  for (const count of seats) {
    first.push(full.length);
    for (let digit = 0; digit < 2 || count >> digit > 0; digit++) full.push((count >> digit) & 1 ? all : 0);
  }
  const planes: number[] = [];
  const pairsOf = askedBy.map((asked) => {
    const begins = planes.length;
    for (const counter of Array.from(asked)) planes.push(first[counter] ?? 0, first[counter + 1] ?? full.length);
    return begins;
  });
  return {
    full: Int32Array.from(full),
    planes: Int32Array.from(planes),
    pairsOf: Int32Array.from([...pairsOf, planes.length]),
  };
}

/** How many weeks a set has: bits are added up in pairs, fours, bytes. */
export function bitCount(weeks: number): number {
  const pairs = weeks - ((weeks >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Positions by whom they compete with: those that ask a common counter are together, as bits. */
export function competitors({ planes, pairsOf }: WeekSeats): readonly number[] {
  // A counter is known by its first plane, the former of the pair.
  const asked = POSITIONS.map((_, position) =>
    planes.subarray(pairsOf[position], pairsOf[position + 1]).filter((__, at) => at % 2 === 0),
  );
  return POSITIONS.reduce((groups: readonly number[], _, position) => {
    const meets = (other: number) => asked[other]?.some((plane) => asked[position]?.includes(plane)) ?? false;
    const isMet = (group: number) => POSITIONS.some((__, other) => (group >> other) & 1 && meets(other));
    const joined = groups.filter(isMet).reduce((all, group) => all | group, 1 << position);
    return [...groups.filter((group) => !isMet(group)), joined];
  }, []);
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
  return seats.isNested ? seatInFirst(seats, left, position, weeks) : seatInEach(seats, left, position, weeks);
}

// Indexes come from weekSeats; the casts spare branches in the innermost loops.

function seatInFirst({ planes, pairsOf }: WeekSeats, left: Int32Array, position: number, weeks: number): number {
  const last = pairsOf[position + 1] as number;
  let standing = weeks;
  for (let pair = pairsOf[position] as number; pair < last && standing !== 0; pair += 2) {
    const begin = planes[pair] as number;
    const ones = left[begin] as number;
    const twos = left[begin + 1] as number;
    const seated = standing & (ones | twos);
    left[begin] = ones ^ seated;
    left[begin + 1] = twos ^ (seated & ~ones);
    standing ^= seated;
  }
  return weeks ^ standing;
}

function seatInEach({ planes, pairsOf }: WeekSeats, left: Int32Array, position: number, weeks: number): number {
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
