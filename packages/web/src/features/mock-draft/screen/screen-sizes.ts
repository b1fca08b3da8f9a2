import type { CSSProperties } from 'react';

/** Share of the window's height for what stands above the board, and for the names of the teams. */
const HEAD = 17;
const NAMES = 4.5;
/** Share of the window's width for the numbers of the rounds. */
const ROUNDS = 2.6;

/** A board of more columns than this has room for last names only. */
export const LAST_NAMES_ABOVE = 14;

/**
 * Sizes for a board that fills a window of any size without scrolling, as variables for its style. Letters are as large
 * as the flatter of row and column allows: a name has nearly half of its row, and as much of its column as a long one
 * needs.
 */
export function screenSizes(teams: number, rounds: number): CSSProperties {
  const row = `${((100 - HEAD - NAMES - 1) / Math.max(1, rounds)).toFixed(3)}vh`;
  const column = `${((100 - ROUNDS - 1) / Math.max(1, teams)).toFixed(3)}vw`;
  const wide = teams > LAST_NAMES_ABOVE ? 0.2 : 0.175;
  return {
    '--head': `${HEAD}vh`,
    '--names': `${NAMES}vh`,
    '--rounds': `${ROUNDS}vw`,
    '--name': `max(11px, min(calc(${row} * 0.48), calc(${column} * ${wide})))`,
    '--small': `max(9px, min(calc(${row} * 0.25), calc(${column} * 0.1)))`,
    '--team': `max(11px, min(2.6vh, calc(${column} * 0.19)))`,
  } as CSSProperties; // variables are styles too, which the type does not know
}
