/**
 * Can a roster still become a full line-up? Leagues want every starting place filled, so a team that has three picks
 * left and lacks a tight end, a kicker and a defence must take those.
 */
import type { SlotCounts } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import { POSITION_SETS, positionIndex, slotCapacity } from './slot-capacity.ts';

/** Players by position, in the order of `POSITIONS`. */
export type CountByPosition = ArrayLike<number>;

/**
 * How many starting places a roster can fill at once.
 *
 * By König's theorem this is the minimum, over all sets of positions, of the places that the set may fill plus the
 * players of all other positions.
 *
 * @param capacity `slotCapacity` of the league
 */
export function fillablePlaces(capacity: Int32Array, roster: CountByPosition): number {
  let fewest = Number.POSITIVE_INFINITY;
  for (let set = 0; set < POSITION_SETS; set += 1) {
    let bound = capacity[set] ?? 0;
    for (let position = 0; position < roster.length; position += 1) {
      if (((set >> position) & 1) === 0) bound += roster[position] ?? 0;
    }
    if (bound < fewest) fewest = bound;
  }
  return fewest;
}

/** A roster in a draft. */
export interface RosterInDraft {
  readonly slots: SlotCounts;
  readonly has: CountByPosition;
  /** Picks the team has left, the one in question included. */
  readonly picksLeft: number;
  /** Players not yet drafted, by position. */
  readonly available: CountByPosition;
}

/**
 * Whether a team may take a position now and still complete its line-up, with the players that are left.
 *
 * Checks one team alone. That other teams draft from the same players is a matter for the draft's own rules.
 *
 * @example canSeat({ slots, has: [1, 2, 3, 1, 1, 0], picksLeft: 1, available: [9, 9, 9, 9, 9, 9] }, 'RB') // → false, a
 *   defence is due
 */
export function canSeat(roster: RosterInDraft, position: Position): boolean {
  const index = positionIndex(position);
  if (roster.picksLeft < 1 || (roster.available[index] ?? 0) < 1) return false;
  const capacity = slotCapacity(roster.slots);
  const places = capacity[POSITION_SETS - 1] ?? 0;
  const after = Array.from(roster.has, (count, at) => count + (at === index ? 1 : 0));
  const withAll = after.map((count, at) => count + (roster.available[at] ?? 0) - (at === index ? 1 : 0));
  return (
    places - fillablePlaces(capacity, after) <= roster.picksLeft - 1 && fillablePlaces(capacity, withAll) === places
  );
}
