/**
 * The correction of a rank's points for players who have never played: the expert Rookie.
 *
 * Experts rank rookies in nearly the right order, but too low at some positions and too high at others, and they make a
 * little too little of where a player was drafted. Age said nothing beyond that.
 * @source analysis/house-experts "Rookie"
 */
import type { Position } from '@pylon/engine/vocabulary/positions';
import { ROOKIES } from './rookie-levels.data.ts';

/**
 * Factor on a rookie's expected points before their first season.
 *
 * @param draftOverall place in the draft, from 1; null for the undrafted
 * @example rookieRatio('RB', 2) // → 1.374: 1.17 × (50 / 2) ** 0.05
 */
export const rookieRatio = (position: Position, draftOverall: number | null): number =>
  position === 'K' || position === 'DST'
    ? 1
    : ROOKIES.levels[position] * (ROOKIES.neutralPick / (draftOverall ?? ROOKIES.undraftedPick)) ** ROOKIES.exponent;
