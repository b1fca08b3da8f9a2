/**
 * The effect of the opponents ahead on a projection: the expert Schedule.
 *
 * Before a season the defences are known by the last one, during it by this one; every opponent ahead counts the same,
 * those of the weeks 15 to 17 too. Of the difference between defences little recurs, so the factors lie close to 1.
 * @source analysis/house-experts "Schedule"
 */
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { TableRows } from '../../tables/all.ts';
import type { HousePeriod } from '../../tables/house.ts';
import type { WhoIsWho } from '../consensus/who-is-who.ts';
import type { SeasonClock } from '../season-clock.ts';
import { AFTER_ALL_WEEKS, type DifferencesBefore, differencesOf, effectOf } from './opponents.ts';
import { SCHEDULE_SHARES } from './schedule-shares.data.ts';

/** The entity, season, period and week of a projection. */
export interface Scheduled {
  readonly period: HousePeriod;
  /** 0 unless weekly. */
  readonly week: number;
  readonly entityId: string;
  readonly position: Position;
}

/** Factor on somebody's points, 0.95 to 1.05; 1 where nothing is known of their opponents. */
export type ScheduleRatio = (one: Scheduled) => number;

/** @param differences of the season that the clock is of */
export function scheduleRatios(
  rows: TableRows,
  clock: SeasonClock,
  who: WhoIsWho,
  differences: DifferencesBefore,
): ScheduleRatio {
  const lastSeason = differencesOf(rows.statWeeks, clock.season - 1, who)(AFTER_ALL_WEEKS);
  const soFar = differences(AFTER_ALL_WEEKS);
  const eves = new Map<number, ReturnType<DifferencesBefore>>();
  const onTheEveOf = (week: number) => {
    const known = eves.get(week) ?? differences(week);
    eves.set(week, known);
    return known;
  };
  return ({ period, week, entityId, position }) => {
    const team = who.teamOf(entityId, clock.season);
    if (team === null) return 1;
    const against = (weeks: readonly number[]) => weeks.flatMap((one) => clock.opponentOf(team, one) ?? []);
    const effect = (opponents: readonly string[], of: typeof soFar, share: number) =>
      opponents.length === 0
        ? 1
        : effectOf(opponents.reduce((sum, opponent) => sum + of(opponent, position), 0) / opponents.length, share);
    if (period === 'weekly') return effect(against([week]), onTheEveOf(week), SCHEDULE_SHARES.weekly);
    if (period === 'restOfSeason') {
      const ahead = clock.openWeeks.filter((one) => clock.hasGameAhead(team, one));
      return effect(against(ahead), soFar, SCHEDULE_SHARES.restOfSeason);
    }
    return effect(against(clock.weeks), lastSeason, SCHEDULE_SHARES.seasonal);
  };
}
