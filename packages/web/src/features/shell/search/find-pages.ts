// Pages of the product by typed text, beside the players that the same text finds.
import type { ArticleSummary } from '@pylon/contract/articles/articles';
import { TABLES } from '@pylon/contract/tables/tables';
import { REGULAR_SEASON_WEEKS } from '@pylon/engine/vocabulary/weeks';
import { articlePath, PATHS } from '../../../paths.ts';
import { SITE, type SitePage } from '../../../widgets/site-pages.ts';
import { areIn, type Fits, isAlmost, isBeginning, wordsOf } from './typed-words.ts';

/** Pages besides those of everybody that people ask for by name. */
const MORE: readonly SitePage[] = [
  {
    path: PATHS.drafts,
    title: 'Previous Drafts',
    question: 'Drafts of yours, and their grades.',
    alsoCalled: 'mock my',
  },
  {
    path: PATHS.myLeagues,
    title: 'My Leagues',
    question: 'The leagues that you have synced, and how each stands.',
    alsoCalled: 'sync synced league hub accounts platforms',
  },
  {
    path: PATHS.research,
    title: 'All pages',
    question: 'Every table and tool, and what it answers.',
    alsoCalled: 'research tables stats more',
  },
  {
    path: PATHS.profile,
    title: 'Profile',
    question: 'Your account, its plan and its data.',
    alsoCalled: 'settings password',
  },
  {
    path: PATHS.terms,
    title: 'Terms',
    question: 'What you agree to with an account.',
    alsoCalled: 'legal conditions',
  },
  {
    path: PATHS.privacy,
    title: 'Privacy Policy',
    question: 'What is stored about you, and for how long.',
    alsoCalled: 'legal data cookies',
  },
];

/** Where something is sold. */
const PLANS: SitePage = {
  path: PATHS.pricing,
  title: 'Plans',
  question: 'What each plan opens, and what it costs.',
  alsoCalled: 'pricing prices subscribe subscription upgrade buy cost',
};

const PAGES: readonly SitePage[] = [
  ...SITE.flatMap(({ title, pages }) =>
    pages.map(({ path, title: own, question, alsoCalled = '' }) => ({
      ...{ path, title: own, question },
      alsoCalled: `${title} ${alsoCalled}`,
    })),
  ),
  ...MORE,
];

const asPage = ({ slug, title, summary }: ArticleSummary): SitePage => ({
  path: articlePath(slug),
  title,
  question: summary,
  alsoCalled: 'article',
});

/** Pages that show one week if asked for it. Those of a season's rankings do not. */
const OF_WEEKS: ReadonlySet<string> = new Set([
  PATHS.weeklyRankings,
  ...TABLES.flatMap(({ path, filters }) => ('week' in filters && path !== PATHS.rankings ? path : [])),
]);

/** A page that was found, and the week that it is to show if one was typed. */
export interface FoundPage extends SitePage {
  readonly week?: number;
}

const MOST = 4;

/**
 * Pages whose title or other words begin as each typed word does, those found by their title first; where there are
 * none, with one wrong letter, or of a typed word that is longer.
 *
 * @param content.articles pages that are content and so not known here
 * @param content.hasPlans whether anything is sold
 * @example findPages('snap') // → Snap Counts
 * @example findPages('week 3 snap') // → Snap Counts of week 3
 */
export function findPages(
  text: string,
  {
    articles = [],
    hasPlans = true,
  }: { readonly articles?: readonly ArticleSummary[]; readonly hasPlans?: boolean } = {},
): readonly FoundPage[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const ofWeek = pagesOfWeek(typed);
  if (ofWeek.length > 0) return ofWeek.slice(0, MOST);
  const pages = [...PAGES, ...(hasPlans ? [PLANS] : []), ...articles.map(asPage)];
  const spelled = pagesThat(isBeginning, typed, pages);
  return (spelled.length > 0 ? spelled : pagesThat(isAlmost, typed, pages)).slice(0, MOST);
}

/** Pages of the week that 'week 3' or 'wk 3' names, of those that the other words mean. */
function pagesOfWeek(typed: readonly string[]): readonly FoundPage[] {
  const at = typed.findIndex((word, index) => /^(week|wk)$/.test(word) && /^\d+$/.test(typed[index + 1] ?? ''));
  const week = Number(typed[at + 1]);
  if (at < 0 || week < 1 || week > REGULAR_SEASON_WEEKS) return [];
  const pages = PAGES.filter(({ path }) => OF_WEEKS.has(path));
  return pagesThat(isBeginning, typed.toSpliced(at, 2), pages).map((page) => ({
    ...page,
    title: `Week ${week}: ${page.title}`,
    week,
  }));
}

/** Pages that typed words mean: those by their title first, and of them those whose title begins so. */
function pagesThat(fits: Fits, typed: readonly string[], pages: readonly SitePage[]): readonly SitePage[] {
  const words = pages.map((page) => ({ page, ofTitle: wordsOf(page.title), also: wordsOf(page.alsoCalled ?? '') }));
  const byTitle = words.filter(({ ofTitle }) => areIn(typed, ofTitle, fits));
  const beginSo = byTitle.filter(({ ofTitle: [first = ''] }) => typed.some((each) => fits(each, first)));
  const otherwise = words.filter(({ ofTitle, also }) => areIn(typed, [...ofTitle, ...also], fits));
  return [...new Set([...beginSo, ...byTitle, ...otherwise])].map(({ page }) => page);
}
