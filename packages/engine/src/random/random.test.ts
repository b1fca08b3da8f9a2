import { describe, expect, it } from 'vitest';
import { type Random, seededRandom } from './random.ts';

const draw = (random: Random, count: number) => Array.from({ length: count }, () => random.next());

describe('seeded randomness', () => {
  it('gives the same numbers for the same seed', () => {
    expect(draw(seededRandom('a draft'), 50)).toEqual(draw(seededRandom('a draft'), 50));
  });

  it('gives other numbers for another seed, a number not being its text', () => {
    const seeds = ['a', 'b', '', 'a draft', '7', 7, 8, -1, 0.5];
    const first = seeds.map((seed) => draw(seededRandom(seed), 4).join());
    expect(new Set(first).size).toBe(seeds.length);
  });

  it('gives numbers from 0 to below 1, evenly and without memory', () => {
    const numbers = draw(seededRandom('even'), 100_000);
    expect(Math.min(...numbers.slice(0, 50_000))).toBeGreaterThanOrEqual(0);
    expect(numbers.every((number) => number < 1)).toBe(true);
    const bands = new Array<number>(20).fill(0);
    for (const number of numbers) bands[Math.floor(number * 20)] = (bands[Math.floor(number * 20)] ?? 0) + 1;
    // 5,000 a band, standard deviation 69: five of them.
    for (const band of bands) expect(Math.abs(band - 5000)).toBeLessThan(345);
    const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
    const next = numbers.slice(1).reduce((sum, number, i) => sum + (number - mean) * ((numbers[i] ?? 0) - mean), 0);
    expect(Math.abs(next / numbers.length) * 12).toBeLessThan(0.016);
  });

  it('reaches every whole number below n and none else', () => {
    const random = seededRandom('whole');
    const seen = new Set(Array.from({ length: 1000 }, () => random.nextInt(7)));
    expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('forks by label, whatever was drawn before', () => {
    const drawn = seededRandom('fork');
    draw(drawn, 100);
    expect(draw(drawn.fork('pick 3'), 5)).toEqual(draw(seededRandom('fork').fork('pick 3'), 5));
    expect(draw(drawn.fork('pick 3'), 5)).not.toEqual(draw(drawn.fork('pick 4'), 5));
    expect(draw(drawn.fork(3), 5)).not.toEqual(draw(drawn.fork('3'), 5));
  });
});
