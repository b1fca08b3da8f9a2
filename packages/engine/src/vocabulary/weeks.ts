/** The period of a ranking or projection. */
export const PERIODS = ['seasonal', 'weekly', 'restOfSeason'] as const;
export type Period = (typeof PERIODS)[number];

/** Weeks of a regular season since 2021. */
export const REGULAR_SEASON_WEEKS = 18;
/** Games a team plays in them. */
export const GAMES_PER_TEAM = 17;

/**
 * The week whose numbers are shown where none is asked for: the one that is played, of a season that may not have
 * begun. Nobody publishes numbers of the play-offs, so it is the last one before them from then on.
 */
export const weekToShow = ({ currentWeek }: { readonly currentWeek: number }): number =>
  Math.min(Math.max(1, currentWeek), REGULAR_SEASON_WEEKS);
