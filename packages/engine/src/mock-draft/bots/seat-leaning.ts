// How the bot of a seat is bent: what the odds of each position are multiplied by, by how far the draft is. Plain
// numbers, so that a stored draft holds them.
import { POSITIONS } from '../../vocabulary/positions.ts';

/** Thirds of a draft, by rounds. */
export const PHASES = ['early', 'middle', 'late'] as const;
export type Phase = (typeof PHASES)[number];

/** [phase][position], row by row: 1 bends nothing. */
export type SeatLeaning = readonly number[];

/** The cells of a leaning. */
export const LEANING_CELLS = PHASES.length * POSITIONS.length;

/** The phase of a round (0-based) of a draft of so many rounds, as an index into {@link PHASES}. */
export const phaseOf = (round: number, rounds: number): number =>
  Math.min(PHASES.length - 1, Math.floor((round * PHASES.length) / rounds));
