// Written by `node analysis/utilization/constants.ts` from the files named in analysis/utilization/README.md.
import type { UtilizationWeights, UtilizedPosition } from './utilization.shape.ts';

/** What shares are worth by position, and the scale that they are told on. */
export const UTILIZATION: Readonly<Record<UtilizedPosition, UtilizationWeights>> = {
  RB: {
    base: 0.561,
    parts: { targetShare: 25.36, carryShare: 9.143, airYardsShare: 0, snapShare: 1.458, points: 0.216 },
    scale: [0.561, 4.944, 5.745, 6.856, 8.09, 9.479, 10.581, 11.589, 12.742, 14.256, 18.546],
  },
  WR: {
    base: 0.338,
    parts: { targetShare: 22.056, carryShare: 34.796, airYardsShare: 1.474, snapShare: 1.641, points: 0.221 },
    scale: [0.338, 4.842, 5.587, 6.318, 7.017, 7.903, 8.882, 9.764, 10.716, 12.197, 17.965],
  },
  TE: {
    base: -0.145,
    parts: { targetShare: 30.329, carryShare: 20.456, airYardsShare: 0, snapShare: 2.784, points: 0.045 },
    scale: [-0.145, 5.153, 5.634, 6.092, 6.56, 7.14, 7.797, 8.475, 9.254, 9.996, 12.915],
  },
};
