/** The period of a ranking or projection. */
export const PERIODS = ['seasonal', 'weekly', 'restOfSeason'] as const;
export type Period = (typeof PERIODS)[number];

/** Weeks of a regular season since 2021. */
export const REGULAR_SEASON_WEEKS = 18;
/** Games a team plays in them. */
export const GAMES_PER_TEAM = 17;
