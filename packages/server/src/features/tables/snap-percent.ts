import type { Edition } from '@pylon/almanac/editions/edition';
import { isTeamId } from '@pylon/engine/vocabulary/entities';
import { known } from '../../wire/entity.ts';

/** An athlete's share of his team's offensive snaps in a week, 0 to 100; null for who has no count, as defenses. */
export function snapPercentOf(
  { tables, indexes }: Edition,
  season: number,
  { entityId, week }: { readonly entityId: string; readonly week: number },
): number | null {
  if (isTeamId(entityId)) return null;
  const { column } = tables.snapCounts;
  const row = indexes
    .rowsOf('snapCounts', entityId)
    .find((each) => column.season[each] === season && column.week[each] === week);
  return row === undefined ? null : known(column.offensePercent[row]);
}
