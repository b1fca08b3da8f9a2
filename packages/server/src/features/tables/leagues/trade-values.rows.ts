import type { Edition } from '@pylon/almanac/editions/edition';
import type { tradeValues } from '@pylon/contract/tables/leagues/trade-values.table';
import { isPosition } from '@pylon/engine/vocabulary/positions';
import { ageOn } from '../../../football/age.ts';
import { newestValues } from '../../../football/lists/trade-values.ts';
import type { RowsOf } from '../../../tables/rows.ts';
import { publisherName } from '../../../wire/expert.ts';

/** Everybody on the newest list of the league asked for. */
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

const placesOf = (edition: Edition, season: number, format: string): ReadonlyMap<string, number> =>
  new Map(newestValues(edition, season, format).map(({ entityId, rank }) => [entityId, rank]));
