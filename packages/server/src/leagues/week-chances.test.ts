import { NO_SLOTS } from '@pylon/engine/vocabulary/league';
import { jointWeek } from '@pylon/engine/week-odds/joint-week';
import { CURVE_LEVELS, type WeekPlayer } from '@pylon/engine/week-odds/week-player';
import { expect, test } from 'vitest';
import { startChances } from './week-chances.ts';

const kicker = (id: string, isOut: boolean): WeekPlayer => ({
  ...{ id, positions: ['K'], team: id, opponent: 'SEA', isOut, points: 8 },
  percentiles: CURVE_LEVELS.map((level) => 16 * level),
});
const slots = { ...NO_SLOTS, K: 1 };

test('whoever is out has no chance to start, which is not a chance of nothing', () => {
  const week = jointWeek([kicker('able', false), kicker('out', true)], { seed: 1 });
  expect([...startChances(week, slots)]).toEqual([['able', 1]]);
});
