// docs/security.md claims; this keeps its claims complete, and every test that they name in its place.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesBelow, ROOT } from './project.ts';

/** Requirements of level 2 by section: how many, and which of them the standard has withdrawn or keeps for level 3. */
const SECTIONS: Readonly<Record<string, { readonly last: number; readonly not?: readonly number[] }>> = {
  '2.1': { last: 12 },
  '2.2': { last: 3 },
  '2.3': { last: 3 },
  '2.4': { last: 5 },
  '2.5': { last: 7 },
  '2.6': { last: 3 },
  '2.7': { last: 6 },
  '2.8': { last: 7 },
  '2.9': { last: 3 },
  '2.10': { last: 4 },
  '3.1': { last: 1 },
  '3.2': { last: 4 },
  '3.3': { last: 4 },
  '3.4': { last: 5 },
  '3.5': { last: 3 },
  '3.7': { last: 1 },
  '4.1': { last: 5, not: [4] },
  '4.2': { last: 2 },
  '4.3': { last: 3 },
};

const rows = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [number = '', asked = '', state = '', how = '', shownBy = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const proofs = [...shownBy.matchAll(/`([^`]+)`: (.+?)(?:<br>|$)/g)].map(([, file = '', name = '']) => ({
      file,
      name,
    }));
    return { number, asked, state, how, proofs };
  });

const tests = ['packages', 'scripts', 'e2e']
  .flatMap((folder) => filesBelow(folder))
  .filter((path) => /\.(test|e2e)\.tsx?$/.test(path));

test('every requirement of level 2 has its line, and no other has', () => {
  const asked = Object.entries(SECTIONS).flatMap(([section, { last, not = [] }]) =>
    Array.from({ length: last }, (_, index) => index + 1).flatMap((n) => (not.includes(n) ? [] : [`${section}.${n}`])),
  );
  expect(rows.map(({ number }) => number)).toEqual(asked);
});

test('what is met is shown by a test, what is not has its reason', () => {
  const bare = rows.filter(({ state, how, proofs }) => (state.startsWith('Met') ? proofs.length === 0 : how === ''));
  expect(bare).toEqual([]);
  const states = new Set(rows.map(({ state }) => state));
  expect([...states].sort()).toEqual(['Met', 'Not applicable', 'Not met']);
});

describe('every test that is named is there', () => {
  const proofs = rows.flatMap(({ number, proofs }) => proofs.map((proof) => ({ number, ...proof })));
  test.each(proofs)('$number: $file, $name', ({ file, name }) => {
    const found = tests.filter((path) => path.endsWith(`/${file}`) || path === file);
    expect(found).toHaveLength(1);
    const source = readFileSync(join(ROOT, found[0] ?? ''), 'utf8');
    expect(source.includes(`'${name}'`) || source.includes(`"${name}"`)).toBe(true);
  });
});
