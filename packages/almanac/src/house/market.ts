import type { TableRows } from '../tables/all.ts';
import { newestLists } from './newest.ts';
import { type OpinionList, type PooledOpinion, pooledOpinions } from './opinions.ts';

type AdpRow = TableRows['adp'][number];

/** Slug of the market among the lists of a consensus. */
export const MARKET = 'market';

/** Formats in which everybody drafts one quarterback for one season. */
export const REDRAFT_FORMATS = ['half-ppr', 'ppr', 'standard', 'best-ball'] as const;

/** Providers whose figure is itself a mean of other providers here. */
const MEANS_OF_OTHERS: readonly string[] = ['fantasypros'];

/**
 * Each provider's newest list of a season.
 *
 * @param formats formats that will do, the best first: of each provider the first that it has
 */
export function marketLists(
  rows: readonly AdpRow[],
  formats: readonly string[],
  until: string,
): readonly (OpinionList & { readonly asOf: string })[] {
  const wanted = rows.filter((row) => formats.includes(row.format));
  const independent = wanted.filter((row) => !MEANS_OF_OTHERS.includes(row.provider));
  const counted = independent.length > 0 ? independent : wanted;
  const bestFormat = new Map<string, string>();
  for (const { provider, format } of counted) {
    const known = bestFormat.get(provider);
    if (known === undefined || formats.indexOf(format) < formats.indexOf(known)) bestFormat.set(provider, format);
  }
  const chosen = counted.filter((row) => bestFormat.get(row.provider) === row.format);
  return [...newestLists(chosen, (row) => row.provider, until)].map(([slug, list]) => ({
    slug,
    asOf: list[0]?.asOf ?? '',
    ranks: new Map(list.map((row) => [row.entityId, row.adp])),
  }));
}

/** The market's order: mean average pick over the providers. */
export const marketOrder = (
  lists: readonly OpinionList[],
  positionOf: (entityId: string) => string | null,
): readonly PooledOpinion[] => pooledOpinions(lists, positionOf);
