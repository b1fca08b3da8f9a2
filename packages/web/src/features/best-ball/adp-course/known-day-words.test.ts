import type { KnownDay } from '@pylon/contract/best-ball/known-days';
import { expect, test } from 'vitest';
import { knownWords, markedDays } from './known-day-words.ts';

const OUT: KnownDay = { kind: 'injury-report', day: '2026-09-20', week: 3, report: 'Out', injury: 'Hamstring' };
const UP: KnownDay = {
  ...{ kind: 'depth-chart', day: '2026-08-12', teamId: 'PIT' },
  ...{ slot: 'WR', rank: 1, rankBefore: 3 },
};
const MOVED: KnownDay = { kind: 'team', day: '2026-08-12', by: 'chart', teamId: 'PIT', teamIdBefore: 'NYJ' };

test.each([
  [OUT, 'Out in week 3 (hamstring)'],
  [{ ...OUT, injury: null }, 'Out in week 3'],
  [UP, 'Up to WR 1 on the depth chart of PIT, WR 3 before'],
  [{ ...UP, rank: 4 }, 'Down to WR 4 on the depth chart of PIT, WR 3 before'],
  [MOVED, 'On the depth chart of PIT, with NYJ before'],
  [{ ...MOVED, by: 'game' as const }, 'First game with PIT, with NYJ before'],
])('%o is told in words', (fact, words) => expect(knownWords(fact)).toBe(words));

test('a day is marked once, as far as the lists go; what comes behind the last list has no mark', () => {
  const days = markedDays([MOVED, UP, OUT], ['2026-08-10', '2026-08-14', '2026-09-01']);
  expect(days.map(({ day, mark }) => [day, mark])).toEqual([
    ['2026-08-12', { number: 1, at: 0.5 }],
    ['2026-09-20', null],
  ]);
  expect(days[0]?.words).toBe(`${knownWords(MOVED)}; ${knownWords(UP)}`);
});
