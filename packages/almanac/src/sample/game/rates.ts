// How often what happens on a play. Read off the play-by-play of 2025 and the team totals of 2023 and 2025 and then
// tuned until whole seasons agree with both; analysis/sample-season prints the comparison.

/** Share of passes among runs and passes by down and distance: short (to 3 yards), middling (to 7), long. */
export const PASS_SHARE: readonly (readonly [number, number, number])[] = [
  [0.312, 0.351, 0.506],
  [0.347, 0.554, 0.746],
  [0.476, 0.913, 0.917],
  [0.516, 0.966, 0.967],
];

/** Lean to the pass by lead (from far behind to far ahead), in logits: before the last quarter, and in it. */
export const PASS_LEAN_BY_LEAD: Readonly<Record<'early' | 'late', readonly [number, number, number, number, number]>> =
  {
    early: [0.22, 0, -0.06, -0.04, -0.16],
    late: [0.85, 0.45, 0, -0.55, -1.05],
  };

/** Passes by depth: where the ball goes beyond the line of scrimmage, and what becomes of it. */
export const DEPTHS = [
  { from: -6, to: -1, caught: 0.8, intercepted: 0.009, yardsAfter: 9.2, shapeAfter: 2.2 },
  { from: 0, to: 4, caught: 0.775, intercepted: 0.013, yardsAfter: 4.8, shapeAfter: 0.95 },
  { from: 5, to: 9, caught: 0.71, intercepted: 0.021, yardsAfter: 3.8, shapeAfter: 0.75 },
  { from: 10, to: 14, caught: 0.595, intercepted: 0.03, yardsAfter: 3.9, shapeAfter: 0.5 },
  { from: 15, to: 19, caught: 0.53, intercepted: 0.041, yardsAfter: 4.5, shapeAfter: 0.5 },
  { from: 20, to: 29, caught: 0.43, intercepted: 0.041, yardsAfter: 4.9, shapeAfter: 0.5 },
  { from: 30, to: 50, caught: 0.31, intercepted: 0.068, yardsAfter: 5.4, shapeAfter: 0.5 },
] as const;

/** How often each depth, by the job of the man thrown to. */
export const DEPTH_WEIGHTS: Readonly<Record<'RB' | 'WR' | 'TE', readonly number[]>> = {
  RB: [0.55, 0.3, 0.11, 0.02, 0.01, 0.006, 0.004],
  WR: [0.11, 0.215, 0.24, 0.16, 0.12, 0.1, 0.055],
  TE: [0.1, 0.32, 0.3, 0.14, 0.085, 0.04, 0.015],
};

/** Yards of a designed run: [probability, yards at most]. */
export const RUN_YARDS: readonly (readonly [number, number])[] = [
  [0, -7],
  [0.01, -4],
  [0.05, -2],
  [0.1, -0.4],
  [0.2, 1],
  [0.3, 1.9],
  [0.4, 2.6],
  [0.5, 3.4],
  [0.6, 4.3],
  [0.7, 5.4],
  [0.8, 7.1],
  [0.9, 10],
  [0.95, 13.5],
  [0.98, 21],
  [0.99, 29],
  [0.998, 55],
  [1, 85],
];

/** Yards of a scramble. */
export const SCRAMBLE_YARDS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.1, 1],
  [0.3, 3.2],
  [0.5, 6],
  [0.7, 9],
  [0.9, 14],
  [0.98, 25],
  [1, 55],
];

export const SACK_SHARE = 0.065;
export const SCRAMBLE_SHARE = 0.056;
/** Passes thrown away or spiked: nobody was meant. */
export const THROWN_AWAY_SHARE = 0.042;
export const PENALTY_SHARE = 0.086;
export const FUMBLE_SHARE = { sack: 0.145, run: 0.017, catch: 0.0135 } as const;
/** Fumbles that the other side recovers. */
export const FUMBLE_LOST_SHARE = 0.48;

/** Field goals made by distance (yards, below). */
export const FIELD_GOAL_SHARE: readonly (readonly [number, number])[] = [
  [30, 0.982],
  [40, 0.94],
  [50, 0.845],
  [55, 0.735],
  [60, 0.64],
  [70, 0.5],
];
export const EXTRA_POINT_SHARE = 0.955;
export const TWO_POINT_SHARE = 0.47;

/**
 * Fourth downs: chance to go for it by yards to the goal line (below) for 1, 2 to 4, and 5 or more to go; else kick or
 * punt.
 */
export const FOURTH_DOWN: readonly (readonly [number, readonly [number, number, number]])[] = [
  [10, [0.75, 0.45, 0.12]],
  [30, [0.72, 0.3, 0.08]],
  [36, [0.8, 0.5, 0.14]],
  [50, [0.88, 0.5, 0.13]],
  [60, [0.72, 0.24, 0.07]],
  [100, [0.3, 0.06, 0.03]],
];
/** Yards to the goal line from which a field goal is tried. */
export const FIELD_GOAL_RANGE = 38;
