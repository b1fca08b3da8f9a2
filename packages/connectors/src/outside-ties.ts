/** What platforms say of ties in the standings in words of their own, made ours. */
import type { TieBreaker } from '@pylon/engine/vocabulary/tie-breakers';
import type { OutsideLeague, UnmappedRule } from './outside-league.ts';

/** Words of a platform: 'record' for what has to be equal before there is a tie. */
export type TieWords = ReadonlyMap<string, TieBreaker | 'record'>;

/**
 * The rules of a platform's list that we have words for.
 *
 * @param told the first rule first, in the platform's words
 * @param meaning ours for those that we have one for
 * @param code what the platform calls the list
 * @returns no tie-breakers where the list says none; what comes before points and has no word of ours is told
 */
export function tiesTold(
  told: readonly string[],
  meaning: TieWords,
  code: string,
): Pick<OutsideLeague, 'tieBreakers'> & { readonly strange: readonly UnmappedRule[] } {
  const overall: TieBreaker[] = [];
  const strange: string[] = [];
  for (const rule of told) {
    const tie = meaning.get(rule);
    if (tie === undefined && !overall.includes('points')) strange.push(rule);
    if (tie !== undefined && tie !== 'record' && !overall.includes(tie)) overall.push(tie);
  }
  const label = `Ties in the standings also go by ${strange.join(', ').slice(0, 200)}`.toWellFormed();
  return {
    ...(overall.length > 0 && { tieBreakers: { overall } }),
    strange: strange.length > 0 ? [{ what: 'setting', code, label }] : [],
  };
}
