// What players bring in trades, as the newest list of a kind of league has it.
import type { Edition } from '@pylon/almanac/editions/edition';
import { known } from '../../wire/entity.ts';
import { newestLists } from './newest-lists.ts';

/**
 * The newest list of a kind of league, dearest first; the first by name where two are of one day. Scales of two
 * providers cannot be put together.
 *
 * @param format as in the almanac's table of trade values
 */
export function newestValues({ tables }: Edition, season: number, format: string) {
  const { column, length } = tables.tradeValues;
  const listed = Array.from({ length }, (_, row) => row)
    .filter((row) => column.season[row] === season && column.format[row] === format)
    .map((row) => ({
      provider: column.provider[row] ?? '',
      asOf: column.asOf[row] ?? '',
      entityId: column.entityId[row] ?? '',
      rank: column.rank[row] ?? 0,
      value: column.value[row] ?? 0,
      change: known(column.change30Days[row]),
    }));
  const [newest] = newestLists(listed).toSorted((a, b) => (a.asOf === b.asOf ? 0 : a.asOf > b.asOf ? -1 : 1));
  return (newest?.rows ?? []).toSorted((a, b) => a.rank - b.rank);
}
