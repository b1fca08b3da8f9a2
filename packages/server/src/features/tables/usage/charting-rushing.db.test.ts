import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './charting-rushing.rows.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });

test('runners face six or seven in the box, and no box is both light and heavy', async () => {
  const wish = { seasonId: '2025', limit: 1000 };
  const { rows: told } = await server.ask('listChartingRushing', wish, token);
  const known = told.filter(({ boxDefenders }) => boxDefenders !== null);
  expect(known.length).toBeGreaterThan(50);
  for (const { boxDefenders, lightBoxShare, heavyBoxShare } of known) {
    expect(Number(boxDefenders)).toBeGreaterThan(5);
    expect(Number(boxDefenders)).toBeLessThan(8);
    expect(Number(lightBoxShare) + Number(heavyBoxShare)).toBeLessThanOrEqual(100);
  }
});

test('a mean and its shares are of runs whose box was counted, the others of all runs', () => {
  const game = { season: 2025, seasonType: 'REG', week: 1, teamId: 'BUF', playerId: 'one' };
  const runs = { runs: 20, boxedRuns: 10, boxDefenders: 68, heavyBoxRuns: 2, lightBoxRuns: 5, motionRuns: 10 };
  const edition = buildTestEdition(
    buildRows({
      players: [{ playerId: 'one', position: 'RB' }],
      chartedWeeks: [{ ...game, ...runs }],
      usageWeeks: [{ ...game, carries: 20 }],
    }),
  );
  const choices = { last: 'all', fromWeek: '1', throughWeek: '18' } as const;
  expect(rows({ edition, season: 2025, week: -1, choices })).toMatchObject([
    { games: 1, runs: 20, boxDefenders: 6.8, heavyBoxShare: 20, lightBoxShare: 50, motionShare: 50 },
  ]);
});
