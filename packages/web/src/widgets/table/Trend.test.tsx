import { expect, test } from 'vitest';
import { trendSpan } from './Trend.tsx';

const course = (...picks: readonly number[]) => picks.map((adp) => ({ asOf: '2026-08-20', adp }));

test('all courses of a column share the scale of the widest', () => {
  expect(trendSpan([course(10, 10.2), course(80, 60)])).toBe(20);
});

test('a move of a fraction of a pick does not fill its drawing, even where nobody moved more', () => {
  expect(trendSpan([course(10, 10.2)])).toBeGreaterThan(5);
  expect(trendSpan([])).toBeGreaterThan(5);
});
