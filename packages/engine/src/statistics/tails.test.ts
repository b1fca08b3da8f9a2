import { describe, expect, it } from 'vitest';
import { negativeBinomialTail } from './negative-binomial.ts';
import { normalCdf } from './normal.ts';

describe('the normal distribution', () => {
  // Published tables of Φ, to fifteen digits.
  for (const [z, probability] of [
    [0, 0.5],
    [0.5, 0.691462461274013],
    [1, 0.841344746068543],
    [1.959963984540054, 0.975],
    [3, 0.99865010196837],
    [-2, 0.0227501319481792],
    [Infinity, 1],
    [-Infinity, 0],
  ] as const) {
    it(`Φ(${z}) is ${probability}`, () => {
      expect(normalCdf(z)).toBeCloseTo(probability, 11);
    });
  }
});

it('the two ways of working Φ out meet where one takes over from the other', () => {
  const slope = Math.exp(-4.5) / Math.sqrt(2 * Math.PI);
  expect(normalCdf(3) - normalCdf(3 - 1e-6)).toBeCloseTo(slope * 1e-6, 12);
});

describe('the negative binomial distribution', () => {
  it('of size 1 is the geometric distribution', () => {
    // Mean 2, variance 6: each further count is two thirds as likely as the one before.
    for (let count = 0; count < 12; count += 1)
      expect(negativeBinomialTail(count, 2, 6)).toBeCloseTo((2 / 3) ** count, 12);
  });

  it('without extra scatter is the Poisson distribution', () => {
    expect(negativeBinomialTail(1, 2, 2)).toBeCloseTo(1 - Math.exp(-2), 4);
  });

  it('has its mean: the tails add up to it', () => {
    let mean = 0;
    for (let count = 1; count < 2000; count += 1) mean += negativeBinomialTail(count, 70, 1500);
    expect(mean).toBeCloseTo(70, 6);
  });

  it('is certain to reach nothing, and of nothing reaches nothing', () => {
    expect(negativeBinomialTail(0, 5, 9)).toBe(1);
    expect(negativeBinomialTail(1, 0, 0)).toBe(0);
  });
});
