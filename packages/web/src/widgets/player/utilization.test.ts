import { expect, test } from 'vitest';
import { utilizationShown, utilizationTone } from './utilization.ts';

test.each([
  [null, null],
  [0, null],
  [-3, null],
  [1, 1],
  [59.5, 60],
  [100, 100],
  [101, 10],
  [843, 84],
])('a score of %s is shown as %s', (score, shown) => {
  expect(utilizationShown(score)).toBe(shown);
});

test.each([
  [null, 'none'],
  [59, 'bad'],
  [60, 'caution'],
  [79, 'caution'],
  [80, 'good'],
])('%s is drawn as %s', (shown, tone) => {
  expect(utilizationTone(shown)).toBe(tone);
});
