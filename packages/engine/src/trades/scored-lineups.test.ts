import { expect, test } from 'vitest';
import { DEFAULT_LEAGUE } from '../vocabulary/league.ts';
import { scoredLineups } from './scored-lineups.ts';
import { tradeLeague } from './trade-league.ts';

const none = { QB: 0, RB: 0, WR: 0, TE: 0, K: 0, DST: 0 };
const slots = { ...Object.fromEntries(Object.keys(DEFAULT_LEAGUE.slots).map((slot) => [slot, 0])), RB: 1 };
const back = (id: string, points: readonly number[]) => ({
  ...{ id, positions: ['RB'] as const, value: 0, points: Float64Array.from(points) },
});
const wire = Object.fromEntries(Object.keys(none).map((position) => [position, Float64Array.of(6, 6)]));
const players = [back('steady', [10, 0]), back('surprise', [5, 5])];
const league = tradeLeague({
  ...{ slots: slots as typeof DEFAULT_LEAGUE.slots, rosterSize: 2, teams: [{ id: 'a', players }] },
  weeks: [
    { week: 14, weight: 1 },
    { week: 15, weight: 2 },
  ],
  wire: wire as unknown as Parameters<typeof tradeLeague>[0]['wire'], // one each
});

test('line-ups are set by what was expected and scored by what came, and the wire by what was expected of it', () => {
  const scored = (playerId: string) => (playerId === 'steady' ? 7 : 40);
  // Week 14: who was expected to score more starts and makes 7. Week 15 counts twice: the free agent was expected to.
  expect(scoredLineups(league, players, scored)).toBe(7 + 2 * 6);
  expect(scoredLineups(league, [], scored)).toBe(6 + 2 * 6);
});
