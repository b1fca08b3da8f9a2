import type { Edition } from '@pylon/almanac/editions/edition';
import { type ArticleSummary, getArticle, listArticles } from '@pylon/contract/articles/articles';
import { failure, found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import type { ArticleShelf, Articles, ShelvedArticle } from './article-shelf.ts';
import { subjectsIn } from './article-subjects.ts';

/** Articles that ship with the product or that an operator writes. Answers are kept until a file changes. */
export function articleRoutes(route: Router, { shelf }: { readonly shelf: ArticleShelf }): void {
  const prepare = async () => {
    const current = await shelf.current();
    return found({ key: current.version, current });
  };

  route.fromEdition(
    listArticles,
    ({ query: { about, limit, offset }, edition, prepared: { current } }) => {
      const all = current.articles.map((article) => summaryOf(edition, current, article));
      const asked = about === undefined ? all : all.filter((article) => article.about.some(({ id }) => id === about));
      return found({ articles: asked.slice(offset, offset + limit), total: asked.length });
    },
    prepare,
  );

  route.fromEdition(
    getArticle,
    ({ params: { slug }, edition, prepared: { current } }) => {
      const article = current.bySlug.get(slug);
      if (!article) return failure('article-not-found');
      return found({ article: { ...summaryOf(edition, current, article), blocks: article.blocks } });
    },
    prepare,
  );
}

const summaryOf = (edition: Edition, shelf: Articles, article: ShelvedArticle): ArticleSummary => {
  const { slug, title, summary, date, topic } = article;
  return { slug, title, summary, date, topic, about: [...(subjectsIn(edition, shelf).bySlug.get(slug) ?? [])] };
};
