import { getArticle, listArticles } from '@pylon/contract/articles/articles';
import { failure, found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import type { ArticleShelf } from './article-shelf.ts';

/** Articles that ship with the product or that an operator writes. Answers are kept until a file changes. */
export function articleRoutes(route: Router, { shelf }: { readonly shelf: ArticleShelf }): void {
  const prepare = async () => {
    const { version, articles, bySlug } = await shelf.current();
    return found({ key: version, articles, bySlug });
  };

  route.fromEdition(
    listArticles,
    ({ query: { limit, offset }, prepared: { articles } }) =>
      found({
        articles: articles.slice(offset, offset + limit).map(({ blocks: _text, ...summary }) => summary),
        total: articles.length,
      }),
    prepare,
  );

  route.fromEdition(
    getArticle,
    ({ params: { slug }, prepared: { bySlug } }) => {
      const article = bySlug.get(slug);
      return article ? found({ article }) : failure('article-not-found');
    },
    prepare,
  );
}
