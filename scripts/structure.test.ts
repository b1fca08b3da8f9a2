// The walls of the house, kept by a test. Each rule has the id that ARCHITECTURE.md and a failure name.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow, ROOT } from './project.ts';

interface Import {
  readonly from: string;
  readonly to: string;
}

const isSource = (path: string) => /\.tsx?$/.test(path);
const isTest = (path: string) => /\.(test|props\.test|db\.test)\.tsx?$/.test(path) || path.includes('/testing/');
const sources = filesBelow('packages').filter((path) => isSource(path) && !path.includes('/.'));
const text = new Map(sources.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
const IMPORT =
  /^\s*(?:import|export)\s[^'";]*?from\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm;
const imports: readonly Import[] = sources.flatMap((from) =>
  [...(text.get(from) ?? '').matchAll(IMPORT)].map((match) => ({ from, to: match[1] ?? match[2] ?? match[3] ?? '' })),
);
const packageOf = (path: string) => path.split('/')[1] ?? '';
const production = imports.filter(({ from }) => !isTest(from));

/** What each package may import besides its own files. */
const MAY_IMPORT: Readonly<Record<string, readonly RegExp[]>> = {
  engine: [],
  contract: [/^@pylon\/engine\//, /^zod$/],
  outbound: [/^node:/],
  connectors: [/^@pylon\/(engine|outbound)\//, /^zod$/],
  almanac: [/^@pylon\/(engine|outbound)\//, /^zod$/, /^node:/, /^csv-parse(\/|$)/],
  server: [/^@pylon\/(engine|contract|outbound|connectors|almanac)\//, /^(?!@pylon\/)[^.]/],
  web: [/^@pylon\/(engine|contract)\//, /^(?!@pylon\/|node:)[^.]/],
};

test('engine-imports-nothing, connectors-know-no-wire, web-sees-contract-and-engine: packages import only what they may', () => {
  const wrong = production.filter(({ from, to }) => {
    if (to.startsWith('.')) {
      const target = join(dirname(from), to);
      return packageOf(target) !== packageOf(from) || !target.startsWith('packages/');
    }
    return !(MAY_IMPORT[packageOf(from)] ?? []).some((allowed) => allowed.test(to));
  });
  // The pages' own rendering runs on the server and reads the built files beside it.
  const onServer = 'packages/web/src/entry-server.tsx';
  expect(wrong.filter(({ from, to }) => !(from === onServer && to === 'node:fs'))).toEqual([]);
});

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

test('features-are-islands: a feature never imports another', () => {
  const feature = (path: string) => /^packages\/(?:server|web)\/src\/features\/([^/]+)\//.exec(path)?.[1];
  const crossing = production.filter(({ from, to }) => {
    const target = to.startsWith('.') ? feature(join(dirname(from), to)) : undefined;
    return feature(from) !== undefined && target !== undefined && target !== feature(from);
  });
  expect(crossing).toEqual([]);
});

test('draft-kinds-are-islands: kinds of draft share by drafting, which knows none of them', () => {
  const kindOf = (path: string) =>
    /^packages\/(?:engine\/src\/(mock-draft|auction)|web\/src\/features\/mock-draft\/(room|auction))\//
      .exec(path)
      ?.slice(1)
      .find(Boolean);
  const isShared = (path: string) =>
    /^packages\/(engine\/src|web\/src\/features\/mock-draft)\/drafting\//.test(path) && !isTest(path);
  const crossing = imports.filter(({ from, to }) => {
    const target = to.startsWith('.') ? kindOf(join(dirname(from), to)) : undefined;
    return target !== undefined && (isShared(from) || (kindOf(from) !== undefined && kindOf(from) !== target));
  });
  expect(crossing).toEqual([]);
});

test('ui-is-generic: web/src/ui knows no router, no queries and no football', () => {
  const crossing = production.filter(
    ({ from, to }) =>
      from.startsWith('packages/web/src/ui/') &&
      (/^@tanstack\/react-(router|query)|^@pylon\//.test(to) ||
        /\/(features|widgets|api)\//.test(join(dirname(from), to))),
  );
  expect(crossing).toEqual([]);
});

test('testing-stays-in-tests: production code imports nothing from a testing folder', () => {
  expect(production.filter(({ to }) => to.includes('/testing/'))).toEqual([]);
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
