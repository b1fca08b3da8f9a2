import { expect, test } from 'vitest';
import { alignedLines, counted, megabytes } from './terminal.ts';

test('columns begin, or end, one under the other', () => {
  expect(
    alignedLines(
      [
        ['games', '7', 'ok'],
        ['statWeeks', '48,771', ''],
      ],
      [1],
    ),
  ).toEqual(['games           7  ok', 'statWeeks  48,771']);
});

test('counts and sizes read as people write them', () => {
  expect([counted(48_771), megabytes(12_345_678)]).toEqual(['48,771', '12.3 MB']);
});
