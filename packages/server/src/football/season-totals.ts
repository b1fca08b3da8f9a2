import type { Edition } from '@pylon/almanac/editions/edition';
import { type StatTotal, statTotals } from '@pylon/almanac/read/stat-totals';
import { onceFor } from '../almanac/edition-memo.ts';

/** Regular-season totals of everybody, by entity. */
export const totalsOf = (edition: Edition, season: number): ReadonlyMap<string, StatTotal> =>
  onceFor(
    edition,
    `stat totals ${season}`,
    () => new Map(statTotals(edition, season).map((one) => [one.entityId, one])),
  );
