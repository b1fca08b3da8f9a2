import type { GradeRecord } from '@pylon/contract/drafting/draft-rating';
import { expect, test } from 'vitest';
import { recordWords, weightWords } from './grade-words.ts';

const record: readonly GradeRecord[] = [
  { letterGrades: ['A+', 'A', 'A-'], teams: 1_480, advancePercent: 22.4, standardErrorPercent: 1.1 },
  { letterGrades: ['F'], teams: 900, advancePercent: 9.04, standardErrorPercent: 0.9 },
];

test('the record of my letter stands against that of the worst, with its error', () => {
  expect(recordWords(record, 'A')).toBe(
    '22.4% of 1,480 real teams graded A+, A or A- advanced (give or take 1.1), against 9.0% of those graded F.',
  );
});

test('the worst letters stand against the best', () => {
  expect(recordWords(record, 'F')).toMatch(/^9\.0% of 900 .* against 22\.4% of those graded A\+, A or A-\.$/);
});

test('nothing is claimed of a letter that no record is of', () => {
  expect(recordWords(record, 'C')).toBe('');
  expect(recordWords([], 'A')).toBe('');
});

test('a grade of one part names the part alone, and who goes by the same', () => {
  const words = weightWords([{ name: 'Points of the season', percent: 100 }], true);
  expect(words).toContain('points of the season. What-ifs and standings go by the same');
});

test('an auction has no what-ifs to speak of', () => {
  expect(weightWords([{ name: 'Points of the season', percent: 100 }], false)).toContain(
    'season. Standings go by the same',
  );
});

test('every weight is printed', () => {
  expect(
    weightWords(
      [
        { name: 'Line-up', percent: 80 },
        { name: 'Bench', percent: 20 },
      ],
      true,
    ),
  ).toContain('line-up 80%, bench 20%.');
});
