import { type Article, ArticleSummary } from '@pylon/contract/articles/articles';
import type { Result } from '@pylon/engine/vocabulary/result';
import { isCollection, LineCounter, parseDocument } from 'yaml';
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

/** A line of the file from 1, and what is wrong in it. */
const fault = (line: number, why: string): { readonly ok: false; readonly reason: string } => ({
  ok: false,
  reason: `${line}: ${why}`,
});

/** What stands between the two lines of hyphens. */
function readFront(text: string): Result<z.output<typeof Front>, string> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) return fault(lines.linePos(error.pos[0]).line + 1, error.message.split('\n', 1)[0] ?? '');
  const parsed = Front.safeParse(document.toJS({ maxAliasCount: 0 }));
  if (parsed.success) return { ok: true, value: parsed.data };
  const [issue] = parsed.error.issues;
  const at = isCollection(document.contents) ? document.contents.get(issue?.path[0], true)?.range?.[0] : undefined;
  const line = at === undefined ? 1 : lines.linePos(at).line + 1;
  return fault(line, [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}

/**
 * Reads one article.
 *
 * @param name the file's name without `.md`, which is the article's slug
 * @returns the article, or the line of the file and what is wrong there; never throws
 */
export function readArticle(name: string, text: string): Result<Article, string> {
  if (!SLUG.test(name) || name.length > LONGEST_SLUG) {
    return fault(1, 'the file must be named in small letters, digits and single hyphens');
  }
  const [, front, body] = FILE.exec(text) ?? [];
  if (front === undefined || body === undefined) {
    return fault(1, 'the file must begin with title, summary, date and topic between two lines of ---');
  }
  try {
    const head = readFront(front);
    if (!head.ok) return head;
    const above = text.slice(0, text.length - body.length).split('\n').length - 1;
    const blocks = articleBlocks(body);
    if (!blocks.ok) {
      const [first, ...others] = blocks.reason;
      const more = others.map(({ line, why }) => `; line ${above + line}: ${why}`).join('');
      return fault(above + (first?.line ?? 1), (first?.why ?? '') + more);
    }
    if (blocks.value.length === 0) return fault(above, 'there is no text below the second line of ---');
    return { ok: true, value: { slug: name, ...head.value, blocks: blocks.value } };
  } catch (error) {
    // what the parsers of YAML and Markdown throw; text nested without end exhausts the stack
    return fault(1, error instanceof Error ? (error.message.split('\n', 1)[0] ?? '') : String(error));
  }
}
