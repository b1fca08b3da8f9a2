// Pages of the product by typed text, beside the players that the same text finds.
import type { ArticleSummary } from '@pylon/contract/articles/articles';
import { BRAND } from '@pylon/contract/brand';
import { plainName } from '@pylon/engine/vocabulary/plain-name';
import { articlePath, PATHS } from '../../paths.ts';
import { RESEARCH, type ResearchPage } from '../../widgets/table/research-pages.ts';

/** A page with the words besides its title that people look for it by. */
interface KnownPage extends ResearchPage {
  readonly alsoCalled: string;
}

/** Pages besides research that people ask for by name. */
const MORE: readonly KnownPage[] = [
  {
    path: PATHS.draftChampion,
    title: BRAND.mockDrafts,
    question: 'A mock draft or auction, with advice at each pick.',
    alsoCalled: 'mock draft auction simulator new start',
  },
  {
    path: PATHS.drafts,
    title: 'Previous Drafts',
    question: 'Drafts of yours, and their grades.',
    alsoCalled: 'mock my',
  },
  {
    path: PATHS.leagueSync,
    title: 'Add a league',
    question: 'Your league from another platform.',
    alsoCalled: 'sync connect import sleeper',
  },
  {
    path: PATHS.myLeagues,
    title: 'My Leagues',
    question: 'The leagues that you have synced, and how each stands.',
    alsoCalled: 'sync synced league hub accounts platforms',
  },
  {
    path: PATHS.leagueHub,
    title: BRAND.leagueHub,
    question: 'Your league this week: match-ups, injuries, byes, and whom to get.',
    alsoCalled: 'league hub home widgets matchups injured bye boom bust trending six-pack',
  },
  {
    path: PATHS.myRoster,
    title: 'My Roster',
    question: 'Whom to start in your league, and how sure that is.',
    alsoCalled: 'line-up lineup start sit bench optimal roster strength',
  },
  {
    path: PATHS.tradeAnalyzer,
    title: 'Trade Analyzer',
    question: 'Which trade helps you, and would the other side take it?',
    alsoCalled: 'trade trades offer counter-offer swap exchange',
  },
  {
    path: PATHS.waiverWire,
    title: 'Waiver Wire',
    question: 'Whom to pick up, whom to drop, and what to bid.',
    alsoCalled: 'waivers faab bids free agents claims available transactions',
  },
  {
    path: PATHS.cruiseControl,
    title: 'Cruise Control',
    question: 'Who watches your line-up while you are away?',
    alsoCalled: 'autopilot automatic auto set line-up lineup veto rules',
  },
  {
    path: PATHS.bestBall,
    title: 'Best Ball',
    question: 'Your exposure, stacks and closing line value.',
    alsoCalled: 'bestball underdog exposure stack clv portfolio advance',
  },
  {
    path: PATHS.research,
    title: 'All research',
    question: 'Every table and ranking, and what it answers.',
    alsoCalled: 'tables stats',
  },
  {
    path: PATHS.articles,
    title: 'Articles',
    question: 'How to read the numbers, and how to get your league in.',
    alsoCalled: 'help read guide',
  },
  {
    path: PATHS.utilizationMethod,
    title: 'How we score utilization',
    question: 'What the score is made of, and what it foretold.',
    alsoCalled: 'methods weights',
  },
  {
    path: PATHS.expectedPointsMethod,
    title: 'What chances are worth',
    question: 'How points are expected of throws and carries.',
    alsoCalled: 'methods expected points xfp',
  },
  {
    path: PATHS.rookieMethod,
    title: 'How we look at rookies',
    question: 'What a draft slot tells of running backs.',
    alsoCalled: 'methods super model',
  },
  {
    path: PATHS.expertMethods,
    title: 'How our experts rank',
    question: 'What each house expert does, and how they did.',
    alsoCalled: 'methods accuracy record',
  },
  {
    path: PATHS.oddsMethod,
    title: 'How good are our odds?',
    question: 'What was said of who would last, and what happened.',
    alsoCalled: 'methods calibration accuracy',
  },
  {
    path: PATHS.profile,
    title: 'Profile',
    question: 'Your account, its plan and its data.',
    alsoCalled: 'settings password',
  },
];

const PAGES: readonly KnownPage[] = [
  ...RESEARCH.flatMap(({ title, pages }) => pages.map((page) => ({ ...page, alsoCalled: title }))),
  ...MORE,
];

const asPage = ({ slug, title, summary }: ArticleSummary): KnownPage => ({
  path: articlePath(slug),
  title,
  question: summary,
  alsoCalled: 'article',
});

const MOST = 4;
const wordsOf = (text: string): readonly string[] => plainName(text).split(' ').filter(Boolean);

/**
 * Pages whose title or other words begin as each typed word does, those found by their title first.
 *
 * @param articles pages that are content and so not known here
 * @example findPages('snap') // → Snap Counts
 */
export function findPages(text: string, articles: readonly ArticleSummary[] = []): readonly ResearchPage[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const isIn = (words: readonly string[]) => typed.every((start) => words.some((word) => word.startsWith(start)));
  const pages = [...PAGES, ...articles.map(asPage)];
  const byTitle = pages.filter(({ title }) => isIn(wordsOf(title)));
  const otherwise = pages.filter(
    (page) => !byTitle.includes(page) && isIn([...wordsOf(page.title), ...wordsOf(page.alsoCalled)]),
  );
  return [...byTitle, ...otherwise].slice(0, MOST);
}
