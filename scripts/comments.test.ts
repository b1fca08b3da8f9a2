// Comments that a reader can follow: no line runs off the page, and every source can be opened.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT } from './project.ts';

const COLUMNS = 120;

interface CommentLine {
  readonly at: string;
  readonly line: string;
}

const isComment = (line: string): boolean => /^\s*(\/\/|\/\*|\*|\{\/\*)/.test(line);
/** A word too long to be broken, such as an address, and an instruction to a tool, which has to be one line. */
const isUnbreakable = (line: string): boolean => /biome-ignore|@vitest-/.test(line) || !/\S\s+\S+\s+\S/.test(line);

/** The layout of a data file is its writer's. */
const isGenerated = (text: string): boolean => /Written by \\?`node /.test(text);

const comments: readonly CommentLine[] = ['packages', 'scripts', 'e2e', 'bench', 'analysis']
  .flatMap((folder) => filesBelow(folder))
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !path.includes('/.'))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))
  .filter(({ text }) => !isGenerated(text))
  .flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => (isComment(line) ? [{ at: `${path}:${index + 1}`, line }] : [])),
  );

const headings = new Set(
  [...readFileSync(join(ROOT, 'docs/sources.md'), 'utf8').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading),
);

const PARAGRAPH = /docs\/sources\.md "([^"]+)"/g;
const paragraphsIn = (line: string): readonly string[] => [...line.matchAll(PARAGRAPH)].map(([, name = '']) => name);

/** Why a source cannot be opened; null when it can. */
function faultOf(source: string): string | null {
  if (/^https?:\/\//.test(source)) return null;
  const [path = ''] = /^(docs|analysis|packages)\/[\w./-]*[\w/]/.exec(source) ?? [];
  if (path === '') return 'neither a file of this repository nor an address';
  if (!existsSync(join(ROOT, path))) return `no file ${path}`;
  if (path === 'docs/sources.md' && paragraphsIn(source).length === 0) return 'no paragraph is named';
  const missing = paragraphsIn(source).filter((name) => !headings.has(name));
  return missing.length > 0 ? `no paragraph ${missing.join(', ')}` : null;
}

test('a comment line has at most 120 columns', () => {
  const long = comments.filter(({ line }) => line.length > COLUMNS && !isUnbreakable(line));
  expect(long.map(({ at }) => at)).toEqual([]);
});

test('a source is a file of this repository or an address, and a heading of docs/sources.md is there', () => {
  const faults = comments.flatMap(({ at, line }) => {
    const source = /@source (.+?)(?: ?\*\/)?$/.exec(line)?.[1];
    const fault = source === undefined ? null : faultOf(source);
    return fault === null ? [] : [`${at} ${fault}`];
  });
  expect(faults).toEqual([]);
});

test('every paragraph of docs/sources.md is named by a source', () => {
  const named = new Set(comments.flatMap(({ line }) => paragraphsIn(line)));
  expect([...headings].filter((name = '') => !named.has(name))).toEqual([]);
});
