// The slow, plain answer to 'how many places of a line-up can these players fill?': augmenting paths, one player at a
// time.
import type { SlotCounts } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { SLOT_POSITIONS, STARTING_SLOTS } from '../vocabulary/slots.ts';

/** Places filled by players of each position (in the order of POSITIONS). */
export function filledPlaces(slots: SlotCounts, counts: ArrayLike<number>): number {
  const places = STARTING_SLOTS.flatMap((slot) => Array.from({ length: slots[slot] }, () => slot));
  const holder: (number | null)[] = places.map(() => null);
  const players = POSITIONS.flatMap((position, p) => Array.from({ length: counts[p] ?? 0 }, () => position));
  const seat = (player: number, tried: Set<number>): boolean =>
    places.some((slot, place) => {
      const position = players[player];
      if (tried.has(place) || !position || !SLOT_POSITIONS[slot].includes(position)) return false;
      tried.add(place);
      const sitting = holder[place] ?? null;
      if (sitting !== null && !seat(sitting, tried)) return false;
      holder[place] = player;
      return true;
    });
  return players.filter((_, player) => seat(player, new Set())).length;
}
