import { RankingsBody } from '@pylon/contract/rankings/rankings';
import type { Season } from '@pylon/contract/wire';
import { expect, test } from 'vitest';
import { rankingsInput } from './rankings.search.ts';

const season: Season = {
  id: '2026',
  year: 2026,
  type: 'REG',
  status: 'SCHEDULED',
  currentWeek: 0,
  weeks: [1, 2],
  startAt: '2026-09-10',
  endDate: '2027-01-10',
  sportLeague: 'NFL',
};

test('the season is asked for as week −1, whatever week the address names', () => {
  expect(rankingsInput({ week: 7 }, 'Seasonal', season)).toMatchObject({ week: -1, rosterPositions: [] });
});

test('weekly rankings open on FLEX and on the current week, on week 1 before the season', () => {
  expect(rankingsInput({}, 'Weekly', season)).toMatchObject({ week: 1, rosterPositions: ['FLEX'] });
  expect(rankingsInput({}, 'Weekly', { ...season, currentWeek: 9 }).week).toBe(9);
});

test('whatever the state, the contract takes what is asked', () => {
  for (const period of ['Seasonal', 'Weekly', 'RestOfSeason'] as const)
    for (const search of [
      {},
      { rows: 'all', page: 2 },
      { pos: 'ALL', q: 'chase', team: 'CIN', sort: '-adp', from: 'scout,market' },
    ] as const)
      expect(RankingsBody.safeParse(rankingsInput(search, period, season)).success).toBe(true);
});
