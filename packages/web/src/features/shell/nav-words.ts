// The words that all pages are reached by: what a manager is doing, not of what kind a table is.
import { TABLES } from '@pylon/contract/tables/tables';
import type { Section } from '@pylon/engine/tables/sections';
import { PATHS } from '../../paths.ts';

export type Word = 'draft' | 'week' | 'players' | 'leagues' | 'record';

export interface NavWord {
  readonly word: Word;
  readonly label: string;
  readonly sections: readonly Section[];
}

const DRAFT: NavWord = { word: 'draft', label: 'Draft', sections: ['draft'] };
const WEEK: NavWord = { word: 'week', label: 'This week', sections: ['week'] };
const LATER: readonly NavWord[] = [
  { word: 'players', label: 'Players', sections: ['usage', 'results', 'teams'] },
  { word: 'leagues', label: 'Leagues', sections: ['leagues'] },
  { word: 'record', label: 'Record', sections: ['record'] },
];

/**
 * The words in the order of the season's phase.
 *
 * @param isUnderWay whether the season is being played
 */
export const navWords = (isUnderWay: boolean): readonly NavWord[] =>
  isUnderWay ? [WEEK, DRAFT, ...LATER] : [DRAFT, WEEK, ...LATER];

/** Where pages besides tables lie: they, and what lies below them. The words of a menu come when it is opened. */
const BESIDES: Readonly<Record<Word, readonly string[]>> = {
  draft: [PATHS.draftChampion, PATHS.cheatSheets, PATHS.myRankings, PATHS.draftKit],
  week: [PATHS.weeklyRankings, PATHS.startSit, PATHS.restOfSeasonRankings],
  players: ['/nfl/players', PATHS.playerComparison, PATHS.timeSeries, PATHS.teams],
  leagues: [
    ...[PATHS.leagueHub, PATHS.myRoster, PATHS.tradeAnalyzer, PATHS.waiverWire, PATHS.cruiseControl, PATHS.bestBall],
    '/nfl/league-sync',
  ],
  record: [PATHS.accuracy, '/methods', PATHS.articles],
};

const PLACES: readonly (readonly [path: string, word: Word])[] = navWords(false).flatMap(({ word, sections }) =>
  [...BESIDES[word], ...TABLES.filter((table) => sections.includes(table.section)).map(({ path }) => path)].map(
    (path) => [path, word] as const,
  ),
);

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
