// Pages of the product by typed text, beside the players that the same text finds.
import type { ArticleSummary } from '@pylon/contract/articles/articles';
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
];

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

const MOST = 4;

/**
 * Pages whose title or other words begin as each typed word does, those found by their title first; where there are
 * none, with one wrong letter, or of a typed word that is longer.
 *
 * @param articles pages that are content and so not known here
 * @example findPages('snap') // → Snap Counts
 */
export function findPages(text: string, articles: readonly ArticleSummary[] = []): readonly SitePage[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const pages = [...PAGES, ...articles.map(asPage)];
  const spelled = pagesThat(isBeginning, typed, pages);
  return (spelled.length > 0 ? spelled : pagesThat(isAlmost, typed, pages)).slice(0, MOST);
}

/** Pages that typed words mean, those by their title first. */
function pagesThat(fits: Fits, typed: readonly string[], pages: readonly SitePage[]): readonly SitePage[] {
  const byTitle = pages.filter(({ title }) => areIn(typed, wordsOf(title), fits));
  const otherwise = pages.filter(
    (page) => !byTitle.includes(page) && areIn(typed, wordsOf(`${page.title} ${page.alsoCalled ?? ''}`), fits),
  );
  return [...byTitle, ...otherwise];
}
