// Written by `node analysis/week-odds/constants.ts` from the files named in its README.
import type { Correlations } from './correlations.shape.ts';

/** How players of one game stray from their projections together. */
export const CORRELATIONS: Correlations = {
  teamMates: [
    ['QB1', 'WR1', 0.36],
    ['QB1', 'WR2', 0.32],
    ['QB1', 'WR3', 0.2],
    ['QB1', 'TE1', 0.23],
    ['QB1', 'RB1', 0.08],
    ['RB1', 'RB2', -0.01],
    ['WR1', 'WR2', 0],
    ['RB1', 'K1', 0.13],
  ],
  opponents: [
    ['QB1', 'QB1', 0.18],
    ['QB1', 'WR1', 0.07],
    ['WR1', 'WR1', 0.06],
    ['RB1', 'RB1', -0.07],
  ],
};
