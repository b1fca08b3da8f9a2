// What the odds to advance in best ball have been worth. Written by
// `node analysis/best-ball/judge.ts --season 2022 --write`: measured, never edited.

/** @source analysis/best-ball */
export const BEST_BALL_ODDS_RECORD = {
  season: 2022,
  teams: 6648,
  brier: {
    ours: 0.13778,
    base: 0.13899,
  },
  logLoss: {
    ours: 0.4465,
    base: 0.4508,
  },
  areaUnderCurve: 0.588,
  groups: [
    {
      teams: 1329,
      told: 0.149,
      advanced: 0.102,
    },
    {
      teams: 1330,
      told: 0.169,
      advanced: 0.147,
    },
    {
      teams: 1329,
      told: 0.181,
      advanced: 0.17,
    },
    {
      teams: 1330,
      told: 0.194,
      advanced: 0.193,
    },
    {
      teams: 1330,
      told: 0.214,
      advanced: 0.222,
    },
  ],
} as const;
