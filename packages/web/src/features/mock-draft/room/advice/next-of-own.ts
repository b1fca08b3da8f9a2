import type { PlayerMarks } from '../../../../widgets/player/marks/player-marks.ts';
import type { FreePlayer, RoomView } from '../state/room-view.ts';

/**
 * The first of the person's own list who is still there: nobody marked to avoid, and nobody whom the roster has no
 * place for; null where the list names no such player.
 */
export function nextOfOwn(
  free: readonly FreePlayer[],
  { places, marks }: { readonly places: ReadonlyMap<string, number>; readonly marks: PlayerMarks },
  refusals: RoomView['refusals'],
): FreePlayer | null {
  let next: FreePlayer | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const row of free) {
    const place = places.get(row.id);
    if (place === undefined || place >= best || marks[row.id]?.mark === 'avoid' || refusals[row.position]) continue;
    next = row;
    best = place;
  }
  return next;
}
