// docs/specification.md says what of the specification is done and where; this keeps that its places exist, that every
// row says enough, and that no section of the specification is missing.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT, SHARED } from './project.ts';

const FILES = { R: 'research-and-accounts.md', D: 'draft-and-league-tools.md' } as const;

const rows = readFileSync(join(ROOT, 'docs/specification.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| [RD]\d/.test(line))
  .map((line) => {
    const [section = '', what = '', state = '', where = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const places = [...where.matchAll(/`((?:packages|docs|content|scripts)\/[^#]*?)(?:#(.*?))?`(?=<br>|$)/g)].map(
      ([, path = '', words = '']) => ({ path, words }),
    );
    return { section, what, state, where, places };
  });

/** The sections of a specification file as the table names them: 'R2 Routes', 'D2 2.1', 'D1' for a chapter without. */
function sectionsOf(letter: keyof typeof FILES): string[] {
  const found = new Map<string, string[]>();
  let chapter = '';
  for (const line of readFileSync(join(SHARED, 'spec', FILES[letter]), 'utf8').split('\n')) {
    const [, number] = /^## (\d+)\. /.exec(line) ?? [];
    if (number) {
      chapter = `${letter}${number}`;
      found.set(chapter, []);
    }
    const [, title] = /^### (.+)$/.exec(line) ?? [];
    if (title) found.get(chapter)?.push(/^\d+\.\d+/.exec(title)?.[0] ?? title.replace(/ \(.*$/, '').trim());
  }
  return [...found].flatMap(([name, titles]) => (titles.length > 0 ? titles.map((each) => `${name} ${each}`) : [name]));
}

test('every row has a state and says where or why', () => {
  expect(rows.length).toBeGreaterThan(150);
  for (const { section, what, state, where, places } of rows) {
    const row = `${section}: ${what}`;
    expect(what, row).not.toBe('');
    expect(['done', 'differs', 'left'], row).toContain(state);
    if (state === 'left') expect(where.length, row).toBeGreaterThan(10);
    else expect(places, row).toHaveLength(where.split('<br>').length);
    if (state === 'differs') expect(places[0]?.path, row).toMatch(/^docs\/decisions\/\d{4}-/);
  }
  expect(new Set(rows.map(({ section, what }) => `${section}: ${what}`)).size).toBe(rows.length);
});

test.each(rows.flatMap(({ section, places }) => places.map((place) => ({ section, ...place }))))(
  '$section: $path holds $words',
  ({ path, words }) => {
    const file = join(ROOT, path);
    expect(existsSync(file)).toBe(true);
    if (statSync(file).isFile()) expect(readFileSync(file, 'utf8')).toContain(words);
    else expect(words).toBe('');
  },
);

describe.runIf(existsSync(join(SHARED, 'spec')))('no section is missing, and none is invented', () => {
  test.each(['R', 'D'] as const)('%s', (letter) => {
    const told = new Set(rows.map(({ section }) => section).filter((section) => section.startsWith(letter)));
    expect([...told].sort()).toEqual(sectionsOf(letter).sort());
  });
});
