import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './charting-passing.rows.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const passing = async (more: object = {}) =>
  (await server.ask('listChartingPassing', { seasonId: '2025', limit: 1000, ...more }, token)).rows;

test('the last three games are three at most, and weeks of their own add up to the season', async () => {
  const sum = async (more: object) =>
    (await passing(more)).reduce((total, { dropbacks }) => total + Number(dropbacks), 0);
  expect((await passing({ last: 'three' })).every(({ games }) => Number(games) <= 3)).toBe(true);
  expect((await sum({ throughWeek: '3' })) + (await sum({ fromWeek: '4' }))).toBe(await sum({}));
  expect(await sum({})).toBeGreaterThan(1000);
});

const game = { season: 2025, seasonType: 'REG', week: 1, teamId: 'BUF', playerId: 'one' };
const asked = (chartedWeeks: readonly object[], position = 'QB') => {
  const played = chartedWeeks.map((row) => ({ ...game, ...row }));
  const players = [{ playerId: 'one', position }];
  const edition = buildTestEdition(buildRows({ players, chartedWeeks: played, usageWeeks: played.map(usageOf) }));
  const choices = { last: 'all', fromWeek: '1', throughWeek: '18' } as const;
  return rows({ edition, season: 2025, week: -1, choices });
};
const usageOf = ({ season, seasonType, week, teamId, playerId }: typeof game) => ({
  ...{ season, seasonType, week, teamId, playerId, passAttempts: 1 },
});

test('shares are of what each of them is of, over all games together', () => {
  const first = {
    dropbacks: 30,
    rushedDropbacks: 25,
    blitzedDropbacks: 5,
    passRushers: 105,
    throws: 25,
    throwAways: 5,
  };
  const passes = { aimedThrows: 20, catchableThrows: 16, droppedThrows: 2, interceptableThrows: 1, readThrows: 20 };
  const second = { week: 2, dropbacks: 10, playActionDropbacks: 10, catchableThrows: 4, aimedThrows: 5 };
  expect(asked([{ ...first, ...passes, firstReadThrows: 12 }, second])).toEqual([
    expect.objectContaining({
      ...{ entityId: 'one', games: 2, dropbacks: 40, playActionShare: 25, blitzShare: 20, passRushers: 4.2 },
      ...{ catchableShare: 80, droppedShare: 10, interceptable: 1, interceptableShare: 4, throwAwayShare: 20 },
      firstReadShare: 60,
    }),
  ]);
});

test('nineteen plays make no share', () => {
  const [row] = asked([{ dropbacks: 19, playActionDropbacks: 10, throws: 20, screenThrows: 5, aimedThrows: 19 }]);
  expect(row).toMatchObject({ playActionShare: null, catchableShare: null, passRushers: null, screenShare: 25 });
});

test('a receiver who threw once is no passer, nor is a play-off game one of the season', () => {
  expect(asked([{ dropbacks: 30 }], 'WR')).toEqual([]);
  expect(asked([{ dropbacks: 30, week: 19, seasonType: 'POST' }])).toEqual([]);
});
