// What every plain table promises, whatever it holds.
import type { CallName } from '@pylon/contract/calls';
import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { isLocked } from '@pylon/contract/plans/tiers';
import { PLAIN_TABLES, type ResearchTable } from '@pylon/contract/tables/tables';
import { isSortable } from '@pylon/engine/tables/table';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { describe, expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../testing/sample-edition.ts';
import { testServer } from '../../testing/test-server.ts';

const { call, arrive } = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const subscriber = await arrive({ tier: 2 });

interface PlainAnswer {
  readonly total: number;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}
const ask = async (table: ResearchTable, more: object, token: string | undefined = subscriber) => {
  const input = { seasonId: '2025', limit: 1000, ...more };
  const { data, error } = await call(table.call as CallName, input as never, token); // a call of the registry
  return { answer: data as PlainAnswer | null, code: error?.code ?? null };
};
const rowsOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).answer?.rows ?? [];
const totalOf = async (table: ResearchTable, more: object) =>
  (await ask(table, { ...more, limit: 1 })).answer?.total ?? 0;
const isAscending = (values: readonly number[]) =>
  values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0));

test('tables that are all made by hand are listed where their features are', () => {
  expect(PLAIN_TABLES.every(({ isByHand }) => isByHand !== true)).toBe(true);
});

for (const table of PLAIN_TABLES) {
  describe(`${table.title}`, () => {
    test('has rows, a page at a time, and counts all of them', async () => {
      const { answer } = await ask(table, { limit: 3, offset: 1 });
      expect(answer?.rows).toEqual((await rowsOf(table, {})).slice(1, 4));
      const { total = 0 } = answer ?? {};
      expect(total).toBeGreaterThan(0);
      expect(await rowsOf(table, { limit: 1, offset: total - 1 })).toHaveLength(1);
      expect(await rowsOf(table, { offset: total })).toEqual([]);
    });

    test('sorts every column of numbers up and down, from either end', async () => {
      for (const [key, column] of Object.entries(table.columns)) {
        if (!isSortable(column) || column.kind === 'text') continue;
        for (const sign of [1, -1]) {
          const rows = await rowsOf(table, { orderBy: sign === 1 ? key : `-${key}`, limit: 200 });
          const values = rows.flatMap((row) => (typeof row[key] === 'number' ? [sign * row[key]] : []));
          expect(isAscending(values), `${key} ${sign}`).toBe(true);
        }
      }
    });

    test('is narrowed by team and name, and by position unless it is about teams', async () => {
      const all = await totalOf(table, {});
      const [first] = await rowsOf(table, { limit: 1 });
      const { athlete, team } = first as {
        athlete: { fullName: string; team: string | null; position: string } | null;
        team: { fullName: string; alias: string } | null;
      };
      for (const narrowed of [
        ...(table.about === 'teams' || table.filters.among?.length === 1 ? [] : [{ rosterPositions: ['RB'] }]),
        { teamId: athlete?.team ?? team?.alias },
        { searchText: athlete?.fullName ?? team?.fullName },
      ])
        expect(await totalOf(table, narrowed), JSON.stringify(narrowed)).toBeLessThan(all);
      expect(await totalOf(table, { searchText: 'nobody of that name' })).toBe(0);
    });

    test.runIf(table.about !== 'teams')(
      'has rows of every position that its page offers, and of no other',
      async () => {
        for (const position of POSITIONS) {
          const isOffered = table.filters.among?.includes(position) ?? true;
          expect((await totalOf(table, { rosterPositions: [position] })) > 0, position).toBe(isOffered);
        }
      },
    );

    test.runIf(table.filters.scoring)('counts points in a scoring of one’s own, which is nobody else’s', async () => {
      const footballScoringSettings = { passingTouchdowns: 6, rushingYards: 0.5, receivingYards: 0.5 };
      const footballScoringLeagueConfig = toLeagueConfig(DEFAULT_LEAGUE);
      const wish = { name: 'Home league', footballScoringLeagueConfig, footballScoringSettings };
      const { data } = await call('createScoringSystem', wish, subscriber);
      const own = { scoringSystemId: data?.scoringSystem.id };
      expect(await rowsOf(table, { ...own, limit: 50 })).not.toEqual(await rowsOf(table, { limit: 50 }));
      expect((await ask(table, own, await arrive({ tier: 2 }))).code).toBe('scoring-system-not-found');
      await call('deleteScoringSystem', { id: data?.scoringSystem.id ?? '' }, subscriber);
      expect((await ask(table, own)).code).toBe('scoring-system-not-found');
    });

    test.runIf(table.about === 'teams')('lists every team whatever position is asked for', async () => {
      const { answer } = await ask(table, { rosterPositions: ['TE'] });
      expect(answer?.total).toBe(32);
      expect(answer?.rows.every(({ athlete, team }) => athlete === null && team !== null)).toBe(true);
    });

    test('is of a season that there is', async () => {
      expect((await ask(table, { seasonId: '1920' })).code).toBe('season-not-found');
    });

    test.runIf(table.preview)(
      'shows a visitor the first rows of the positions asked for, and locks the others',
      async () => {
        const asked = { rosterPositions: [table.filters.among?.at(-1) ?? 'QB'] }; // few enough for one answer
        const { feature, rows: count } = table.preview ?? { feature: null, rows: 0 };
        const key = Object.entries(table.columns).find(([, column]) => column.feature === feature)?.[0] ?? '';
        const open = async (more: object) =>
          (await rowsOf(table, { ...asked, ...more }, await arrive())).filter((row) => !isLocked(row[key]));
        const best = (await rowsOf(table, { ...asked, orderBy: table.sort })).slice(0, count);
        // columns of other plans stay locked in open rows too
        const ofPreview = (row: object) =>
          Object.entries(row).filter(([name]) => [undefined, feature].includes(table.columns[name]?.feature));
        expect((await open({})).map(ofPreview)).toEqual(best.map(ofPreview));
        for (const orderBy of ['athleteName', key, `-${key}`]) expect(await open({ orderBy })).toHaveLength(count);
        expect(await open({ offset: count })).toEqual([]);
      },
    );
  });
}
