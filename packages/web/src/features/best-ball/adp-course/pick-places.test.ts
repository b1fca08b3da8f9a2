import { expect, test } from 'vitest';
import { placeOfDay } from './pick-places.ts';

const DAYS = ['2026-06-01', '2026-06-11', '2026-07-01'];

test.each([
  ['2026-06-01', 0],
  ['2026-06-06', 0.5],
  ['2026-06-11', 1],
  ['2026-06-26', 1.75],
  ['2026-05-01', -0.5],
  ['2026-08-01', 2.5],
])('%s stands at %d', (day, place) => expect(placeOfDay(day, DAYS)).toBe(place));
