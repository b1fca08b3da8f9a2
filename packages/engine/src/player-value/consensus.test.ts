import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { consensus } from './consensus.ts';

const list = (expertId: string, ...ranks: (number | null)[]) => ({ expertId, ranks });

describe('the consensus', () => {
  it('orders by mean rank and says who ranks a player best and worst', () => {
    const result = consensus([list('Ann', 1, 2, 3), list('Bob', 3, 1, 2), list('Cleo', 1, 2, 3)]);
    expect(result.map((one) => one?.rank)).toEqual([1, 2, 3]);
    expect(result[0]).toMatchObject({
      mean: 5 / 3,
      experts: 3,
      best: { rank: 1, expertIds: ['Ann', 'Cleo'] },
      worst: { rank: 3, expertIds: ['Bob'] },
    });
    expect(result[0]?.deviation).toBeCloseTo(Math.sqrt(8 / 9), 12);
  });

  it('counts a player whom an expert leaves out as the place after the end of that list', () => {
    const result = consensus([list('Ann', 1, 2, 3), list('Bob', 1, 2, null)]);
    expect(result[2]).toMatchObject({ mean: 3, experts: 1 });
  });

  it('does not let a short list lift those who are not on it', () => {
    const deep = list('Ann', 1, 2, 3, 4, 5, 6);
    const short = list('Bob', 2, 1, null, null, null, null);
    expect(consensus([deep, short])[5]?.mean).toBe(6);
  });

  it('has nothing to say about a player whom nobody ranks', () => {
    expect(consensus([list('Ann', 1, null)])[1]).toBeNull();
    expect(consensus([])).toEqual([]);
  });

  it('weighs experts', () => {
    const result = consensus([
      { ...list('Ann', 1, 2), weight: 3 },
      { ...list('Bob', 2, 1), weight: 1 },
    ]);
    expect(result.map((one) => one?.mean)).toEqual([1.25, 1.75]);
  });

  it('of eight experts or more is moved little by one of them', () => {
    const sober = Array.from({ length: 9 }, (_, index) => list(`expert ${index}`, 10));
    const result = consensus([...sober, list('odd one', 500)]);
    expect(result[0]?.mean).toBe(10);
    expect(result[0]?.worst).toEqual({ rank: 500, expertIds: ['odd one'] });
  });
});

it('each ranked player has one place, from 1 on, and their mean lies between the best and the worst that can be meant', () => {
  const anyLists = fc.integer({ min: 1, max: 12 }).chain((players) =>
    fc.array(fc.array(fc.option(fc.integer({ min: 1, max: 40 })), { minLength: players, maxLength: players }), {
      minLength: 1,
      maxLength: 12,
    }),
  );
  fc.assert(
    fc.property(anyLists, (lists) => {
      const result = consensus(lists.map((ranks, index) => list(`expert ${index}`, ...ranks)));
      const places = result.flatMap((one) => (one ? [one.rank] : [])).sort((a, b) => a - b);
      expect(places).toEqual(places.map((_, index) => index + 1));
      for (const one of result) {
        if (one === null) continue;
        expect(one.mean).toBeGreaterThanOrEqual(one.best.rank - 1e-9);
        expect(one.mean).toBeLessThanOrEqual(Math.max(one.worst.rank, result.length + 1) + 1e-9);
      }
    }),
  );
});
