/**
 * Exact line-ups for hot loops: typed arrays, no objects, one position a player.
 *
 * The sets of players that can be seated together form a matroid, so taking the best player who still fits, again and
 * again, gives the line-up with the most points, flex places and all. Whether one fits is asked of a few counters: the
 * seats left in each deciding set of positions that they belong to. They are packed side by side into three integers, a
 * guard bit above each; taking a seat is three subtractions, and a guard bit that falls says that there was none left.
 */
import type { SlotCounts } from '../vocabulary/league.ts';
import { decidingSets, POSITION_SETS, SINGLE_POSITIONS, slotCapacity } from './slot-capacity.ts';

const FIELD_BITS = 5;
const FIELDS_PER_WORD = 6;
const FIELD_MAX = (1 << (FIELD_BITS - 1)) - 1;

/** What a league's places allow, ready for {@link seatInOrder}. Made by {@link lineupRules} or for kinds of players. */
export interface LineupRules {
  /** Starting places of all its teams. */
  readonly places: number;
  /** Seats of each deciding set, and for each position which of those sets it belongs to. */
  readonly seats: Int32Array;
  readonly setsOf: readonly Int32Array[];
  /**
   * The same counters packed, when no set has more than fifteen seats; null for whole leagues and very large rosters.
   */
  readonly packed: PackedRules | null;
}

/** Three words of counters: full, their guard bits, and what each position takes, three words a position. */
interface PackedRules {
  readonly full: Int32Array;
  readonly guard: Int32Array;
  readonly take: Int32Array;
}

/**
 * Prepares a league. Once per league, not per line-up.
 *
 * @param slots of one team
 * @param teams more than one seats a whole league as if it were one team
 */
export function lineupRules(slots: SlotCounts, teams = 1): LineupRules {
  return rulesOf(slotCapacity(slots, teams), SINGLE_POSITIONS);
}

/**
 * The same where some players have several positions. A player's number of position is then that of their kind.
 *
 * @param kinds sets of positions ({@link positionSet}), each not empty
 * @example lineupRulesOfKinds(slots, [...SINGLE_POSITIONS, positionSet(['QB', 'TE'])]) // → kind 6 may play at either
 */
export const lineupRulesOfKinds = (slots: SlotCounts, kinds: readonly number[]): LineupRules =>
  rulesOf(slotCapacity(slots), kinds);

/** By Hall's theorem a player counts in every set that holds all of their positions. */
function rulesOf(capacity: Int32Array, kinds: readonly number[]): LineupRules {
  const sets = decidingSets(capacity, kinds);
  const seats = Int32Array.from(sets, (set) => capacity[set] ?? 0);
  const setsOf = kinds.map((kind) =>
    Int32Array.from(sets.flatMap((set, index) => ((kind & ~set) === 0 ? [index] : []))),
  );
  return { places: capacity[POSITION_SETS - 1] ?? 0, seats, setsOf, packed: packRules(seats, setsOf) };
}

function packRules(seats: Int32Array, setsOf: readonly Int32Array[]): PackedRules | null {
  if (seats.length > 3 * FIELDS_PER_WORD || seats.some((count) => count > FIELD_MAX)) return null;
  const full = new Int32Array(3);
  const guard = new Int32Array(3);
  const take = new Int32Array(3 * setsOf.length);
  const wordOf = (field: number) => Math.floor(field / FIELDS_PER_WORD);
  const shiftOf = (field: number) => (field % FIELDS_PER_WORD) * FIELD_BITS;
  seats.forEach((count, field) => {
    const word = wordOf(field);
    const bit = 1 << (shiftOf(field) + FIELD_BITS - 1);
    guard[word] = (guard[word] ?? 0) | bit;
    full[word] = (full[word] ?? 0) | bit | (count << shiftOf(field));
  });
  setsOf.forEach((fields, position) => {
    for (const field of fields) {
      const word = 3 * position + wordOf(field);
      take[word] = (take[word] ?? 0) | (1 << shiftOf(field));
    }
  });
  return { full, guard, take };
}

