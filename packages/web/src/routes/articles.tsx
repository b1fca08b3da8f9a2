import { ARTICLE_FEED_PATH } from '@pylon/contract/articles/article-paths';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { ApiFailure } from '../api/failure.ts';
import { type ArticlesSearch, articlesAnswer, parseArticlesSearch } from '../features/articles/articles.search.ts';
import { articleHead, pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { onlyWhatFits } from '../search-params.ts';
import type { TableSearch } from '../widgets/table/table-search.ts';
import { root } from './root.tsx';

const TITLE = 'Articles';
/** For whoever reads news elsewhere: the server writes it, and no script makes it anew. */
const FEED = import.meta.env.SSR
  ? [{ rel: 'alternate', type: 'application/atom+xml', title: TITLE, href: ARTICLE_FEED_PATH }]
  : [];

const articles = createRoute({
  getParentRoute: () => root,
  path: PATHS.articles,
  validateSearch: onlyWhatFits(parseArticlesSearch),
  loaderDeps: ({ search }: { search: TableSearch }): ArticlesSearch => parseArticlesSearch({ ...search }),
  loader: ({ context, deps }) => context.answers.ensureQueryData(articlesAnswer(deps)).then(() => undefined),
  head: () => ({
    ...pageHead(TITLE, 'How to read the numbers, and how to get your league and drafts in.'),
    links: FEED,
  }),
  component: lazyRouteComponent(() => import('../features/articles/ArticlesPage.tsx'), 'ArticlesPage'),
  staticData: { source: 'src/features/articles/ArticlesPage.tsx', ownQuery: 'page' },
});

const article = createRoute({
  getParentRoute: () => root,
  path: PATHS.article,
  loader: async ({ context: { answers }, params: { slug } }) => {
    const [{ article }] = await Promise.all([
      answers.ensureQueryData(answer('getArticle', { slug })).catch((failure: unknown) => {
        throw failure instanceof ApiFailure && failure.code === 'article-not-found' ? notFound() : failure;
      }),
      answers.ensureQueryData(articlesAnswer({})),
    ]);
    const { blocks, ...summary } = article;
    const picture = blocks.find((block) => block.kind === 'picture');
    return { ...summary, picture: picture ?? null };
  },
  head: ({ loaderData, match: { context } }) => ({
    ...(loaderData
      ? articleHead(context, loaderData, [{ title: TITLE, path: PATHS.articles }, loaderData])
      : pageHead('Article', 'An article.')),
    links: FEED,
  }),
  component: lazyRouteComponent(() => import('../features/articles/ArticlePage.tsx'), 'ArticlePage'),
  staticData: { source: 'src/features/articles/ArticlePage.tsx', each: 'articles' },
});

export const articleRoutes = [articles, article] as const;
