import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestLineup } from '../lineup/best-lineup.ts';
import { anySlots } from '../testing/arbitraries.ts';
import { anyWeekRoster, steady, weekPlayer } from '../testing/week-players.ts';
import { DEFAULT_LEAGUE, type SlotCounts } from '../vocabulary/league.ts';
import { SLOTS } from '../vocabulary/slots.ts';
import { jointWeek } from './joint-week.ts';
import { outscoreChance, topShares } from './outscore-chances.ts';
import { startShares } from './start-shares.ts';
import { takesPart } from './week-player.ts';

const NONE = Object.fromEntries(SLOTS.map((slot) => [slot, 0])) as SlotCounts; // every slot is a key
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
const ASKED = { seed: 'shares', draws: 60 };

test('shares of starts add up to the places that can be filled, each from 0 to 1, 0 for who takes no part', () => {
  fc.assert(
    fc.property(anyWeekRoster(18), anySlots(12), (roster, slots) => {
      const shares = startShares(jointWeek(roster, ASKED), slots);
      const places = bestLineup(roster.filter(takesPart), slots).places.filter(({ starter }) => starter !== null);
      expect(sum(shares)).toBeCloseTo(places.length, 6);
      shares.forEach((share, at) => {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
        const player = roster[at];
        if (player !== undefined && !takesPart(player)) expect(share).toBe(0);
      });
    }),
  );
});

test('a second position that no place asks for changes nothing', () => {
  fc.assert(
    fc.property(anyWeekRoster(14), (roster) => {
      const slots = { ...DEFAULT_LEAGUE.slots, K: 0 };
      const single = roster.map((player) => ({ ...player, positions: player.positions.slice(0, 1) }));
      const double = single.map((player) => ({ ...player, positions: [...player.positions, 'K' as const] }));
      const [one, other] = [single, double].map((players) => startShares(jointWeek(players, ASKED), slots));
      expect([...(one ?? [])]).toEqual([...(other ?? [])]);
    }),
    { numRuns: 30 },
  );
});

test('the only player of a place always starts, and a roster may be part of a drawn week', () => {
  const week = jointWeek([weekPlayer('rival', 'K', 9), weekPlayer('own', 'K', 7)], ASKED);
  expect([...startShares(week, { ...NONE, K: 1 }, [1])]).toEqual([1]);
  expect([...startShares(week, { ...NONE, K: 1 }, [])]).toEqual([]);
  expect([...startShares(jointWeek([], ASKED), DEFAULT_LEAGUE.slots)]).toEqual([]);
});

test('two who always score the same share a place, whoever stands first', () => {
  const week = jointWeek([steady('first', 'K', 8), steady('second', 'K', 8)], ASKED);
  expect([...startShares(week, { ...NONE, K: 1 })]).toEqual([0.5, 0.5]);
  expect(topShares(week, [0, 1], 1)).toEqual([0.5, 0.5]);
  expect(outscoreChance(week, 0, 1)).toBe(0.5);
});

test('who loses points for certain starts before an empty place, and never before who is out', () => {
  const week = jointWeek([steady('loser', 'DST', -2), { ...steady('injured', 'DST', 9), isOut: true }], ASKED);
  expect([...startShares(week, { ...NONE, DST: 1 })]).toEqual([1, 0]);
  expect(topShares(week, [0, 1], 1)).toEqual([1, 0]);
  expect(outscoreChance(week, 0, 1)).toBe(1);
  expect(outscoreChance(week, 1, 0)).toBe(0);
});

test('chances of two add up to one, and shares of the best n to n or to all who take part', () => {
  fc.assert(
    fc.property(anyWeekRoster(8), fc.nat({ max: 8 }), (roster, needed) => {
      const week = jointWeek(roster, ASKED);
      const rows = [...roster.keys()];
      expect(sum(topShares(week, rows, needed))).toBeCloseTo(Math.min(needed, roster.filter(takesPart).length), 9);
      for (const one of rows) {
        for (const other of rows) {
          if (one !== other)
            expect(outscoreChance(week, one, other) + outscoreChance(week, other, one)).toBeCloseTo(1, 9);
        }
      }
    }),
  );
});

test('the better player starts more often, and nearly always when far better', () => {
  const week = jointWeek([weekPlayer('good', 'WR', 14), weekPlayer('poor', 'WR', 6)], { seed: 1 });
  const [good = 0, poor = 1] = startShares(week, { ...NONE, WR: 1 });
  expect(good).toBeGreaterThan(0.75);
  expect(good + poor).toBeCloseTo(1, 9);
  expect(outscoreChance(week, 0, 1)).toBeCloseTo(good, 2);
});
