// Pages of the product by typed text, beside the players that the same text finds.
import type { ArticleSummary } from '@pylon/contract/articles/articles';
import { plainName } from '@pylon/engine/vocabulary/plain-name';
import { articlePath, PATHS } from '../../paths.ts';
import { SITE, type SitePage } from '../../widgets/site-pages.ts';

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
const wordsOf = (text: string): readonly string[] => plainName(text).split(' ').filter(Boolean);

/**
 * Pages whose title or other words begin as each typed word does, those found by their title first.
 *
 * @param articles pages that are content and so not known here
 * @example findPages('snap') // → Snap Counts
 */
export function findPages(text: string, articles: readonly ArticleSummary[] = []): readonly SitePage[] {
  const typed = wordsOf(text);
  if (typed.length === 0) return [];
  const isIn = (words: readonly string[]) => typed.every((start) => words.some((word) => word.startsWith(start)));
  const pages = [...PAGES, ...articles.map(asPage)];
  const byTitle = pages.filter(({ title }) => isIn(wordsOf(title)));
  const otherwise = pages.filter(
    (page) => !byTitle.includes(page) && isIn([...wordsOf(page.title), ...wordsOf(page.alsoCalled ?? '')]),
  );
  return [...byTitle, ...otherwise].slice(0, MOST);
}
