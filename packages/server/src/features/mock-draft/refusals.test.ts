import { expect, test } from 'vitest';
import { refusalOf } from './refusals.ts';

test('that too few players are left is said of the draft, and not of the roster of whoever asks', () => {
  expect(refusalOf('pool-exhausted').reason.code).toBe('too-few-players');
  expect(refusalOf('roster-incompletable').reason.code).toBe('roster-full');
});
