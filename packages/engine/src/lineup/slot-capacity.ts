/**
 * How many starters a set of positions can have.
 *
 * A player's points do not depend on the place they play in, so all that matters of a line-up is whether its starters
 * can be given places. Hall's theorem says when: for every set of positions, no more starters than places that take at
 * least one of them. With six positions that is 63 inequalities, most of which follow from others.
 */
import type { SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS, type Position } from '../vocabulary/positions.ts';
import { SLOT_POSITIONS, STARTING_SLOTS } from '../vocabulary/slots.ts';

/** How many sets of positions there are; a set is a number with one bit for each position. */
export const POSITION_SETS = 1 << POSITIONS.length;

/** A position's number in typed arrays. @example positionIndex('WR') // → 2 */
export const positionIndex = (position: Position): number => POSITIONS.indexOf(position);

/** The set of some positions. @example positionSet(['QB', 'WR']) // → 5 */
export function positionSet(positions: readonly Position[]): number {
  let set = 0;
  for (const position of positions) set |= 1 << positionIndex(position);
  return set;
}

/**
 * Starting places that take at least one position of a set.
 *
 * @param slots of one team; the bench does not count
 * @param teams how many such teams are filled together
 * @returns 64 numbers, by set
 * @example slotCapacity(DEFAULT_LEAGUE.slots)[positionSet(['RB'])] // → 3, two of its own and the flex
 */
export function slotCapacity(slots: SlotCounts, teams = 1): Int32Array {
  const capacity = new Int32Array(POSITION_SETS);
  for (const slot of STARTING_SLOTS) {
    const takes = positionSet(SLOT_POSITIONS[slot]);
    for (let set = 1; set < POSITION_SETS; set += 1) {
      if ((takes & set) !== 0) capacity[set] = (capacity[set] ?? 0) + slots[slot] * teams;
    }
  }
  return capacity;
}

/** The kinds of players when each has one position: the sets of one. */
export const SINGLE_POSITIONS: readonly number[] = POSITIONS.map((_, position) => 1 << position);

/**
 * The sets whose inequality does not follow from others'.
 *
 * An inequality follows from that of a larger set of the same capacity, or from two parts that share neither a place
 * nor a kind of player. Larger sets are tested first, while all their parts are still in the list; each set removed
 * follows from those left at that moment.
 *
 * @param kinds the sets of positions that players have; of one position each unless said otherwise
 * @returns sets, each with its bits; about ten for a usual league and, for players of one position each, at most 17
 */
export function decidingSets(capacity: Int32Array, kinds: readonly number[] = SINGLE_POSITIONS): readonly number[] {
  const kept = new Set<number>();
  for (let set = 1; set < POSITION_SETS; set += 1) kept.add(set);
  const bySize = [...kept].sort((a, b) => bitCount(b) - bitCount(a));
  for (const set of bySize) {
    const own = capacity[set] ?? 0;
    const follows = [...kept].some((other) => {
      if (other === set) return false;
      if ((other & set) === set) return capacity[other] === own;
      const rest = set & ~other;
      if ((other & ~set) !== 0 || !kept.has(rest) || (capacity[other] ?? 0) + (capacity[rest] ?? 0) !== own)
        return false;
      return kinds.every((kind) => (kind & ~set) !== 0 || (kind & other) === 0 || (kind & rest) === 0);
    });
    if (follows) kept.delete(set);
  }
  return [...kept];
}

function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
