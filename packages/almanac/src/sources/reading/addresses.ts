// Where the open sources publish their files. A file may stand under several addresses; the first that has it is taken.

const NFLVERSE = 'https://github.com/nflverse/nflverse-data/releases/download';
const DYNASTYPROCESS = 'https://github.com/dynastyprocess/data/raw/master/files';
const SLEEPER = 'https://api.sleeper.app/v1';

/** nflverse publishes most files packed and plain; which of the two varies by file and year. */
const packedOrPlain = (path: string): readonly string[] => [`${NFLVERSE}/${path}.gz`, `${NFLVERSE}/${path}`];

export const ADDRESSES = {
  teams: () => [`${NFLVERSE}/teams/teams_colors_logos.csv`],
  games: () => ['https://github.com/nflverse/nfldata/raw/master/data/games.csv', `${NFLVERSE}/schedules/games.csv`],
  rosters: (season: number) => packedOrPlain(`rosters/roster_${season}.csv`),
  weeklyRosters: (season: number) => packedOrPlain(`weekly_rosters/roster_weekly_${season}.csv`),
  /** The current release first; seasons until 2024 may only be in the former one. */
  playerWeeks: (season: number) => [
    ...packedOrPlain(`stats_player/stats_player_week_${season}.csv`),
    ...packedOrPlain(`player_stats/player_stats_${season}.csv`),
  ],
  playerSeasons: (season: number) => packedOrPlain(`stats_player/stats_player_reg_${season}.csv`),
  teamSeasons: (season: number) => packedOrPlain(`stats_team/stats_team_reg_${season}.csv`),
  snapCounts: (season: number) => packedOrPlain(`snap_counts/snap_counts_${season}.csv`),
  injuries: (season: number) => packedOrPlain(`injuries/injuries_${season}.csv`),
  depthCharts: (season: number) => packedOrPlain(`depth_charts/depth_charts_${season}.csv`),
  nextGen: (season: number, kind: 'passing' | 'rushing' | 'receiving') =>
    packedOrPlain(`nextgen_stats/ngs_${season}_${kind}.csv`),
  advanced: (season: number, kind: 'pass' | 'rush' | 'rec') =>
    packedOrPlain(`pfr_advstats/advstats_week_${kind}_${season}.csv`),
  /** From 2022 on. */
  charting: (season: number) => packedOrPlain(`ftn_charting/ftn_charting_${season}.csv`),
  plays: (season: number) => packedOrPlain(`pbp/play_by_play_${season}.csv`),
  /** Published as one file of all classes; a mirror may hold one per class. */
  draftPicks: () => packedOrPlain('draft_picks/draft_picks.csv'),
  draftClass: (season: number) => packedOrPlain(`draft_picks/draft_picks_${season}.csv`),
  playerIds: () => [`${DYNASTYPROCESS}/db_playerids.csv`],
  consensus: () => [`${DYNASTYPROCESS}/db_fpecr_latest.csv`],
  weeklyConsensus: () => [`${DYNASTYPROCESS}/fp_latest_weekly.csv`],
  sleeperPlayers: () => [`${SLEEPER}/players/nfl`],
  sleeperState: () => [`${SLEEPER}/state/nfl`],
  sleeperStats: (season: number, week: number) => [`${SLEEPER}/stats/nfl/regular/${season}/${week}`],
  sleeperProjections: (season: number, week: number) => [`${SLEEPER}/projections/nfl/regular/${season}/${week}`],
} as const;
