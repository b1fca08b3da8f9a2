import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { PATHS } from '../../paths.ts';
import { stringifyQuery } from '../../search-params.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ArticleList } from './ArticleList.tsx';
import { articlesAnswer, pagesOf, parseArticlesSearch } from './articles.search.ts';

/** All articles, newest first. */
export function ArticlesPage() {
  const search = useSearch({ strict: false, select: parseArticlesSearch });
  const { articles, total } = useSuspenseQuery(articlesAnswer(search)).data;
  const { page = 1 } = search;
  const pages = pagesOf(total);
  return (
    <main id="main" className="flex max-w-4xl flex-col gap-6">
      <header className="border-edge border-b pb-4">
        <h1>Articles</h1>
        <p className="pt-1 text-lg text-muted">How to read the numbers, and how to get your league and drafts in.</p>
      </header>
      {articles.length > 0 ? (
        <ArticleList articles={articles} level={2} />
      ) : (
        <EmptyState message={page > pages ? 'This page is past the last article' : 'There are no articles yet'} />
      )}
      {(pages > 1 || page > pages) && (
        <nav aria-label="Pages" className="flex items-center gap-3">
          {page > 1 && (
            <a href={addressOf(Math.min(page - 1, pages))} className={buttonClass()}>
              Newer articles
            </a>
          )}
          <span className="figures text-muted text-sm">
            Page {page} of {pages}
          </span>
          {page < pages && (
            <a href={addressOf(page + 1)} className={buttonClass()}>
              Older articles
            </a>
          )}
        </nav>
      )}
    </main>
  );
}

const addressOf = (page: number): string => `${PATHS.articles}${stringifyQuery({ page: page > 1 ? page : null })}`;
