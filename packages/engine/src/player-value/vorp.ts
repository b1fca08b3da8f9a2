/** VORP: value over replacement player, the common currency of positions that score differently. */
import type { ReplacementPoints, ValuedPlayer } from './replacement.ts';

/**
 * Points above what anybody could have at the position.
 *
 * @returns negative below replacement: kept for grading, shown as 0 by {@link shownVorp}
 * @example vorp({ points: 250, position: 'RB' }, { ...levels, RB: 180 }) // → 70
 */
export const vorp = (player: ValuedPlayer, replacement: ReplacementPoints): number =>
  player.points - replacement[player.position];

/** VORP as tables show it: never negative. @source docs/sources.md "Value over replacement" */
export const shownVorp = (value: number): number => Math.max(0, value);
