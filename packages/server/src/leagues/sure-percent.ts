import { cents } from '@pylon/engine/tables/cents';
import { jointWeek } from '@pylon/engine/week-odds/joint-week';
import { outscoreChance } from '@pylon/engine/week-odds/outscore-chances';
import { startable, weekSeed } from './odds-players.ts';
import type { WeekPlayer } from './week-players.ts';

/** How often one of a team outscores another, 0 to 100; null where one of them is not projected. */
export function surePercent(
  at: { readonly season: number; readonly week: number },
  one: WeekPlayer,
  other: WeekPlayer,
): number | null {
  const pair = startable([one, other]);
  if (pair.length < 2) return null;
  return cents(100 * outscoreChance(jointWeek(pair, { seed: weekSeed(at) }), 0, 1));
}
