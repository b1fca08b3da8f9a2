import { buildTestEdition } from '@pylon/almanac/testing/build-edition';
import { buildLeague, buildRow } from '@pylon/almanac/testing/build-rows';
import { expect, test } from 'vitest';
import { toWireEntity } from './entity.ts';

test('how somebody is today stands beside their name in the newest season, and in none before', () => {
  const [before, now] = [buildLeague(2024), buildLeague(2025)];
  const hurt = { playerId: '00-0000001', position: 'RB', status: 'InjuredReserve', injuryStatus: 'Out' };
  const edition = buildTestEdition({
    ...now,
    games: [...(before.games ?? []), ...(now.games ?? [])],
    players: [buildRow('players', hurt)],
  });
  const statusIn = (season: number) => {
    const athlete = toWireEntity(edition, hurt.playerId, season)?.athlete;
    return [athlete?.status, athlete?.injuryStatus];
  };
  expect(statusIn(2025)).toEqual(['InjuredReserve', 'Out']);
  expect(statusIn(2024)).toEqual(['', null]);
});