// In the loops below every index is bounded by the loop or by the caller's promise. The casts say so, because a default
// value would cost a branch for each player.

/**
 * Seats players in a given order, skipping those who no longer fit.
 *
 * @param positions of all players, by number: {@link positionIndex}
 * @param order player numbers, best first; with points descending the result is the best line-up
 * @param count how many of `order` to consider
 * @param seated where the numbers of the seated go, best first; at least `rules.places` long
 * @returns how many were seated
 */
export function seatInOrder(
  rules: LineupRules,
  positions: Uint8Array,
  order: Uint16Array,
  count: number,
  seated: Uint16Array,
): number {
  return rules.packed === null
    ? seatByCounting(rules, positions, order, count, seated)
    : seatPacked(rules.packed, rules.places, positions, order, count, seated);
}

function seatPacked(
  packed: PackedRules,
  places: number,
  positions: Uint8Array,
  order: Uint16Array,
  count: number,
  seated: Uint16Array,
): number {
  const { full, guard, take } = packed;
  const guard0 = guard[0] as number;
  const guard1 = guard[1] as number;
  const guard2 = guard[2] as number;
  let left0 = full[0] as number;
  let left1 = full[1] as number;
  let left2 = full[2] as number;
  let taken = 0;
  for (let at = 0; at < count && taken < places; at += 1) {
    const player = order[at] as number;
    const word = 3 * (positions[player] as number);
    const next0 = left0 - (take[word] as number);
    const next1 = left1 - (take[word + 1] as number);
    const next2 = left2 - (take[word + 2] as number);
    if ((next0 & guard0) === guard0 && (next1 & guard1) === guard1 && (next2 & guard2) === guard2) {
      left0 = next0;
      left1 = next1;
      left2 = next2;
      seated[taken] = player;
      taken += 1;
    }
  }
  return taken;
}

function seatByCounting(
  rules: LineupRules,
  positions: Uint8Array,
  order: Uint16Array,
  count: number,
  seated: Uint16Array,
): number {
  const left = rules.seats.slice();
  let taken = 0;
  for (let at = 0; at < count && taken < rules.places; at += 1) {
    const player = order[at] as number;
    const sets = rules.setsOf[positions[player] as number] as Int32Array;
    let fits = true;
    for (let index = 0; index < sets.length; index += 1) {
      if ((left[sets[index] as number] as number) === 0) {
        fits = false;
        break;
      }
    }
    if (!fits) continue;
    for (let index = 0; index < sets.length; index += 1) {
      const set = sets[index] as number;
      left[set] = (left[set] as number) - 1;
    }
    seated[taken] = player;
    taken += 1;
  }
  return taken;
}

/** Scratch space of {@link lineupPoints}: reused so that a hot loop makes no garbage. */
export interface LineupScratch {
  readonly order: Uint16Array;
  readonly seated: Uint16Array;
}

/** @param players the most players that a roster will have */
export const lineupScratch = (players: number): LineupScratch => ({
  order: new Uint16Array(players),
  seated: new Uint16Array(players),
});

/**
 * Points of the best line-up of an unsorted roster. Every place that can be filled is filled, with a negative player if
 * there is no other; ties go to the lower number.
 *
 * @param points by player number, finite
 * @param positions by player number
 * @param count how many players the roster has, at most the scratch's size
 * @param scratch afterwards `scratch.seated` starts with the starters, best first
 */
export function lineupPoints(
  rules: LineupRules,
  points: Float64Array,
  positions: Uint8Array,
  count: number,
  scratch: LineupScratch,
): number {
  const { order, seated } = scratch;
  // Insertion: rosters are short, and stay nearly sorted from one week to the next.
  for (let player = 0; player < count; player += 1) {
    const own = points[player] as number;
    let at = player;
    while (at > 0 && (points[order[at - 1] as number] as number) < own) {
      order[at] = order[at - 1] as number;
      at -= 1;
    }
    order[at] = player;
  }
  const taken = seatInOrder(rules, positions, order, count, seated);
  let sum = 0;
  for (let at = 0; at < taken; at += 1) sum += points[seated[at] as number] as number;
  return sum;
}
