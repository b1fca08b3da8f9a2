import { expect, test } from 'vitest';
import { brier, calibrationError, calibrationSlope, logLoss, reliability } from './chance-scores.ts';

/** Of `cases` told a chance, so many came true. */
const told = (chance: number, cases: number, came: number) =>
  Array.from({ length: cases }, (_, at) => ({ chance, happened: at < came ? 1 : 0 }));

test('always saying one half costs a quarter, and ln 2', () => {
  expect(brier(told(0.5, 10, 3))).toBeCloseTo(0.25, 12);
  expect(logLoss(told(0.5, 10, 3))).toBeCloseTo(Math.LN2, 12);
});

test('chances that come true as often as told have no calibration error and need no stretching', () => {
  const honest = [...told(0.25, 40, 10), ...told(0.75, 40, 30)];
  expect(calibrationError(honest)).toBeCloseTo(0, 12);
  expect(calibrationSlope(honest)).toBeCloseTo(1, 6);
});

test('chances that are too bold by a tenth either way have that error, and a slope below 1', () => {
  const bold = [...told(0.1, 50, 10), ...told(0.9, 50, 40)];
  expect(calibrationError(bold)).toBeCloseTo(0.1, 12);
  // ln 4 / ln 9: what log odds of .8 are of those of .9.
  expect(calibrationSlope(bold)).toBeCloseTo(Math.log(4) / Math.log(9), 6);
  expect(reliability(bold).map(({ cases }) => cases)).toEqual([50, 50]);
});
