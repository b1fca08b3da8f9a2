// What the odds to advance in best ball have been worth.
// Written by `node analysis/best-ball/judge.ts --season 2022 --write`: measured, never edited.

/** @source analysis/best-ball */
export const BEST_BALL_ODDS_RECORD = {
  season: 2022,
  teams: 6648,
  brier: {
    ours: 0.1379,
    base: 0.13899,
  },
  logLoss: {
    ours: 0.44703,
    base: 0.4508,
  },
  areaUnderCurve: 0.592,
  groups: [
    {
      teams: 1329,
      told: 0.156,
      advanced: 0.108,
    },
    {
      teams: 1330,
      told: 0.174,
      advanced: 0.134,
    },
    {
      teams: 1329,
      told: 0.185,
      advanced: 0.169,
    },
    {
      teams: 1330,
      told: 0.197,
      advanced: 0.195,
    },
    {
      teams: 1330,
      told: 0.216,
      advanced: 0.229,
    },
  ],
} as const;
