// What the text of a file shows. Who may import whom stands in walls.ts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
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

test('no-barrels: no file only re-exports others', () => {
  const barrels = sources.filter((path) => {
    const lines = (text.get(path) ?? '')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.trim().startsWith('//'));
    return lines.length > 0 && lines.every((line) => /^export (\*|\{[^}]*\}) from /.test(line));
  });
  expect([...barrels, ...sources.filter((path) => /\/index\.tsx?$/.test(path))]).toEqual([]);
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
