const WEEKS = Object.fromEntries(Array.from({ length: 18 }, (_, index) => [index + 1, `Week ${index + 1}`]));

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
