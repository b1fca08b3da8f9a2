import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from './project.ts';
import { KINDS } from './skeletons/kinds.ts';
import { begin, type Kind, PROJECT, type Present } from './skeletons/skeleton.ts';

const kinds = Object.entries(KINDS);
const kindOf = (name: string): Kind => {
  const kind = KINDS[name];
  if (!kind) throw new Error(`no kind ${name}`);
  return kind;
};
/** The words that the usage shows. */
const examples = (name: string) => kindOf(name).words.map(({ example }) => example.replaceAll('"', ''));

/** The project as if some files had been written. */
const projectWith = (changed: ReadonlyMap<string, string>): Present => ({
  read: (path) => changed.get(path) ?? PROJECT.read(path),
  list: (folder) => [
    ...PROJECT.list(folder),
    ...[...changed.keys()].filter((path) => dirname(path) === folder).map((path) => path.slice(folder.length + 1)),
  ],
});

/** What a kind starts with, which must go well. */
function begun(name: string, words = examples(name), present = PROJECT): ReadonlyMap<string, string> {
  const outcome = begin(kindOf(name), words, present);
  if (!outcome.ok) throw new Error(`${name}: ${outcome.problems.join(', ')}`);
  return outcome.contents;
}

test('what every kind writes, one after the other, passes format and lint', () => {
  const contents = new Map<string, string>();
  for (const [name] of kinds) {
    for (const [path, content] of begun(name, examples(name), projectWith(contents))) contents.set(path, content);
  }
  const folder = mkdtempSync(join(tmpdir(), 'pylon-new-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const path of ['.gitignore', 'biome.json']) cpSync(join(ROOT, path), join(folder, path));
  for (const [path, content] of contents) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const biome = (...options: string[]) =>
    execFileSync(join(ROOT, 'node_modules/.bin/biome'), ['check', '--error-on-warnings', ...options, '.'], {
      cwd: folder,
      stdio: 'pipe',
    });
  biome('--write'); // as the command does
  expect(() => biome()).not.toThrow();
});

describe('each name joins the lists that the compiler and the tests read', () => {
  test.each([
    ['call', 'packages/contract/src/calls.ts', '  ...TRADE_BLOCK_CALLS,\n} as'],
    ['call', 'packages/contract/src/api.ts', '  ...tradeBlockApi,\n} as const'],
    ['call', 'packages/server/src/testing/every-call.ts', '  tradeBlockCases,\n];'],
    ['call', 'packages/server/src/app/leagues.ts', 'tradeBlockRoutes(route);\n'],
    ['page', 'packages/web/src/paths.ts', "  tradeFinder: '/trade-finder',\n} as"],
    ['page', 'packages/web/src/routes.tsx', '  ...tradeBlockRoutes,\n]);'],
    ['table', 'packages/server/src/db/schema.ts', 'TradeOfferTables {'],
    ['almanac-table', 'packages/almanac/src/tables/all.ts', '  combineResults,\n} as const;'],
    [
      'research-table',
      'packages/contract/src/tables/registry.ts',
      "export { catchRates } from './results/catch-rates.table.ts';",
    ],
    ['platform', 'packages/engine/src/vocabulary/platforms.ts', "  'fan-league',\n] as const"],
    ['platform', 'packages/engine/src/vocabulary/platforms.ts', "  'fan-league': 'Fan League',\n};"],
    ['platform', 'packages/connectors/src/platforms.ts', ", 'fan-league': fanLeague,\n} satisfies"],
    ['platform', 'packages/connectors/src/testing/all-cases.ts', "'fan-league': fanLeagueCases,\n};"],
    ['job', 'packages/server/src/app/leagues.ts', 'withParts(forgetOldTrades, '],
  ])('%s: %s', (name, path, text) => {
    expect(PROJECT.read(path)).not.toContain(text);
    expect(begun(name).get(path)).toContain(text);
  });
});

test('a second call of a feature joins the lists, the route and the schemas of the first', () => {
  const words = ['trade-block', 'getTrade', 'GET', '/trade-block/trades/:tradeId', 'A trade. Changes nothing.'];
  const contents = begun('call', words, projectWith(begun('call')));
  const routes = contents.get('packages/server/src/features/trade-block/trade-block.routes.ts') ?? '';
  expect([...routes.matchAll(/route\.forPerson\((\w+)/g)].map(([, name]) => name)).toEqual(['listTrades', 'getTrade']);
  const contract = contents.get('packages/contract/src/trade-block/trade-block.ts') ?? '';
  expect(contract.match(/^import /gm)).toHaveLength(2);
  expect(contract).toContain('params: z.object({ tradeId: z.string() })');
  const lists = 'packages/contract/src/trade-block/trade-block';
  expect(contents.get(`${lists}.calls.ts`)).toContain(
    "  getTrade: { method: 'GET', path: '/trade-block/trades/:tradeId' },\n} as const",
  );
  expect(contents.get(`${lists}.api.ts`)).toContain('  listTrades,\n  getTrade,\n} as const');
  for (const centre of [
    'packages/server/src/app/leagues.ts',
    'packages/contract/src/calls.ts',
    'packages/contract/src/api.ts',
  ]) {
    expect(contents.has(centre), centre).toBe(false);
  }
});

test('a second page of a feature joins the routes of the first', () => {
  const words = ['trade-block', 'tradeHistory', '/trade-history', 'The trades of a league.'];
  const contents = begun('page', words, projectWith(begun('page')));
  expect(contents.get('packages/web/src/routes/trade-block.tsx')).toContain('[tradeFinder, tradeHistory] as const');
  expect(contents.has('packages/web/src/routes.tsx')).toBe(false);
});

test('a migration has the next number', () => {
  const late = projectWith(new Map([['packages/server/src/db/migrations/0712_late.ts', '']]));
  expect([...begun('table', examples('table'), late).keys()]).toContain(
    'packages/server/src/db/migrations/0713_trade_offer.ts',
  );
});

describe('nothing is begun', () => {
  test.each(kinds)('of a %s that is there already', (name, kind) => {
    const there = begun(name);
    const outcome = begin(kind, examples(name), projectWith(there));
    expect(outcome).toMatchObject({
      ok: false,
      problems: expect.arrayContaining([expect.stringContaining('already')]),
    });
  });

  test.each([
    ['call', 'packages/server/src/features/trade-block/list-trades.db.test.ts'],
    ['page', 'e2e/trade-finder.e2e.ts'],
    ['table', 'packages/server/src/db/tables/trade-offer.ts'],
    ['almanac-table', 'packages/almanac/src/tables/combine-results.ts'],
    ['research-table', 'packages/contract/src/tables/results/catch-rates.table.ts'],
    ['platform', 'packages/connectors/src/platforms/fan-league/README.md'],
    ['job', 'packages/server/src/features/trade-block/forget-old-trades.job.ts'],
  ])('of a %s of which one file is there: %s', (name, path) => {
    const present = projectWith(new Map([[path, 'not of this skeleton']]));
    expect(begin(kindOf(name), examples(name), present)).toEqual({ ok: false, problems: [`${path} is there already`] });
  });

  test.each(kinds)('of a %s without its words, and they are named', (_name, kind) => {
    const asked = kind.words.map((word) => `<${word.name}>`).join(' ');
    expect(begin(kind, [])).toEqual({ ok: false, problems: [`asks for ${asked}, got 0 of ${kind.words.length}`] });
  });

  test.each([
    ['call', 0, '../secrets', 'trade-block'],
    ['call', 1, 'list-trades', 'listTrades'],
    ['call', 2, 'get', 'GET'],
    ['call', 3, 'trades', '/trade-block/trades'],
    ['call', 4, 'Ends the comment */.', '"The trades of a league. Changes nothing."'],
    ['page', 2, '/Trade Finder', '/trade-finder'],
    ['table', 0, 'TradeOffer', 'trade_offer'],
    ['platform', 1, "Fan's League", '"Fan League"'],
  ])('of a %s whose word %i is %s', (name, index, word, example) => {
    expect(begin(kindOf(name), examples(name).with(index, word))).toEqual({
      ok: false,
      problems: [expect.stringContaining(`should look like ${example}, not like '${word}'`)],
    });
  });

  test('where a list that it joins has no place for it', () => {
    const paths = 'packages/web/src/paths.ts';
    expect(begin(kindOf('page'), examples('page'), projectWith(new Map([[paths, '']])))).toEqual({
      ok: false,
      problems: [expect.stringContaining(`${paths} has no place for`)],
    });
  });
});

test('every kind has its recipe in CONTRIBUTING.md, with the example of the usage', () => {
  const recipes = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');
  const missing = kinds
    .map(([name, { words }]) => `\`npm run new -- ${[name, ...words.map(({ example }) => example)].join(' ')}\``)
    .filter((command) => !recipes.includes(command));
  expect(missing).toEqual([]);
});
