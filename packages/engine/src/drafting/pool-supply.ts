// Can everybody still fill a roster from the players that are left? One team is a matter of its own slots
// (roster-rules.ts), but eighteen teams share thirty-two defences: if one of them hoards, another ends without. For a
// set S of positions a team still needs as many players of S as it has places that only S may fill, less the players of
// S it has. Summed over the teams that must not exceed the players of S that are left, for any S. This is Hall's
// condition for the whole room.

import { rosterSize, type SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { SLOT_POSITIONS, SLOTS } from '../vocabulary/slots.ts';
import { type PositionCounts, positionBit } from './roster-rules.ts';

const SETS = 1 << POSITIONS.length;

/**
 * Places, bench included, that only players of a set of positions may fill. The index has a bit per position; 64
 * numbers.
 * @example placesOnlyFor(DEFAULT_LEAGUE.slots)[1] // → 1, the quarterback's
 */
export function placesOnlyFor(slots: SlotCounts): Uint8Array {
  const only = new Uint8Array(SETS);
  for (const slot of SLOTS) {
    const takes = SLOT_POSITIONS[slot].reduce((bits, position) => bits | positionBit(position), 0);
    for (let set = 0; set < SETS; set++) if ((takes & ~set) === 0) only[set] = (only[set] ?? 0) + slots[slot];
  }
  return only;
}

/** Players of each set of positions, from players of each position. 64 numbers. */
function bySet(counts: PositionCounts): Float64Array {
  const sums = new Float64Array(SETS);
  for (let set = 1; set < SETS; set++) {
    const lowest = set & -set;
    // 31 - clz32 of a single bit is its index; the smaller set was summed before.
    sums[set] = (sums[set ^ lowest] ?? 0) + (counts[31 - Math.clz32(lowest)] ?? 0);
  }
  return sums;
}

/**
 * What a team still needs of each set of positions. 64 numbers.
 *
 * @param only {@link placesOnlyFor} of the league
 * @param team what it has by position
 */
export function needsOf(only: Uint8Array, team: PositionCounts): Float64Array {
  const need = new Float64Array(SETS);
  const has = bySet(team);
  for (let set = 1; set < SETS; set++) {
    // A set needs at least what any of its parts needs: having many of one position does not help another.
    let most = Math.max(0, (only[set] as number) - (has[set] as number)); // both have 64 numbers
    for (let bit = 1; bit <= set; bit <<= 1) if (set & bit) most = Math.max(most, need[set ^ bit] as number);
    need[set] = most;
  }
  return need;
}

/** What all teams together need of each set, from what each needs. 64 numbers. */
export function demandOf(needs: readonly Float64Array[]): Float64Array {
  const demand = new Float64Array(SETS);
  for (const need of needs) for (let set = 1; set < SETS; set++) demand[set] = (demand[set] ?? 0) + (need[set] ?? 0);
  return demand;
}

/**
 * Whether all teams can still complete their rosters.
 *
 * @param demand {@link demandOf} all teams
 * @param left players not taken by position
 */
export function poolSuffices(demand: Float64Array, left: PositionCounts): boolean {
  const supply = bySet(left);
  return demand.every((wanted, set) => wanted <= (supply[set] ?? 0));
}

/** Whether a pool of players can fill every roster of a league from nothing. */
export function poolFillsLeague(slots: SlotCounts, teams: number, pool: PositionCounts): boolean {
  const empty = needsOf(placesOnlyFor(slots), new Uint8Array(POSITIONS.length));
  return rosterSize(slots) > 0 && poolSuffices(demandOf(Array.from({ length: teams }, () => empty)), pool);
}
