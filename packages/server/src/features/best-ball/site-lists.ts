// Average draft positions of Underdog's own drafts, list by list.
import type { Edition } from '@pylon/almanac/editions/edition';
import { onceFor } from '../../almanac/edition-memo.ts';

/** A list of one day: average draft positions by entity. */
export interface SiteList {
  readonly asOf: string;
  readonly adp: ReadonlyMap<string, number>;
}

/** Kinds of drafts that have lists of their own. */
export type DraftFormat = 'best-ball' | 'superflex';

/** A contest with two quarterbacks says so in its name. */
export const formatOf = (tournament: string): DraftFormat =>
  /superflex/i.test(tournament) ? 'superflex' : 'best-ball';

/** A provider's lists of best-ball drafts of a season, the oldest first. */
export const siteLists = (
  edition: Edition,
  season: number,
  { provider = 'underdog', format = 'best-ball' as DraftFormat } = {},
): readonly SiteList[] =>
  onceFor(edition, `best-ball lists ${season} ${provider} ${format}`, () => {
    const { column, length } = edition.tables.adp;
    const byDay = new Map<string, Map<string, number>>();
    for (let row = 0; row < length; row++) {
      if (column.season[row] !== season || column.provider[row] !== provider || column.format[row] !== format) continue;
      const day = column.asOf[row] ?? '';
      const list = byDay.get(day) ?? new Map<string, number>();
      byDay.set(day, list);
      list.set(column.entityId[row] ?? '', column.adp[row] ?? 0);
    }
    return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1)).map(([asOf, adp]) => ({ asOf, adp }));
  });

/** Providers with lists of best-ball drafts of a season. */
export const listProviders = (edition: Edition, season: number): readonly string[] =>
  onceFor(edition, `best-ball providers ${season}`, () => {
    const { column, length } = edition.tables.adp;
    const found = new Set<string>();
    for (let row = 0; row < length; row++)
      if (column.season[row] === season && column.format[row] === 'best-ball') found.add(column.provider[row] ?? '');
    return [...found].sort();
  });
