import { expect, test } from 'vitest';
import { SHAPE_RECORD } from './shape-record.data.ts';
import { advancedShare } from './shape-record.ts';

test('a share has a range that many teams make narrow, and that stays within 0 and 1', () => {
  const [few, many] = [advancedShare({ teams: 60, advanced: 10 }), advancedShare({ teams: 6000, advanced: 1000 })];
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 5);
  expect(few.low).toBeLessThan(1 / 6);
  expect(few.high).toBeGreaterThan(1 / 6);
  expect(advancedShare({ teams: 20, advanced: 0 }).low).toBeCloseTo(0, 10);
  expect(advancedShare({ teams: 20, advanced: 20 }).high).toBeCloseTo(1, 10);
});

test('the record is of two teams in twelve, in shapes of eighteen', () => {
  const { drafts, teams, advanced, shapes } = SHAPE_RECORD;
  expect(teams).toBe(12 * drafts);
  expect(advanced).toBeGreaterThanOrEqual(2 * drafts); // ties go on
  for (const { shape } of shapes) expect(shape.reduce((sum, count) => sum + count, 0)).toBe(18);
});
