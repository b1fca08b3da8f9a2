import { expect, test } from 'vitest';
import { once } from './once.ts';

test('an answer is worked out when it is first asked for, and once, undefined too', () => {
  let asked = 0;
  const answer = once(() => {
    asked++;
  });
  expect(asked).toBe(0);
  expect([answer(), answer()]).toEqual([undefined, undefined]);
  expect(asked).toBe(1);
});
