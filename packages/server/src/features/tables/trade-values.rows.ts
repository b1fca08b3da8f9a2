import type { Edition } from '@pylon/almanac/editions/edition';
import type { tradeValues } from '@pylon/contract/tables/trade-values.table';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { ageOn } from '../../football/age.ts';
import { newestLists } from '../../football/newest-lists.ts';
import type { RowsOf } from '../../tables/rows.ts';
import { known } from '../../wire/entity.ts';
import { publisherName } from '../../wire/expert.ts';

/** Everybody on the newest list of the league asked for: scales of two providers cannot be put together. */
export const rows: RowsOf<typeof tradeValues> = ({ edition, season, choices }) => {
  const { format } = choices;
  const passers = format.endsWith('superflex') ? 'superflex' : 'one';
  const redraft = placesOf(edition, season, passers === 'one' ? 'half-ppr' : 'superflex');
  const dynasty = placesOf(edition, season, passers === 'one' ? 'dynasty' : 'dynasty-superflex');
  const counts = new Map<string, number>();
  return newestValues(edition, season, format).flatMap(({ entityId, rank, value, change, provider, asOf }) => {
    const position = edition.indexes.positionOf(entityId, season);
    if (position === null || !isPosition(position)) return [];
    const positionRank = (counts.get(position) ?? 0) + 1;
    counts.set(position, positionRank);
    return [
      {
        ...{ entityId, rank, positionRank, value, change },
        redraftRank: redraft.get(entityId) ?? null,
        dynastyRank: dynasty.get(entityId) ?? null,
        age: ageOn(edition, entityId, asOf),
        told: `${publisherName(provider)} ${asOf}`,
      },
    ];
  });
};

/** The newest list of a kind of league, dearest first; the first by name where two are of one day. */
function newestValues({ tables }: Edition, season: number, format: string) {
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

const placesOf = (edition: Edition, season: number, format: string): ReadonlyMap<string, number> =>
  new Map(newestValues(edition, season, format).map(({ entityId, rank }) => [entityId, rank]));
