// Written by `node analysis/house-experts/constants.ts` from the files named in analysis/house-experts/README.md.
import type { RookieConstants } from './rookie-levels.shape.ts';

/** What the points of a first season are multiplied by. */
export const ROOKIES: RookieConstants = {
  exponent: 0.05,
  neutralPick: 50,
  undraftedPick: 260,
  levels: { QB: 1.19, RB: 1.17, WR: 1.02, TE: 0.9 },
};
