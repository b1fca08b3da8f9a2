// Pre-season positional ranks and what followed: expert consensus of 2012 to 2020 with the box scores of 2011 to 2020.
import { amount, readCsv } from './files.ts';

export const SKILL_POSITIONS = ['QB', 'RB', 'WR', 'TE'] as const;
export type SkillPosition = (typeof SKILL_POSITIONS)[number];

/** Box-score columns of the history file, and the stat keys they are. */
export const HISTORY_STATS = {
  passingCompletions: ['completions'],
  passingYards: ['passing_yards'],
  passingTouchdowns: ['passing_tds'],
  passingInterceptions: ['interceptions'],
  passingTwoPointConversions: ['passing_2pt_conversions'],
  rushingAttempts: ['carries'],
  rushingYards: ['rushing_yards'],
  rushingTouchdowns: ['rushing_tds'],
  rushingTwoPointConversions: ['rushing_2pt_conversions'],
  receivingTargets: ['targets'],
  receivingReceptions: ['receptions'],
  receivingYards: ['receiving_yards'],
  receivingTouchdowns: ['receiving_tds'],
  receivingTwoPointConversions: ['receiving_2pt_conversions'],
  fumblesLost: ['sack_fumbles_lost', 'rushing_fumbles_lost', 'receiving_fumbles_lost'],
} as const;
export type HistoryStat = keyof typeof HISTORY_STATS;
export const historyStats = Object.keys(HISTORY_STATS) as readonly HistoryStat[];
export type Line = Record<HistoryStat, number>;

export interface Totals {
  readonly games: number;
  readonly line: Line;
}
export interface RankedSeason {
  readonly season: number;
  readonly gsis: string;
  readonly position: SkillPosition;
  /** Pre-season rank within the position, from 1. */
  readonly rank: number;
  readonly totals: Totals;
  /** The season before; null for a player without a game in it. */
  readonly before: Totals | null;
}

export const emptyLine = (): Line => Object.fromEntries(historyStats.map((stat) => [stat, 0])) as Line;

/** Half-PPR points of a line: 1 per 25 passing and 10 other yards, 4 and 6 per touchdown, -2 per turnover. */
export const halfPprPoints = (line: Readonly<Partial<Line>>): number =>
  (line.passingYards ?? 0) / 25 +
  4 * (line.passingTouchdowns ?? 0) -
  2 * (line.passingInterceptions ?? 0) +
  ((line.rushingYards ?? 0) + (line.receivingYards ?? 0)) / 10 +
  6 * ((line.rushingTouchdowns ?? 0) + (line.receivingTouchdowns ?? 0)) +
  0.5 * (line.receivingReceptions ?? 0) -
  2 * (line.fumblesLost ?? 0) +
  2 *
    ((line.passingTwoPointConversions ?? 0) +
      (line.rushingTwoPointConversions ?? 0) +
      (line.receivingTwoPointConversions ?? 0));

export interface Game {
  readonly week: number;
  readonly line: Line;
}

/** The games of regular seasons, of 16 games each, by 'season gsis', in order of weeks. */
export function gamesOfSeasons(): ReadonlyMap<string, readonly Game[]> {
  const games = new Map<string, Game[]>();
  for (const row of readCsv('history/player_stats_weekly_2010_2020.csv.gz')) {
    const week = amount(row['week']);
    if (week > 17) continue;
    const line = emptyLine();
    for (const stat of historyStats) for (const column of HISTORY_STATS[stat]) line[stat] += amount(row[column]);
    const key = `${row['season']} ${row['player_id']}`;
    const known = games.get(key);
    if (known) known.push({ week, line });
    else games.set(key, [{ week, line }]);
  }
  return games;
}

/** What was done in several games together. */
export function sumOfGames(games: readonly Game[]): Line {
  const total = emptyLine();
  for (const { line } of games) for (const stat of historyStats) total[stat] += line[stat];
  return total;
}

/** Regular-season totals by 'season gsis'. */
export const seasonTotals = (): ReadonlyMap<string, Totals> =>
  new Map([...gamesOfSeasons()].map(([key, games]) => [key, { games: games.length, line: sumOfGames(games) }]));

/** Every ranked player of 2012 to 2020 that the crosswalk knows; one who then played no game has zero totals. */
export function rankedSeasons(): readonly RankedSeason[] {
  const gsisByFantasyPros = new Map<string, string>();
  const gsisBySportradar = new Map<string, string>();
  for (const row of readCsv('dynastyprocess/db_playerids.csv.gz')) {
    const gsis = row['gsis_id'] ?? 'NA';
    if (gsis === 'NA') continue;
    gsisByFantasyPros.set(row['fantasypros_id'] ?? '', gsis);
    gsisBySportradar.set(row['sportradar_id'] ?? '', gsis);
  }
  const totals = seasonTotals();
  return readCsv('history/preseason_expert_consensus_2012_2022.csv.gz').flatMap((row): RankedSeason[] => {
    const position = SKILL_POSITIONS.find((name) => name === row['page_pos']);
    const season = amount(row['season']);
    const gsis = gsisByFantasyPros.get(row['fantasypros_id'] ?? '') ?? gsisBySportradar.get(row['sportradar_id'] ?? '');
    if (!position || season > 2020 || !gsis) return [];
    return [
      {
        season,
        gsis,
        position,
        rank: amount(row['rank']),
        totals: totals.get(`${season} ${gsis}`) ?? { games: 0, line: emptyLine() },
        before: totals.get(`${season - 1} ${gsis}`) ?? null,
      },
    ];
  });
}
