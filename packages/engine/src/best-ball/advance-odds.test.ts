import { describe, expect, test } from 'vitest';
import { seededRandom } from '../random/random.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { advanceField, advanceOdds, chancesOfAnybody, type ListedDraftable, rankPoints } from './advance-odds.ts';
import { fieldRoom } from './field.ts';
import { USUAL_ROUNDS } from './pod.ts';

/** A list of 240 in which positions come as often as they are drafted. */
const PATTERN = ['WR', 'RB', 'WR', 'RB', 'WR', 'QB', 'WR', 'RB', 'TE', 'WR', 'RB', 'WR', 'QB', 'WR', 'TE'] as const;
const list: readonly ListedDraftable[] = Array.from({ length: 240 }, (_, at) => ({
  position: POSITIONS.indexOf(PATTERN[at % PATTERN.length] ?? 'WR'),
  adp: at + 1,
  byeWeek: 5 + (at % 10),
}));
const asked = { teams: 12, draftRounds: 18, rounds: USUAL_ROUNDS, seed: 'a field' };
const field = advanceField(list, asked);
const oddsOf = (...rosters: readonly (readonly number[])[]) => advanceOdds(field, rosters, 1);

describe('a room of the field', () => {
  const rosters = fieldRoom(list, { teams: 12, rounds: 18 }, seededRandom('room'));

  test('takes every player once, and as many for each team', () => {
    expect(rosters.map((players) => players.length)).toEqual(Array.from({ length: 12 }, () => 18));
    expect(new Set(rosters.flat()).size).toBe(12 * 18);
  });

  test('leaves no team without a second quarterback and tight end, and hoards none', () => {
    for (const roster of rosters) {
      const of = (position: 'QB' | 'TE') =>
        roster.filter((player) => list[player]?.position === POSITIONS.indexOf(position)).length;
      for (const count of [of('QB'), of('TE')]) expect([2, 3]).toContain(count);
    }
  });

  test('is the same for the same seed', () => {
    expect(fieldRoom(list, { teams: 12, rounds: 18 }, seededRandom('room'))).toEqual(rosters);
  });
});

describe('odds', () => {
  const rosters = fieldRoom(list, { teams: 12, rounds: 18 }, seededRandom('another room'));

  test('of teams of the field are one in six on average, and less likely the final', () => {
    const odds = oddsOf(...rosters);
    const sum = odds.reduce((total, { advance }) => total + advance, 0);
    expect(sum / odds.length).toBeGreaterThan(0.12);
    expect(sum / odds.length).toBeLessThan(0.22);
    for (const { advance, final } of odds) expect(final).toBeLessThan(advance);
  });

  test('are better for the best of every round than for the worst', () => {
    const [best, worst] = oddsOf(
      Array.from({ length: 18 }, (_, round) => round),
      Array.from({ length: 18 }, (_, round) => 222 + round),
    );
    expect(best?.advance).toBeGreaterThan(0.9);
    expect(worst?.advance).toBeLessThan(0.01);
  });

  test('go down from round to round, the first of which is to advance and the last to be in the final', () => {
    for (const { advance, final, rounds: through } of oddsOf(...rosters)) {
      expect(through).toHaveLength(USUAL_ROUNDS.length);
      expect([through[0], through.at(-1)]).toEqual([advance, final]);
      expect(through).toEqual(through.toSorted((a, b) => b - a));
    }
    expect(chancesOfAnybody(USUAL_ROUNDS).map((chance) => 1 / chance)).toEqual(
      [6, 60, 960].map((n) => expect.closeTo(n)),
    );
  });

  test('keep the told share of the advantage', () => {
    const [roster = []] = rosters;
    const [[all], [kept]] = [1, 0.5].map((weight) => advanceOdds(field, [roster], weight)) as [
      ReturnType<typeof oddsOf>,
      ReturnType<typeof oddsOf>,
    ]; // two weights
    expect((kept?.advance ?? 0) - 1 / 6).toBeCloseTo(((all?.advance ?? 0) - 1 / 6) / 2, 10);
  });

  test('of a team without anybody of the list are none', () => {
    expect(oddsOf([])[0]?.advance).toBe(0);
  });
});

test('players are worth what their rank among their position is, and nothing beyond the known ranks', () => {
  const [first, second, end] = rankPoints([{ position: 0 }, { position: 0 }, { position: 4 }]);
  expect(first).toBeGreaterThan(200);
  expect(second).toBeLessThanOrEqual(first ?? 0);
  expect(end).toBe(0);
});
