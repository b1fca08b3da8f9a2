// How real drafters choose, as numbers: a conditional logit over the best players left on the board. Written by
// `node analysis/pick-model/fit.ts`; do not edit by hand, change the analysis.

/** A function given at knots, straight between them and constant outside. */
export interface KnotCurve {
  readonly knots: readonly number[];
  readonly values: readonly number[];
}

/** Coefficients of the choice model, in units of utility (natural logarithm of odds). */
export interface ChoiceModel {
  /** By place among the available players, the best being 0. */
  readonly rank: KnotCurve;
  /** By z = (board − pick) / board^0.58, one curve per stage of the draft; a stage ends before the pick named. */
  readonly stageEnds: readonly number[];
  readonly fall: { readonly knots: readonly number[]; readonly values: readonly (readonly number[])[] };
  /** By how far behind the best available player somebody is, (board − best board) / board^0.58. */
  readonly gap: KnotCurve;
  /** By position (QB, RB, WR, TE) and how many the team has. */
  readonly need: readonly (readonly number[])[];
  /** By position (QB, RB, WR, TE) and round of 12 picks. */
  readonly timing: { readonly knots: readonly number[]; readonly values: readonly (readonly number[])[] };
  /** By position, per share (0 to 1) of the last eight picks that went to it. */
  readonly run: readonly number[];
  /** A quarterback whose receiver the team has; a receiver or tight end whose quarterback it has. */
  readonly stackQuarterback: number;
  readonly stackReceiver: number;
  /** A second quarterback or tight end (QB, RB, WR, TE) whose bye week is already taken at that position. */
  readonly byeClash: readonly number[];
}

/** @source analysis/pick-model */
export const CHOICE_MODEL: ChoiceModel = {
  rank: {
    knots: [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 32, 40, 50, 65, 80],
    values: [
      0, -0.363, -0.475, -0.566, -0.646, -0.718, -0.786, -0.909, -1.021, -1.173, -1.31, -1.475, -1.66, -1.889, -2.12,
      -2.374, -2.701, -2.981,
    ],
  },
  stageEnds: [],
  fall: {
    knots: [
      -6, -5.5, -5, -4.5, -4, -3.5, -3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 5.5, 6,
      6.5, 7, 7.5, 8,
    ],
    values: [
      [
        -17.484, -14.27, -11.375, -8.8, -6.544, -4.608, -2.991, -1.694, -0.716, -0.058, 0.281, 0.3, 0, -0.613, -1.531,
        -2.755, -4.284, -6.119, -8.259, -10.705, -13.456, -16.513, -19.875, -23.543, -27.516, -31.795, -36.379, -41.269,
        -46.464,
      ],
    ],
  },
  gap: { knots: [0, 1, 2, 4, 6, 10], values: [0, -0.169, -0.338, -0.676, -1.014, -1.69] },
  need: [
    [2.06, 0.71, -1.18, -1.63, -3],
    [1.38, 1.51, 0.91, 0.28, -0.33, -0.96, -1.5, -2, -2.5],
    [1.03, 0.95, 0.84, 0.52, 0.2, -0.03, -0.28, -0.5, -0.8, -1.1],
    [1.75, 0.67, -0.83, -2.1, -3.5],
  ],
  timing: {
    knots: [1.5, 4.5, 7.5, 10.5, 13.5, 16.5],
    values: [
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ],
  },
  run: [0.397, 0.397, 0.397, 0.397],
  stackQuarterback: 0,
  stackReceiver: 0,
  byeClash: [0, 0, 0, 0],
};
