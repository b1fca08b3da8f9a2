import { expect, test } from 'vitest';
import { deliveryWords } from './delivery-words.ts';

test.each([
  ['waiting', 0, null, null, 'On its way'],
  ['waiting', 2, 503, 'answered', 'Is tried again: answered 503'],
  ['delivered', 1, 200, null, 'Arrived'],
  ['delivered', 3, 204, null, 'Arrived after 3 tries'],
  ['failed', 9, 500, 'answered', 'Did not arrive: answered 500'],
  ['failed', 9, null, 'too-slow', 'Did not arrive: no answer in time'],
  ['failed', 1, null, 'not-public', 'Did not arrive: the address leads to no public machine'],
] as const)(
  'a delivery that is %s after %i tries, answered %s, with the problem %s',
  (state, tries, answerStatus, problem, words) => {
    expect(deliveryWords({ state, tries, answerStatus, problem })).toBe(words);
  },
);
