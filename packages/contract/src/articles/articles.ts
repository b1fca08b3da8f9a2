import * as z from 'zod';
import { ContentPicture } from '../content-picture.ts';
import { endpoint } from '../endpoint.ts';
import { FAQ_TOPICS } from '../help/faq.ts';
import { EntityIdText, pageQuery } from '../wire.ts';
import { isArticleHref } from './article-href.ts';

/** Words that are drawn alike. An article is made of these and never of markup. */
export const ArticleRun = z
  .object({
    text: z.string(),
    look: z.enum(['strong', 'emphasis', 'code']).optional(),
    href: z.string().refine(isArticleHref).optional(),
  })
  .meta({ id: 'ArticleRun' });
export type ArticleRun = z.output<typeof ArticleRun>;

const runs = z.array(ArticleRun);

/** A part of an article. */
export const ArticleBlock = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), runs }),
    z.object({ kind: z.literal('paragraph'), runs }),
    z.object({ kind: z.literal('quote'), runs }),
    /** A picture in a paragraph of its own: what it shows, in words, and what stands below it. */
    ContentPicture.extend({ kind: z.literal('picture'), alt: z.string(), caption: z.string().nullable() }),
    z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(runs) }),
    /** Every row has as many cells as the head. */
    z.object({ kind: z.literal('table'), head: z.array(runs), rows: z.array(z.array(runs)) }),
  ])
  .meta({ id: 'ArticleBlock' });
export type ArticleBlock = z.output<typeof ArticleBlock>;

/** A player or a team that an article is about. */
export const ArticleSubject = z
  .object({
    /** Athlete id, or a team's alias. */
    id: z.string(),
    name: z.string(),
    /** Of a team's page; null for a player. */
    teamSlug: z.string().nullable(),
  })
  .meta({ id: 'ArticleSubject' });
export type ArticleSubject = z.output<typeof ArticleSubject>;

export const ArticleSummary = z
  .object({
    /** Names the article in its address: small letters, digits and hyphens. */
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    /** The day it was written or last made anew, as 2026-08-21. */
    date: z.iso.date(),
    topic: z.enum(FAQ_TOPICS),
    /** Players and teams that its file names, as far as they are known. */
    about: z.array(ArticleSubject),
  })
  .meta({ id: 'ArticleSummary' });
export type ArticleSummary = z.output<typeof ArticleSummary>;

export const Article = ArticleSummary.extend({ blocks: z.array(ArticleBlock) }).meta({ id: 'Article' });
export type Article = z.output<typeof Article>;

export const listArticles = endpoint('listArticles', {
  summary: 'Articles without their text, newest first. Changes nothing.',
  query: z.object({
    sportLeague: z.literal('NFL').default('NFL'),
    /** Only those about a player, by athlete id, or about a team, by alias. */
    about: EntityIdText.optional(),
    ...pageQuery,
  }),
  answer: z.object({ articles: z.array(ArticleSummary), total: z.number() }),
});

export const getArticle = endpoint('getArticle', {
  summary: 'An article with its text. Changes nothing. Errors: article-not-found.',
  params: z.object({ slug: z.string().max(120) }),
  answer: z.object({ article: Article }),
});
