import { expect, test } from 'vitest';
import { recordText, recordWords } from './team-record.ts';

test.each([
  [{ wins: 14, losses: 3, ties: 0 }, '14–3', '14 wins, 3 losses'],
  [{ wins: 9, losses: 7, ties: 1 }, '9–7–1', '9 wins, 7 losses, 1 tie'],
  [{ wins: 1, losses: 1, ties: 0 }, '1–1', '1 win, 1 loss'],
])('%j is written and said', (record, text, words) => {
  expect([recordText(record), recordWords(record)]).toEqual([text, words]);
});
