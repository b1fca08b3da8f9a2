import type { TableRows } from '@pylon/almanac/tables/all';
import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './charting-receiving.rows.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });

test('of a team’s first reads each receiver has a part, and all of them together no more than all', async () => {
  const wish = { seasonId: '2025', limit: 1000, throughWeek: '1' };
  const { rows: told } = await server.ask('listChartingReceiving', wish, token);
  const teams = Map.groupBy(told, ({ athlete }) => athlete?.team ?? '');
  expect(teams.size).toBeGreaterThan(20);
  for (const [team, of] of teams) {
    const total = of.reduce((sum, { firstReadShare }) => sum + Number(firstReadShare ?? 0), 0);
    expect(total, team).toBeLessThan(100.5);
  }
  expect(told.some(({ firstReadShare }) => Number(firstReadShare) > 20)).toBe(true);
});

type Row = TableRows['chartedWeeks'][number];
const game = { season: 2025, seasonType: 'REG', week: 1, teamId: 'BUF' };
const asked = (charted: readonly (Partial<Row> & { playerId: string })[], snaps: readonly object[] = []) => {
  const chartedWeeks = charted.map((row) => ({ ...game, ...row }));
  const given = buildRows({
    players: ['one', 'other'].map((playerId) => ({ playerId, position: 'WR' })),
    chartedWeeks,
    usageWeeks: chartedWeeks.map(({ week, teamId, playerId }) => ({ ...game, week, teamId, playerId, targets: 1 })),
    snapCounts: snaps.map((row) => ({ ...game, offenseSnaps: 40, offensePercent: 60, ...row })),
  });
  const choices = { last: 'all', fromWeek: '1', throughWeek: '18' } as const;
  return rows({ edition: buildTestEdition(given), season: 2025, week: -1, choices });
};

test('drops are of catchable passes, contested catches of contested targets, and ten are needed for a share', () => {
  const targets = { targets: 20, catchableTargets: 16, drops: 4, contestedTargets: 9, contestedCatches: 3 };
  expect(asked([{ playerId: 'one', ...targets }])[0]).toMatchObject({
    ...{ games: 1, targets: 20, catchableShare: 80, drops: 4, dropShare: 25, contested: 9, contestedShare: null },
  });
});

test('a share of first reads is of the games that a player was in: with snaps alone it sinks, without it does not', () => {
  const charted = [
    { playerId: 'one', targets: 10, firstReadTargets: 8 },
    { playerId: 'other', targets: 10, firstReadTargets: 8 },
    { playerId: 'other', week: 2, targets: 20, firstReadTargets: 16 },
  ];
  expect(asked(charted)[0]).toMatchObject({ games: 1, firstReads: 8, firstReadShare: 50 });
  expect(asked(charted, [{ week: 2, playerId: 'one' }])[0]).toMatchObject({ games: 2, firstReadShare: 25 });
});

test('a game that nobody charted is none of a player’s games', () => {
  const snaps = [{ week: 2, playerId: 'one' }];
  expect(asked([{ playerId: 'one', targets: 5 }], snaps)[0]).toMatchObject({ games: 1, targets: 5 });
});
