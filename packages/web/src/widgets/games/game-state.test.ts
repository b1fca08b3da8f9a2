import { expect, it } from 'vitest';
import { asOfWords } from './game-state.ts';

const live = (asOf: string) => ({ clock: 'Q1 0:35', asOf });

it('live games say the time of the oldest news in Eastern time, and nothing when none is live', () => {
  expect(asOfWords([null, live('2026-09-13T18:02:00Z'), live('2026-09-13T17:32:00Z')])).toBe('as of Sun 1:32 PM');
  expect(asOfWords([null])).toBe('');
});
