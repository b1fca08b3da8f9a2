import { type Article, ArticleSummary } from '@pylon/contract/articles/articles';
import type { Result } from '@pylon/engine/vocabulary/result';
import { toTeamId } from '@pylon/engine/vocabulary/team-codes';
import { isNode, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import { NO_PICTURES, type Pictures } from '../../content/picture-shelf.ts';
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
  /** By their ids, or by names that one player alone has. */
  players: z.array(words(60)).max(20).default([]),
  /** By their letters, nicknames or full names. */
  teams: z
    .array(words(60).refine((team) => toTeamId(team) != null, { error: 'is no team' }))
    .max(10)
    .default([]),
});

/** A player or team as a file names it, with the line of the file. */
export interface WrittenSubject {
  readonly kind: 'player' | 'team';
  readonly written: string;
  readonly line: number;
}

/** What a file holds. Whom it names is not looked up yet: data come and go, and the file stays. */
export type WrittenArticle = Omit<Article, 'about'> & { readonly subjects: readonly WrittenSubject[] };

/** A line of the file from 1, and what is wrong in it. */
const fault = (line: number, why: string): { readonly ok: false; readonly reason: string } => ({
  ok: false,
  reason: `${line}: ${why}`,
});

type FrontMatter = Omit<z.output<typeof Front>, 'players' | 'teams'> & Pick<WrittenArticle, 'subjects'>;

/** What stands between the two lines of hyphens. */
function readFront(text: string): Result<FrontMatter, string> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) return fault(lines.linePos(error.pos[0]).line + 1, error.message.split('\n', 1)[0] ?? '');
  /** Where a value stands, or what is around it; the first line is that of the hyphens. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line + 1;
    }
    return 1;
  };
  const parsed = Front.safeParse(document.toJS({ maxAliasCount: 0 }));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return fault(lineOf(issue?.path ?? []), [issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
  }
  const { players, teams, ...front } = parsed.data;
  const subjectsOf = (kind: WrittenSubject['kind'], names: readonly string[]) =>
    names.map((written, index): WrittenSubject => ({ kind, written, line: lineOf([`${kind}s`, index]) }));
  return { ok: true, value: { ...front, subjects: [...subjectsOf('player', players), ...subjectsOf('team', teams)] } };
}

/**
 * Reads one article.
 *
 * @param name the file's name without `.md`, which is the article's slug
 * @param pictures those that it may show
 * @returns the article, or the line of the file and what is wrong there; never throws
 */
export function readArticle(
  name: string,
  text: string,
  pictures: Pictures = NO_PICTURES,
): Result<WrittenArticle, string> {
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
    const blocks = articleBlocks(body, pictures);
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
