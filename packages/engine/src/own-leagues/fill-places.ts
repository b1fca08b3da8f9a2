import type { SlotCounts } from '../vocabulary/league.ts';
import type { Position } from '../vocabulary/positions.ts';
import {
  RESERVE_SLOTS,
  type RosterPlace,
  SLOT_POSITIONS,
  STARTING_SLOTS,
  type StartingSlot,
} from '../vocabulary/slots.ts';

/** Somebody who is to have a place. */
export interface Unplaced {
  /** Where they were put; null leaves it to the order. */
  readonly place: RosterPlace | null;
  /** null of somebody who is not known: such a player starts only where they were put. */
  readonly position: Position | null;
}

const isReserve = (place: RosterPlace): boolean => (RESERVE_SLOTS as readonly string[]).includes(place);

/**
 * Places of a roster, in its order: whoever was put somewhere stands there as long as there is room, all others take
 * the first starting place that is open to their position. Whoever finds none is on the bench, which has no end.
 *
 * @example filledPlaces({ ...none, QB: 1 }, [{ place: null, position: 'QB' }]) // → ['QB']
 */
export function filledPlaces(slots: SlotCounts, players: readonly Unplaced[]): readonly RosterPlace[] {
  const left = new Map<StartingSlot, number>(STARTING_SLOTS.map((slot) => [slot, slots[slot]]));
  const take = (slot: StartingSlot | undefined): RosterPlace => {
    const open = slot === undefined ? 0 : (left.get(slot) ?? 0);
    if (slot === undefined || open === 0) return 'BN';
    left.set(slot, open - 1);
    return slot;
  };
  const put = players.map(({ place }): RosterPlace | null => {
    if (place === null || place === 'BN' || isReserve(place)) return place;
    return take(STARTING_SLOTS.find((slot) => slot === place));
  });
  return put.map((place, index) => {
    const position = players[index]?.position ?? null;
    if (place !== null || position === null) return place ?? 'BN';
    return take(STARTING_SLOTS.find((slot) => (left.get(slot) ?? 0) > 0 && SLOT_POSITIONS[slot].includes(position)));
  });
}
