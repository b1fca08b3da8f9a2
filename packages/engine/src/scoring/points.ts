/**
 * Points for what happened.
 *
 * Every setting is worth its value for each of its units, and points are the sum. Nothing is rounded on the way, as the
 * platforms do not either; `roundPoints` is for the edge where a number is shown.
 */
import type { Position } from '../vocabulary/positions.ts';
import { SCORING_RULES, type ScoringKey } from './scoring-keys.ts';
import type { ScoringSettings } from './scoring-settings.ts';
import type { StatLine } from './stat-keys.ts';
import { units } from './units.ts';

/** A setting that counts: the settings whose value is not zero. */
export type ActiveSetting = readonly [key: ScoringKey, value: number];

/** The settings of a system that are worth something, in the order the system lists them. */
export function activeSettings(settings: ScoringSettings): readonly ActiveSetting[] {
  // Object.entries forgets the closed set of keys.
  return (Object.entries(settings) as ActiveSetting[]).filter(([, value]) => value !== 0);
}

/**
 * Points of one game.
 *
 * @param line what the player or team did in ONE game; sum the games for a season
 * @param position what the player is; null for individual defenders
 * @param settings a scoring system; absent settings are worth nothing
 * @returns points, unrounded
 * @example points({ rushingYards: 84, rushingTouchdowns: 1 }, 'RB', { rushingYards: 0.1, rushingTouchdowns: 6 }) // →
 *   14.4
 */
export function points(line: StatLine, position: Position | null, settings: ScoringSettings): number {
  let sum = 0;
  for (const key in settings) {
    // for-in forgets the closed set of keys; it spares callers who score thousands of lines a list for each.
    const setting = key as ScoringKey;
    const value = settings[setting] ?? 0;
    if (value !== 0) sum += value * units(SCORING_RULES[setting].effect, line, position);
  }
  return sum;
}

/** Points as shown: two decimals, without a negative zero or the dust of binary fractions. */
export const roundPoints = (amount: number): number => Math.round((amount + Math.sign(amount) * 1e-9) * 100) / 100 + 0;
