import type { Edition } from '@pylon/almanac/editions/edition';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { ListFormat } from '../../almanac/season-players.ts';

/**
 * Mean overall rank of chosen experts for a season, each by the newest list in the format or the nearest to it.
 *
 * @param expertIds slugs; empty means the consensus speaks, and then nobody is in the answer
 */
export function expertRanks(
  edition: Edition,
  season: number,
  expertIds: readonly string[],
  format: ListFormat,
): ReadonlyMap<EntityId, number> {
  const { column, length } = edition.tables.rankings;
  const preference = [format, 'half-ppr', 'ppr', 'standard', 'superflex'];
  const isWanted = (row: number) =>
    column.season[row] === season &&
    column.period[row] === 'seasonal' &&
    expertIds.includes(column.expert[row] as string) &&
    preference.includes(column.format[row] as string);
  const lists = new Map<string, { readonly order: number; readonly asOf: string }>();
  for (let row = 0; row < length; row++) {
    if (!isWanted(row)) continue;
    const expert = column.expert[row] as string;
    const order = preference.indexOf(column.format[row] as string);
    const asOf = column.asOf[row] as string;
    const known = lists.get(expert);
    if (!known || order < known.order || (order === known.order && asOf > known.asOf))
      lists.set(expert, { order, asOf });
  }
  const ranks = new Map<EntityId, number[]>();
  for (let row = 0; row < length; row++) {
    if (!isWanted(row)) continue;
    const list = lists.get(column.expert[row] as string);
    if (list?.asOf !== column.asOf[row] || list?.order !== preference.indexOf(column.format[row] as string)) continue;
    const entityId = column.entityId[row] as EntityId;
    ranks.set(entityId, [...(ranks.get(entityId) ?? []), column.rank[row] as number]);
  }
  return new Map([...ranks].map(([id, values]) => [id, values.reduce((sum, rank) => sum + rank, 0) / values.length]));
}
