import { expect, test } from 'vitest';
import { snakeRows } from './snake-rows.ts';

test('every second row of a snake runs back, also when it is short', () => {
  expect(snakeRows([1, 2, 3, 4, 5], 3, true)).toEqual([
    [1, 2, 3],
    [null, 5, 4],
  ]);
});

test('no row of a linear draft runs back', () => {
  expect(snakeRows([1, 2, 3, 4], 2, false)).toEqual([
    [1, 2],
    [3, 4],
  ]);
});
