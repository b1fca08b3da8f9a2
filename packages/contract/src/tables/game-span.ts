const weeksThrough = (last: number) =>
  Object.fromEntries(Array.from({ length: last }, (_, index) => [index + 1, `Week ${index + 1}`]));
const WEEKS = weeksThrough(18);

/** The questions of a table that counts some weeks of a season, or each player's last games of them. */
export const GAME_SPAN = {
  last: {
    kind: 'choice',
    title: 'Games',
    choices: { all: 'All games', three: 'Last 3', five: 'Last 5', eight: 'Last 8' },
    standard: 'all',
  },
  fromWeek: { kind: 'choice', title: 'From', choices: WEEKS, standard: '1' },
  throughWeek: { kind: 'choice', title: 'Through', choices: WEEKS, standard: '18' },
} as const;

/** Fantasy seasons end a week before the league's. */
const FANTASY_WEEKS = weeksThrough(17);
// Numbers stand in their order, so what comes before the first week is 0.
const FROM_WEEKS: Readonly<Record<string, string>> = { 0: 'Next game', ...FANTASY_WEEKS };

/** The questions of a table about a schedule: its games from a week on, or those ahead, through a week. */
export const WEEK_SPAN = {
  fromWeek: { kind: 'choice', title: 'From', choices: FROM_WEEKS, standard: '0' },
  throughWeek: { kind: 'choice', title: 'Through', choices: FANTASY_WEEKS, standard: '17' },
} as const;

/** The weeks that are asked of a table, both counted. */
interface AskedWeeks {
  readonly fromWeek?: unknown;
  readonly throughWeek?: unknown;
}

/**
 * Whether weeks that are asked for end before they begin.
 * @example isTurned({ fromWeek: '9', throughWeek: '8' }) // → true
 */
export const isTurned = ({ fromWeek, throughWeek }: AskedWeeks): boolean =>
  fromWeek !== undefined && throughWeek !== undefined && Number(fromWeek) > Number(throughWeek);
