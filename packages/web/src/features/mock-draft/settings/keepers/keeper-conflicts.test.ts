import { KEEPER_WORDS } from '@pylon/contract/drafting/keeper-words';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { ANY } from '../wishes/draft-wishes.ts';
import { firstFreeRound, keeperConflicts, NEEDS_TEAMS } from './keeper-conflicts.ts';
import { dollarsIn } from './kept-players.ts';

const { slots } = DEFAULT_LEAGUE;
const snake = { draftType: 'SNAKE', budgetDollars: 200 } as const;
const at = (entityId: string, team: number, round: number) => ({ entityId, team, round, costDollars: 1 });

test('each keeper in the way of one before them has the reason, in the words of the server', () => {
  const keepers = [at('a', 1, 1), at('b', 1, 1), at('a', 2, 1), at('c', 11, 1), at('d', 1, 17), at('e', 10, 16)];
  expect(keeperConflicts({ ...snake, numberOfTeams: 10, keepers }, slots, () => 'RB')).toEqual([
    null,
    KEEPER_WORDS['two-keepers-in-one-slot'],
    KEEPER_WORDS['keeper-twice'],
    KEEPER_WORDS['keeper-unknown-team'],
    KEEPER_WORDS['keeper-round-beyond-format'],
    null,
  ]);
});

test('no keeper has a place while the number of teams is Random', () => {
  expect(keeperConflicts({ ...snake, numberOfTeams: ANY, keepers: [at('a', 1, 1)] }, slots, () => 'RB')).toEqual([
    NEEDS_TEAMS,
  ]);
});

test('a line-up is judged once all positions of its team are known', () => {
  const keepers = Array.from({ length: 9 }, (_, index) => at(`k${index}`, 1, index + 1));
  const of = (position: 'K' | null) => keeperConflicts({ ...snake, numberOfTeams: 10, keepers }, slots, () => position);
  expect(of('K')).toContain(KEEPER_WORDS['keepers-leave-no-line-up']);
  expect(of(null)).not.toContain(KEEPER_WORDS['keepers-leave-no-line-up']);
});

test('the round offered is the first in which the team keeps nobody', () => {
  const keepers = [at('a', 1, 1), at('b', 1, 2), at('c', 2, 3)];
  expect(firstFreeRound(keepers, 1, 16)).toBe(3);
  expect(firstFreeRound(keepers, 2, 16)).toBe(1);
  expect(firstFreeRound(keepers, 1, 2)).toBe(2);
});

test('in an auction a keeper costs money, of which every other place needs a dollar, and rounds do not matter', () => {
  const auction = { draftType: 'AUCTION', budgetDollars: 200, numberOfTeams: 10 } as const;
  const keepers = [
    { ...at('a', 1, 1), costDollars: 100 },
    { ...at('b', 1, 1), costDollars: 87 },
    { ...at('c', 1, 1), costDollars: 86 },
  ];
  expect(keeperConflicts({ ...auction, keepers }, slots, () => 'RB')).toEqual([
    null,
    KEEPER_WORDS['keeper-too-dear'],
    null,
  ]);
});

test.each([
  ['$1', 1],
  ['$24.50', 24],
  ['1,250', null],
  ['$', null],
  ['0', null],
  ['abc7', 7],
])('a cost typed as %s is %s dollars', (text, dollars) => {
  expect(dollarsIn(text)).toBe(dollars);
});
