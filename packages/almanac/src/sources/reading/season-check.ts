// A check that costs nothing: the weeks must add up to the season totals that the source publishes itself.
import type { StatKey } from '@pylon/engine/scoring/stat-keys';
import type { PlayerWeek } from '../nflverse/player-weeks.ts';
import type { PlayerSeasonRecord } from '../nflverse/season-totals.ts';

/** Totals that are compared, by the source's column. */
const COMPARED = [
  ['completions', 'passingCompletions'],
  ['attempts', 'passingAttempts'],
  ['passing_yards', 'passingYards'],
  ['passing_tds', 'passingTouchdowns'],
  ['passing_interceptions', 'passingInterceptions'],
  ['carries', 'rushingAttempts'],
  ['rushing_yards', 'rushingYards'],
  ['rushing_tds', 'rushingTouchdowns'],
  ['receptions', 'receivingReceptions'],
  ['targets', 'receivingTargets'],
  ['receiving_yards', 'receivingYards'],
  ['receiving_tds', 'receivingTouchdowns'],
  ['special_teams_tds', 'returnTouchdowns'],
] as const satisfies readonly (readonly [keyof PlayerSeasonRecord, StatKey])[];

/** A total that the weeks do not add up to. */
export interface Disagreement {
  readonly player: string;
  readonly column: string;
  readonly total: number;
  readonly sumOfWeeks: number;
}

export interface SeasonCheck {
  readonly season: number;
  /** Players compared, each in {@link COMPARED}.length columns. */
  readonly players: number;
  readonly columns: number;
  /** At most a hundred. */
  readonly disagreements: readonly Disagreement[];
}

/**
 * Compares the regular-season weeks with the totals. Players without a week (no offence, in files until 2024) are
 * compared with 0.
 */
export function checkSeason(
  season: number,
  totals: readonly PlayerSeasonRecord[],
  weeks: readonly PlayerWeek[],
): SeasonCheck {
  const sums = new Map<string, Partial<Record<StatKey, number>>>();
  for (const { gsisId, seasonType, line } of weeks) {
    if (gsisId === null || seasonType !== 'REG') continue;
    const sum = sums.get(gsisId) ?? {};
    for (const [, key] of COMPARED) sum[key] = (sum[key] ?? 0) + (line[key] ?? 0);
    sums.set(gsisId, sum);
  }
  const disagreements: Disagreement[] = [];
  for (const total of totals) {
    if (total.player_id === null) continue;
    const sum = sums.get(total.player_id);
    for (const [column, key] of COMPARED) {
      const sumOfWeeks = sum?.[key] ?? 0;
      if (total[column] !== sumOfWeeks && disagreements.length < 100) {
        disagreements.push({
          player: total.player_display_name ?? total.player_id,
          column,
          total: total[column],
          sumOfWeeks,
        });
      }
    }
  }
  return { season, players: totals.length, columns: COMPARED.length, disagreements };
}
