import { lockOf } from '@pylon/contract/plans/tiers';
import type { ComparedPlayer } from '@pylon/contract/player-card/comparison';
import { expect, test } from 'vitest';
import { bestOf, type ComparedRow, comparedGroups } from './compared-rows.ts';
import { comparedWith, comparisonInput, parseComparison } from './comparison.search.ts';

const athlete = (id: string, position: string): ComparedPlayer['athlete'] => ({
  ...{ id, position, firstName: 'Theo', lastName: id, fullName: `Theo ${id}`, jersey: null, status: 'Active' },
  ...{ injuryStatus: null, headshotURL: null, team: 'BUF' },
});
const player = (id: string, more: Partial<ComparedPlayer> = {}, position = 'WR'): ComparedPlayer => ({
  ...{ athlete: athlete(id, position), team: null, seasonId: '2025', age: 25, rookieYear: 2022, draftOverall: null },
  ...{ byeWeek: 7, nextGame: null, rank: 1, positionRank: 1, tier: 1, adp: 4.5, bestRanking: null, worstRanking: null },
  ...{ projection: null, seasons: [], lastSeasonalFPTS: null, gameLog: [], usage: null, schedule: null },
  ...more,
});
const row = (better: 'high' | 'low' | null, values: Readonly<Record<string, number | null>>): ComparedRow => ({
  title: 'Points',
  value: ({ athlete: named }) => values[named?.id ?? ''] ?? null,
  tell: (value) => value.toFixed(1),
  ...(better && { better }),
});
const three = [player('a'), player('b'), player('c')];

test.each([
  ['the highest', 'high', { a: 4, b: 9, c: 2 }, [1]],
  ['the lowest', 'low', { a: 4, b: 9, c: 2 }, [2]],
  ['all who read the same', 'high', { a: 4.01, b: 4.04, c: 2 }, [0, 1]],
  ['nobody where all read the same', 'high', { a: 4.01, b: 4.04, c: 4 }, []],
  ['nobody without another to be better than', 'high', { a: 4, b: null, c: null }, []],
  ['nobody where neither end is better', null, { a: 4, b: 9, c: 2 }, []],
] as const)('the mark is on %s', (_name, better, values, best) => {
  expect([...bestOf(row(better, values), three)]).toEqual(best);
});

test('a place at a position marks nobody across positions', () => {
  const ranked: ComparedRow = { ...row('low', { a: 1, b: 2 }), isWithinPosition: true };
  expect(bestOf(ranked, [player('a'), player('b')])).toEqual(new Set([0]));
  expect(bestOf(ranked, [player('a'), player('b', {}, 'RB')]).size).toBe(0);
});

test('a locked number is in no comparison, and its row stays', () => {
  const [locked, open] = [player('a', { rank: lockOf('draftChampion') }), player('b', { rank: 3 })];
  const rank = comparedGroups([locked, open], '2025')[0]?.rows.find(({ title }) => title === 'Rank, all experts');
  expect(rank && bestOf(rank, [locked, open]).size).toBe(0);
});

test('stats are those of a game of the season asked for, and rows that nobody has are left out', () => {
  const season = { seasonId: '2025', team: 'BUF', teams: ['BUF'], games: 4, points: 50, pointsPerGame: 12.5 };
  const seasons = [{ ...season, positionFinish: 3, stats: { receivingYards: 300 } }];
  const groups = comparedGroups([player('a', { seasons }), player('b')], '2025');
  const titles = groups.map(({ title }) => title);
  expect(titles).toEqual(['Rank and price', '2025 season']);
  const yards = groups[1]?.rows.find(({ title }) => title === 'Rec yds');
  expect([player('a', { seasons }), player('b')].map((one) => yards?.value(one))).toEqual([75, null]);
});

test('an address says who is compared, and a card adds its player to them', () => {
  expect(parseComparison({ players: 'KC,SF', season: '2024', page: '2' })).toEqual({
    players: 'KC,SF',
    season: '2024',
  });
  expect(comparisonInput({}, { id: '2025' } as Parameters<typeof comparisonInput>[1])).toBeNull(); // its id alone is read
  expect(comparedWith('SF', { players: 'KC', scoring: '2' })).toEqual({ players: 'KC,SF', scoring: '2' });
  expect(comparedWith('KC', { players: 'KC' })).toEqual({ players: 'KC' });
  expect(comparedWith('SF', { players: 'KC,DAL,NYJ,BUF' })).toEqual({ players: 'SF' });
});
