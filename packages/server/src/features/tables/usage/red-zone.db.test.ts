import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildRows } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { SAMPLE_NOW, sampleEdition } from '../../../testing/sample-edition.ts';
import { testServer } from '../../../testing/test-server.ts';
import { rows } from './red-zone.rows.ts';

const server = await testServer({ edition: sampleEdition(), now: SAMPLE_NOW });
const token = await server.arrive({ tier: 2 });
const redZoneOf = async (more: object = {}) =>
  (await server.ask('listRedZone', { seasonId: '2025', limit: 1000, ...more }, token)).rows;

test('chances inside the 20 are carries and targets, those inside the 10 are among them', async () => {
  const season = await redZoneOf();
  for (const row of season) {
    expect(Number(row.carriesInside20) + Number(row.targetsInside20)).toBe(row.chancesInside20);
    expect(row.chancesInside10).toBeLessThanOrEqual(Number(row.chancesInside20));
    expect(row.touchdowns).toBeLessThanOrEqual(Number(row.chancesInside20));
  }
  expect(season.some(({ touchdowns }) => Number(touchdowns) > 3)).toBe(true);
  expect(season.some(({ passTouchdowns }) => Number(passTouchdowns) > 5)).toBe(true);
});

test('a week has that week alone', async () => {
  expect((await redZoneOf({ week: 3 })).every(({ games }) => games === 1)).toBe(true);
});

test('a share is of what the team had there in the player’s games; a team that never came near gives none', () => {
  const game = { season: 2025, seasonType: 'REG', teamId: 'BUF' };
  const usageWeeks = [
    { ...game, week: 1, playerId: 'one', carries: 9, carriesInside20: 3, carriesInside10: 1 },
    { ...game, week: 1, playerId: 'other', targets: 9, targetsInside20: 1, targetsEndZone: 1 },
    { ...game, week: 2, playerId: 'other', targets: 9, targetsInside20: 9 },
  ];
  const players = ['one', 'other'].map((playerId) => ({ playerId, position: 'RB' }));
  const edition = buildTestEdition(buildRows({ players, usageWeeks }));
  const [one, other] = rows({ edition, season: 2025, week: -1, choices: {} });
  expect(one).toMatchObject({ shareInside20: 75, shareInside10: 100, carryShareInside5: null, endZoneShare: 0 });
  expect(other).toMatchObject({ games: 2, shareInside20: (100 * 10) / 13, endZoneShare: 100 });
});

test('touchdowns that an edition of before does not have yet count as none', () => {
  const usageWeeks = [{ season: 2025, seasonType: 'REG', week: 1, teamId: 'BUF', playerId: 'one', carriesInside20: 2 }];
  const edition = buildTestEdition(buildRows({ players: [{ playerId: 'one', position: 'RB' }], usageWeeks }));
  expect(rows({ edition, season: 2025, week: -1, choices: {} })).toMatchObject([{ chancesInside20: 2, touchdowns: 0 }]);
});
