import { expect, test } from 'vitest';
import { closeCallsOf, type RosterLine } from './close-calls.ts';

/** Somebody in a place, who is in so many per cent of the best line-ups. */
const line = (
  name: string,
  position: RosterLine['position'],
  startPercentage: number | null,
  more: Partial<RosterLine> = {},
): RosterLine => ({
  ...{ leagueRosterId: name, index: 0, week: 9, name, ownPosition: name.slice(0, 2), athlete: null, team: null },
  ...{ game: null, isBye: false, isOut: false, hasBegun: false, fantasyPoints: null, projFPValueRange: null },
  ...{ safeProbability: null, dudProbability: null, boomProbability: null, dangerGrade: null, opponentRank: null },
  ...{ utilizationScore: null, performance: 'none', shouldStart: false, shouldSit: false },
  ...{ position, startPercentage, ...more },
});

const namesOf = (lines: readonly RosterLine[], most = 9) =>
  closeCallsOf(lines, most).map(({ starter, sitter }) => [starter.name, sitter.name]);

test('the nearest come first, each with whoever of the bench may stand there, nobody twice', () => {
  const lines = [
    line('QB a', 'QB', 80),
    line('RB a', 'RB', 70),
    line('WR a', 'FLEX', 50),
    line('QB b', 'BN', 20),
    line('RB b', 'BN', 45),
    line('WR b', 'BN', 10),
  ];
  expect(namesOf(lines)).toEqual([
    ['WR a', 'RB b'],
    ['QB a', 'QB b'],
  ]);
  expect(namesOf(lines, 1)).toEqual([['WR a', 'RB b']]);
});

test('two who start in every week, or in none, are no call; two who mostly do are a far one', () => {
  expect(namesOf([line('RB a', 'RB', 100), line('RB b', 'BN', 100)])).toEqual([]);
  expect(namesOf([line('RB a', 'RB', 0), line('RB b', 'BN', 0)])).toEqual([]);
  const lines = [line('RB a', 'RB', 99.5), line('RB b', 'BN', 99.7), line('QB a', 'QB', 52), line('QB b', 'BN', 48)];
  expect(namesOf(lines, 1)).toEqual([['QB a', 'QB b']]);
});

test.each([
  ['whose game has begun', { hasBegun: true }],
  ['who is out', { isOut: true }],
  ['whose team rests', { isBye: true }],
  ['whom nobody projects', { startPercentage: null }],
  ['on injured reserve', { position: 'IR' }],
] as const)('nobody %s is asked about', (_, more) => {
  expect(namesOf([line('RB a', 'RB', 60), line('RB b', 'BN', 50, more)])).toEqual([]);
});
