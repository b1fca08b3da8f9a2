import { describe, expect, it } from 'vitest';
import { passerRating } from './passer-rating.ts';

describe('passer rating', () => {
  it.each([
    ['a perfect game', { attempts: 10, completions: 10, yards: 125, touchdowns: 3, interceptions: 0 }, 158.3],
    ['nothing but incompletions', { attempts: 10, completions: 0, yards: 0, touchdowns: 0, interceptions: 0 }, 39.6],
    ['no attempt', { attempts: 0, completions: 0, yards: 0, touchdowns: 0, interceptions: 0 }, 0],
    // 20 of 30 for 240 yards, 2 touchdowns, 1 interception: (1.8333 + 1.25 + 1.3333 + 1.5417) / 6
    ['an ordinary game', { attempts: 30, completions: 20, yards: 240, touchdowns: 2, interceptions: 1 }, 99.3],
  ])('rates %s', (_, passing, rating) => {
    expect(passerRating(passing)).toBe(rating);
  });
});
