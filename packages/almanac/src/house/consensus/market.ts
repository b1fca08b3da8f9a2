import type { TableRows } from '../../tables/all.ts';
import { newestLists } from '../newest.ts';
import type { OpinionList } from './opinions.ts';

type AdpRow = TableRows['adp'][number];

/** Slug of the market among the lists of a consensus. */
export const MARKET = 'market';

/** Formats in which everybody drafts one quarterback for one season. */
export const REDRAFT_FORMATS = ['half-ppr', 'ppr', 'standard', 'best-ball'] as const;

/** Providers whose figure is itself a mean of other providers here. */
const MEANS_OF_OTHERS: readonly string[] = ['fantasypros'];

/** Rows without those of means of other providers, unless there are no others. */
export function independentRows(rows: readonly AdpRow[]): readonly AdpRow[] {
  const independent = rows.filter((row) => !MEANS_OF_OTHERS.includes(row.provider));
  return independent.length > 0 ? independent : rows;
}

/**
 * Share of a list within which everybody is drafted in every format: whom it lacks there it has lost. Of the lists at
 * hand one of 2025 had lost six such players, the sixth pick of all among them.
 */
const SURELY_DRAFTED = 0.5;

/**
 * Each provider's newest lists of a season as one.
 *
 * @param formats formats that will do, the best first: of each provider the first that it has, and behind it, for
 *   players whom too few such drafts picked, its further ones. Whom it must have lost has the further one's place.
 */
export function marketLists(
  rows: readonly AdpRow[],
  formats: readonly string[],
  until: string,
): readonly (OpinionList & { readonly asOf: string })[] {
  const counted = independentRows(rows.filter((row) => formats.includes(row.format)));
  const newest = newestLists(counted, (row) => `${row.provider} ${row.format}`, until);
  const lists = new Map<string, { slug: string; asOf: string; ranks: Map<string, number>; last: number }>();
  for (const format of formats) {
    for (const slug of new Set(counted.map((row) => row.provider))) {
      const list = newest.get(`${slug} ${format}`);
      if (!list) continue;
      const known = lists.get(slug);
      if (!known) {
        const ranks = new Map(list.map((row) => [row.entityId, row.adp]));
        lists.set(slug, { slug, asOf: list[0]?.asOf ?? '', ranks, last: Math.max(...ranks.values()) });
        continue;
      }
      const last = Math.max(...known.ranks.values());
      const further = list.filter((row) => !known.ranks.has(row.entityId));
      for (const { entityId, adp } of further)
        known.ranks.set(entityId, adp < SURELY_DRAFTED * known.last ? adp : Math.max(last, adp));
    }
  }
  return [...lists.values()].map(({ last: _, ...list }) => list);
}
