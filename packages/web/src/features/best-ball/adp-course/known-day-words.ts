// What is known of a player by its day, in words, and where it stands among the days of lists.
import type { KnownDay } from '@pylon/contract/best-ball/known-days';
import { placeOfDay } from './pick-places.ts';

/** @example knownWords(fact) // → 'Questionable in week 3 (hamstring)' */
export function knownWords(fact: KnownDay): string {
  switch (fact.kind) {
    case 'injury-report':
      return `${fact.report} in week ${fact.week}${fact.injury ? ` (${fact.injury.toLowerCase()})` : ''}`;
    case 'depth-chart':
      return `${fact.rank < fact.rankBefore ? 'Up' : 'Down'} to ${fact.slot} ${fact.rank} on the depth chart of ${fact.teamId}, ${fact.slot} ${fact.rankBefore} before`;
    case 'team':
      return fact.by === 'chart'
        ? `On the depth chart of ${fact.teamId}, with ${fact.teamIdBefore} before`
        : `First game with ${fact.teamId}, with ${fact.teamIdBefore} before`;
  }
}

/** A day on which something is known. */
export interface MarkedDay {
  readonly day: string;
  readonly words: string;
  /** What marks it in the picture, and where; null behind the last list, which the picture does not show. */
  readonly mark: { readonly number: number; readonly at: number } | null;
}

/**
 * The days, each once, numbered as far as the picture shows them.
 *
 * @param lists days of lists, the oldest first
 */
export function markedDays(facts: readonly KnownDay[], lists: readonly string[]): readonly MarkedDay[] {
  const last = lists.at(-1) ?? '';
  return [...Map.groupBy(facts, ({ day }) => day)].map(([day, told], index) => ({
    day,
    words: told.map(knownWords).join('; '),
    mark: day <= last ? { number: index + 1, at: placeOfDay(day, lists) } : null,
  }));
}
