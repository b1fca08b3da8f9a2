import { type Article, ArticleSummary } from '@pylon/contract/articles/articles';
import type { Result } from '@pylon/engine/vocabulary/result';
import { parse } from 'yaml';
import * as z from 'zod';
import { articleBlocks } from './article-blocks.ts';

/** The lines between two lines of hyphens at the top of a file, and what comes after them. */
const FILE = /^\uFEFF?---\r?\n([\s\S]{0,4000}?)\r?\n---[ \t]*(?:\r?\n|$)([\s\S]*)$/;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST_SLUG = 120;

const words = (longest: number) => z.string().trim().min(1).max(longest);
/** What stands at the top of a file. A name that is none of these is a slip of the fingers. */
const Front = z.strictObject({
  title: words(120),
  summary: words(300),
  date: ArticleSummary.shape.date,
  topic: ArticleSummary.shape.topic,
});

/**
 * Reads one article.
 *
 * @param name the file's name without `.md`, which is the article's slug
 * @returns the article, or one line that says what is wrong in the file; never throws
 */
export function readArticle(name: string, text: string): Result<Article, string> {
  if (!SLUG.test(name) || name.length > LONGEST_SLUG) {
    return { ok: false, reason: 'the file must be named in small letters, digits and single hyphens' };
  }
  const [, front, body] = FILE.exec(text) ?? [];
  if (front === undefined || body === undefined) {
    return { ok: false, reason: 'the file must begin with title, summary, date and topic between two lines of ---' };
  }
  try {
    const parsed = Front.safeParse(parse(front, { maxAliasCount: 0, logLevel: 'error' }));
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      return { ok: false, reason: [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ') };
    }
    const blocks = articleBlocks(body);
    if (!blocks.ok) return blocks;
    if (blocks.value.length === 0) return { ok: false, reason: 'there is no text below the second line of ---' };
    return { ok: true, value: { slug: name, ...parsed.data, blocks: blocks.value } };
  } catch (error) {
    // what the parsers of YAML and Markdown throw; text nested without end exhausts the stack
    return { ok: false, reason: error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error) };
  }
}
