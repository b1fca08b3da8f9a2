import type { Edition } from '../editions/edition.ts';
import type { marketLists } from '../house/consensus/market.ts';

/** A row of a site's list. What only the editing of lists needs is left empty. */
export type AdpRow = Parameters<typeof marketLists>[0][number];

/**
 * Rows of the average draft positions of every season.
 *
 * @param until last day that counts, '2025-08-20'
 */
export function adpRows({ tables }: Edition, until: string): readonly AdpRow[] {
  const { column, length } = tables.adp;
  const rows: AdpRow[] = [];
  for (let row = 0; row < length; row++) {
    const asOf = column.asOf[row] ?? '';
    if (asOf > until) continue;
    rows.push({
      season: column.season[row] ?? 0,
      provider: column.provider[row] ?? '',
      format: column.format[row] ?? '',
      asOf,
      entityId: column.entityId[row] ?? '',
      adp: column.adp[row] ?? 0,
      high: null,
      low: null,
      stdev: null,
      timesDrafted: null,
      teams: null,
      toldBy: column.toldBy[row] ?? null,
    });
  }
  return rows;
}
