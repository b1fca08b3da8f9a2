import { expect, test } from 'vitest';
import { fitsStrategy, fittingStrategies } from './strategy-adherence.ts';

test('a plan is told only when its rounds are over', () => {
  expect(fitsStrategy('zeroRB', ['WR', 'WR', 'TE', 'WR'])).toBeNull();
  expect(fitsStrategy('zeroRB', ['WR', 'WR', 'TE', 'WR', 'QB'])).toBe(true);
});

test('later rounds do not undo a plan of the first ones', () => {
  expect(fitsStrategy('zeroRB', ['WR', 'WR', 'TE', 'WR', 'QB', 'RB', 'RB'])).toBe(true);
  expect(fitsStrategy('lateRoundQB', ['WR', 'RB', 'WR', 'RB', 'WR', 'TE', 'RB', 'QB'])).toBe(false);
});

test('picks may fit several plans, or none', () => {
  expect(fittingStrategies(['RB', 'WR', 'WR', 'WR', 'QB'])).toEqual(['balanced', 'heroRB', 'earlyWR']);
  expect(fittingStrategies(['RB', 'RB', 'TE', 'QB', 'TE'])).toEqual([]);
});
