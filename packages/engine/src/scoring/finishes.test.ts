import { expect, test } from 'vitest';
import { finishes } from './finishes.ts';

test.each([
  ['nobody', [], []],
  ['equals share the better place, and the next one counts all before it', [8, 20.1, 8, 3], [2, 1, 2, 4]],
  ['fewer than no points are points', [-1, 0, -1.5], [2, 1, 3]],
  ['what binary fractions add is no difference', [0.1 + 0.2, 0.3, 0.31], [2, 2, 1]],
])('%s', (_name, points, places) => {
  expect(finishes(points)).toEqual(places);
});
