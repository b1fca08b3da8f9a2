import { expect, test } from 'vitest';
import { bringBacks, countsOn } from './stacks.ts';

const GAME = { home: 'BUF', away: 'MIA' };
const player = (position: string, nflTeam: string) => ({ position, nflTeam });
const [passer, catcher] = [player('QB', 'BUF'), player('TE', 'BUF')];
const [back, kicker] = [player('RB', 'MIA'), player('K', 'MIA')];

test('a stack is brought back by backs, receivers and tight ends of the other side', () => {
  expect(bringBacks([passer, catcher, back, kicker, player('WR', 'NE')], GAME)).toEqual([back]);
  expect(bringBacks([passer, catcher, back], { home: 'MIA', away: 'BUF' })).toEqual([back]);
});

test('nobody brings a game back without a stack, or from another game', () => {
  for (const team of [
    [passer, back],
    [catcher, back],
    [passer, catcher, kicker],
    [passer, catcher],
  ])
    expect(countsOn(team, GAME)).toBe(false);
  expect(countsOn([passer, catcher, back], { home: 'BUF', away: 'NE' })).toBe(false);
});
