import type { Edition } from '@pylon/almanac/editions/edition';
import { onceFor } from '../../present/edition-memo.ts';

/** A mean over the sites that spoke on a day, or most recently before it. */
export interface AdpPoint {
  readonly asOf: string;
  readonly adp: number;
}

/** Points of a spark line; more cannot be told apart in its width. */
const MOST_POINTS = 24;
/** Formats of one-quarterback drafts for one season. */
const FORMATS: ReadonlySet<string> = new Set(['half-ppr', 'ppr', 'standard', 'best-ball']);

/** How each player's average draft position went, oldest first, by entity. */
export const adpHistory = (edition: Edition, season: number): ReadonlyMap<string, readonly AdpPoint[]> =>
  onceFor(edition, `adp history ${season}`, () => {
    const { column, length } = edition.tables.adp;
    const byEntity = new Map<string, Map<string, Map<string, number>>>();
    for (let row = 0; row < length; row++) {
      if (column.season[row] !== season || !FORMATS.has(column.format[row] ?? '')) continue;
      const entityId = column.entityId[row] ?? '';
      const byDay = byEntity.get(entityId) ?? new Map<string, Map<string, number>>();
      byEntity.set(entityId, byDay);
      const day = column.asOf[row] ?? '';
      const byList = byDay.get(day) ?? new Map<string, number>();
      byDay.set(day, byList);
      byList.set(`${column.provider[row]} ${column.format[row]}`, column.adp[row] ?? 0);
    }
    return new Map([...byEntity].map(([entityId, byDay]) => [entityId, pointsOf(byDay)]));
  });

/** Each list speaks from its day on until its next. */
function pointsOf(byDay: ReadonlyMap<string, ReadonlyMap<string, number>>): readonly AdpPoint[] {
  const latest = new Map<string, number>();
  const points = [...byDay]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([asOf, byList]): AdpPoint => {
      for (const [list, adp] of byList) latest.set(list, adp);
      const adps = [...latest.values()];
      return { asOf, adp: adps.reduce((sum, adp) => sum + adp, 0) / adps.length };
    });
  return points.slice(-MOST_POINTS);
}
