// What the text of a file shows. Who may import whom stands in walls.ts.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT } from './project.ts';

const isSource = (path: string) => /\.tsx?$/.test(path);
const isTest = (path: string) => /\.(test|props\.test|db\.test)\.tsx?$/.test(path) || path.includes('/testing/');
const sources = filesBelow('packages').filter((path) => isSource(path) && !path.includes('/.'));
const text = new Map(sources.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const packageOf = (path: string) => path.split('/')[1] ?? '';

test('the engine is pure: no clock, randomness, timers, network or process in it', () => {
  const impure = /\b(Date\.now|new Date\(\)|Math\.random|setTimeout|setInterval|fetch\(|process\.)/;
  const found = sources.filter(
    (path) => packageOf(path) === 'engine' && !isTest(path) && impure.test(text.get(path) ?? ''),
  );
  expect(found).toEqual([]);
});

test('only-config-reads-env: the environment is read in one file of the server', () => {
  const readers = sources.filter((path) => !isTest(path) && /process\.env/.test(text.get(path) ?? ''));
  expect(readers.filter((path) => path !== 'packages/server/src/config.ts')).toEqual([]);
});

test('only-db-talks-sql: SQL stands in *.queries.ts and server/src/db', () => {
  const talks = /\b(selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql`/;
  const found = sources.filter(
    (path) =>
      packageOf(path) === 'server' &&
      !isTest(path) &&
      !path.endsWith('.queries.ts') &&
      !path.startsWith('packages/server/src/db/') &&
      talks.test(text.get(path) ?? ''),
  );
  expect(found).toEqual([]);
});

/** Whether all that a file says is what it hands on from others. */
function isBarrel(code: string): boolean {
  const said = code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').trim();
  return said !== '' && said.replace(/export (type )?(\*( as \w+)?|\{[^}]*\}) from '[^']+';?/g, '').trim() === '';
}

test('no-barrels: no file only re-exports others, but for the list of tables, which is read as a whole', () => {
  const list = 'packages/contract/src/tables/registry.ts';
  const barrels = sources.filter((path) => path !== list && isBarrel(text.get(path) ?? ''));
  expect([...barrels, ...sources.filter((path) => /\/index\.tsx?$/.test(path))]).toEqual([]);
  const readers = sources.filter((path) => /\/registry(\.ts)?'/.test(text.get(path) ?? ''));
  expect(readers).toEqual(['packages/contract/src/tables/tables.ts']);
});

test.each([
  ["export * from './a.ts';\nexport { b, c } from './b.ts';", true],
  ["/** Two shapes. */\nexport type { A } from './a.ts';\nexport * as b from './b.ts';", true],
  ["// Of lines.\nexport {\n  type A,\n  b,\n} from './a.ts';", true],
  ["export type { A } from './a.ts';\nexport const b = 1;", false],
  ["import { a } from './a.ts';\nexport const b = a;", false],
  ['', false],
])('no-barrels: %j is one: %s', (code, expected) => {
  expect(isBarrel(code)).toBe(expected);
});

test('names: files are kebab-case, components PascalCase', () => {
  const odd = sources.filter((path) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    return (
      !/^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*\.tsx?$/.test(name) &&
      !/^[A-Z][A-Za-z0-9]*(\.test)?\.tsx$/.test(name) &&
      !/migrations\/\d{4}_[a-z_]+\.ts$/.test(path)
    );
  });
  expect(odd).toEqual([]);
});

test('folders can be taken in at a glance: none holds more than 25 source files of its own', () => {
  const counts = new Map<string, number>();
  // Migrations are numbered and only ever added to; a test stands beside its source and is not counted.
  const counted = sources.filter((path) => !isTest(path) && !path.includes('/migrations/'));
  for (const path of counted) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 25)).toEqual([]);
});

test('generated data stand in *.data.ts, and nothing else does', () => {
  const isWritten = (path: string) =>
    /^\/\/ .*\bWritten by `(node analysis\/|npm run judge )/m.test((text.get(path) ?? '').slice(0, 600));
  const named = sources.filter((path) => path.endsWith('.data.ts'));
  expect(sources.filter((path) => !path.endsWith('.data.ts') && isWritten(path))).toEqual([]);
  expect(named.filter((path) => !isWritten(path))).toEqual([]);
});

test('the glossary gives each word one meaning and names files that there are', () => {
  const rows = [...readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(/^\| ([^|]+?) +\| ([^|]+?) +\|/gm)];
  const words = rows.map(([, word]) => word ?? '').filter((word) => word !== 'Word' && !/^-+$/.test(word));
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  const named = rows.flatMap(([, , meaning]) =>
    [...(meaning ?? '').matchAll(/`([a-z]+\/[^`]+)`/g)].map(([, path]) => path ?? ''),
  );
  expect(named.length).toBeGreaterThan(10);
  const isThere = (path: string) =>
    [path, join('packages', path.replace('/', '/src/'))].some((each) => existsSync(join(ROOT, each)));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

test('what visitors read takes the product’s names from the brand, which an operator replaces', () => {
  const names = /\b(Pylon|Draft Champion|Fantasy HQ)\b/;
  /** Read by whoever runs the product, under the name of its settings. */
  const forOperators = /^packages\/server\/src\/(serve\.ts|settings\/|almanac\/prepare\.ts)/;
  const found = sources.filter(
    (path) =>
      ['contract', 'server', 'web'].includes(packageOf(path)) &&
      !isTest(path) &&
      !forOperators.test(path) &&
      path !== 'packages/contract/src/brand.ts' &&
      (text.get(path) ?? '').split('\n').some((line) => !/^\s*(\/\/|\/?\*)/.test(line) && names.test(line)),
  );
  expect(found).toEqual([]);
});

test('every package of the lock file has a checksum: no registry can send another one in its place', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean }>;
  };
  const fetched = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(fetched.length).toBeGreaterThan(100);
  expect(fetched.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([]);
});
