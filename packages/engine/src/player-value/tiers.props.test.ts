import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tiers } from './tiers.ts';

const anyList = (minLength: number) =>
  fc
    .array(fc.record({ value: fc.integer({ min: 1, max: 3000 }), deviation: fc.integer({ min: 0, max: 40 }) }), {
      minLength,
      maxLength: 60,
    })
    .map((list) => list.sort((a, b) => a.value - b.value));

/** The price that tiers() minimises for a given number of tiers, worked out from its definition. */
function price(list: readonly { value: number; deviation: number }[], numbers: readonly number[]): number {
  const gap = ((list.at(-1)?.value ?? 0) - (list[0]?.value ?? 0)) / Math.max(1, list.length - 1) || 1;
  let total = 0;
  for (const tier of new Set(numbers)) {
    const own = list.filter((_, index) => numbers[index] === tier);
    const weights = own.map(({ deviation }) => 1 / (deviation ** 2 + gap ** 2));
    const weight = weights.reduce((sum, each) => sum + each, 0);
    const mean = own.reduce((sum, { value }, at) => sum + value * (weights[at] ?? 0), 0) / weight;
    total += own.reduce((sum, { value }, at) => sum + (weights[at] ?? 0) * (value - mean) ** 2, 0);
  }
  return total;
}

/** Every contiguous split of `count` players into `number` tiers of at least two. */
function* splits(count: number, number: number, tier = 1): Generator<number[]> {
  if (number === 1) {
    if (count >= 2) yield new Array<number>(count).fill(tier);
    return;
  }
  for (let size = 2; size <= count - 2 * (number - 1); size += 1) {
    for (const rest of splits(count - size, number - 1, tier + 1))
      yield [...new Array<number>(size).fill(tier), ...rest];
  }
}

it('tiers run from 1 without a gap, in order, each of at least two, 8 to 14 of them when the list is long enough', () => {
  fc.assert(
    fc.property(anyList(2), (list) => {
      const numbers = tiers(list);
      const last = numbers.at(-1) ?? 0;
      expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
      expect(new Set(numbers).size).toBe(last);
      for (let tier = 1; tier <= last; tier += 1) {
        expect(numbers.filter((number) => number === tier).length).toBeGreaterThanOrEqual(2);
      }
      if (list.length >= 16) expect(last).toBeGreaterThanOrEqual(8);
      expect(last).toBeLessThanOrEqual(14);
    }),
  );
});

it('no other split into as many tiers is cheaper: every split of up to 14 players', () => {
  fc.assert(
    fc.property(
      anyList(4).map((list) => list.slice(0, 14)),
      fc.integer({ min: 1, max: 4 }),
      (list, wanted) => {
        const number = Math.min(wanted, Math.floor(list.length / 2));
        const found = price(list, tiers(list, { fewest: number, most: number, size: 2 }));
        let least = Number.POSITIVE_INFINITY;
        for (const split of splits(list.length, number)) least = Math.min(least, price(list, split));
        expect(found).toBeCloseTo(least, 6);
      },
    ),
  );
});

it('a list read backwards splits at the same places', () => {
  fc.assert(
    fc.property(anyList(16), (list) => {
      const limits = { fewest: 8, most: 8, size: 2 };
      const back = [...list].reverse();
      expect(price(back, tiers(back, limits))).toBeCloseTo(price(list, tiers(list, limits)), 6);
    }),
  );
});

describe('tiers of small and odd lists', () => {
  it('are none for nobody and one for a single player', () => {
    expect(tiers([])).toEqual([]);
    expect(tiers([{ value: 5, deviation: 1 }])).toEqual([1]);
  });

  it('fall where the gaps are', () => {
    const list = [1, 2, 10, 11, 12, 30, 31].map((value) => ({ value, deviation: 0 }));
    expect(tiers(list, { fewest: 3, most: 3, size: 2 })).toEqual([1, 1, 2, 2, 2, 3, 3]);
  });

  it('do not fall where experts disagree too much for a gap to mean anything', () => {
    const sure = [1, 2, 3, 10, 11, 12, 13, 14].map((value) => ({ value, deviation: 0.1 }));
    const unsure = sure.map(({ value }) => ({ value, deviation: 60 }));
    const limits = { fewest: 1, most: 4, size: 2 };
    expect(Math.max(...tiers(sure, limits))).toBeGreaterThan(1);
    expect(Math.max(...tiers(unsure, limits))).toBe(1);
  });
});
