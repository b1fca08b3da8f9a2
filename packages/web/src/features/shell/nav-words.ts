// The words that all pages are reached by: what a manager is doing, not of what kind a table is.
import type { Section } from '@pylon/engine/tables/sections';
import { PATHS } from '../../paths.ts';
import { SITE, type SiteSection } from '../../widgets/site-pages.ts';

export type Word = 'draft' | 'week' | 'players' | 'leagues' | 'record';

export interface NavWord {
  readonly word: Word;
  readonly label: string;
  readonly sections: readonly SiteSection[];
}

const navWord = (word: Word, label: string, ...sections: readonly Section[]): NavWord => ({
  ...{ word, label },
  sections: SITE.filter(({ section }) => sections.includes(section)),
});

const DRAFT = navWord('draft', 'Draft', 'draft');
const WEEK = navWord('week', 'This week', 'week');
const LATER: readonly NavWord[] = [
  navWord('players', 'Players', 'usage', 'results', 'teams'),
  navWord('leagues', 'Leagues', 'leagues'),
  navWord('record', 'Record', 'record'),
];

/**
 * The words in the order of the season's phase.
 *
 * @param isUnderWay whether the season is being played
 */
export const navWords = (isUnderWay: boolean): readonly NavWord[] =>
  isUnderWay ? [WEEK, DRAFT, ...LATER] : [DRAFT, WEEK, ...LATER];

/** Where each word's pages lie: its own, and what lies below them. */
const PLACES: readonly (readonly [path: string, word: Word])[] = [
  ...navWords(false).flatMap(({ word, sections }) =>
    sections.flatMap(({ pages }) => pages.map(({ path }) => [path, word] as const)),
  ),
  ['/nfl/players', 'players'],
  [PATHS.myLeagues, 'leagues'],
  [PATHS.handLeague, 'leagues'],
];

/**
 * The word that an address belongs to: that of the page it is, or lies below.
 *
 * @example wordAt('/nfl-rankings/weekly') // → 'week'
 * @example wordAt('/draft-champion/drafts') // → 'draft'
 */
export function wordAt(pathname: string): Word | undefined {
  const above = PLACES.filter(([path]) => pathname === path || pathname.startsWith(`${path}/`));
  return above.sort(([one], [other]) => other.length - one.length)[0]?.[1];
}
