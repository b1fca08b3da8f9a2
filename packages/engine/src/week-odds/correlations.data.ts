// Written by `node analysis/week-odds/constants.ts` from the files named in its README.
import type { Correlations } from './correlations.shape.ts';

/** How players of one game strayed from their projections together. */
export const CORRELATIONS: Correlations = {
  teamMates: [
    ['QB1', 'RB1', 0.1],
    ['QB1', 'TE1', 0.26],
    ['QB1', 'WR1', 0.36],
    ['QB1', 'WR2', 0.32],
    ['QB1', 'WR3', 0.24],
    ['RB1', 'K1', 0.16],
    ['K1', 'DST1', 0.25],
  ],
  opponents: [
    ['K1', 'K1', -0.15],
    ['QB1', 'QB1', 0.21],
    ['QB1', 'TE1', 0.1],
    ['QB1', 'WR2', 0.09],
    ['QB1', 'RB1', 0.09],
    ['RB1', 'WR2', 0.11],
    ['RB1', 'K1', -0.11],
    ['K1', 'DST1', -0.37],
    ['QB1', 'DST1', -0.45],
    ['WR2', 'DST1', -0.19],
    ['WR1', 'DST1', -0.18],
    ['TE1', 'DST1', -0.14],
    ['RB1', 'DST1', -0.26],
    ['DST1', 'DST1', -0.21],
  ],
};
