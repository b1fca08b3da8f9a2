import { FLEX_POSITIONS } from '@pylon/engine/vocabulary/positions';
import { entityOf } from '../../widgets/player/entity.ts';
import type { PositionChoice } from '../../widgets/table/table-search.ts';
import type { EditedPlace } from './edited-place.ts';

/** A row of the editor. */
export interface ShownPlace {
  readonly place: EditedPlace;
  /** In the whole list, from 0. */
  readonly index: number;
  /** Within the position, from 1; 0 for somebody whom the almanac no longer knows. */
  readonly positionRank: number;
}

/** The places of some positions, all when none is chosen, with where they stand in the whole list. */
export function shownPlaces(
  places: readonly EditedPlace[],
  positions: readonly PositionChoice[],
): readonly ShownPlace[] {
  const wanted = new Set<string>(positions.flatMap((each) => (each === 'FLEX' ? FLEX_POSITIONS : [each])));
  const counts = new Map<string, number>();
  return places.flatMap((place, index) => {
    const position = entityOf(place)?.position ?? '';
    if (position === '') return wanted.size === 0 ? [{ place, index, positionRank: 0 }] : [];
    const positionRank = (counts.get(position) ?? 0) + 1;
    counts.set(position, positionRank);
    return wanted.size === 0 || wanted.has(position) ? [{ place, index, positionRank }] : [];
  });
}
