import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { ApiFailure } from '../api/failure.ts';
import { type ArticlesSearch, articlesAnswer, parseArticlesSearch } from '../features/articles/articles.search.ts';
import { pageHead } from '../features/shell/head.ts';
import { articleData, trail } from '../features/shell/structured-data.ts';
import { PATHS } from '../paths.ts';
import { onlyWhatFits } from '../search-params.ts';
import type { TableSearch } from '../widgets/table/table-search.ts';
import { root } from './root.tsx';

const TITLE = 'Articles';

const articles = createRoute({
  getParentRoute: () => root,
  path: PATHS.articles,
  validateSearch: onlyWhatFits(parseArticlesSearch),
  loaderDeps: ({ search }: { search: TableSearch }): ArticlesSearch => parseArticlesSearch({ ...search }),
  loader: ({ context, deps }) => context.answers.ensureQueryData(articlesAnswer(deps)).then(() => undefined),
  head: () => pageHead(TITLE, 'How to read the numbers, and how to get your league and drafts in.'),
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
    const { blocks: _text, ...summary } = article;
    return summary;
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead(loaderData.title, loaderData.summary, [
          articleData(context, loaderData),
          trail(context, [{ title: TITLE, path: PATHS.articles }, loaderData]),
        ])
      : pageHead('Article', 'An article.'),
  component: lazyRouteComponent(() => import('../features/articles/ArticlePage.tsx'), 'ArticlePage'),
  staticData: { source: 'src/features/articles/ArticlePage.tsx', each: 'articles' },
});

export const articleRoutes = [articles, article] as const;
