// What the comparison reads, from either world: an athlete's or a team defence's week.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sampleSeason } from '@pylon/almanac/sample/sample-season';
import Papa from 'papaparse';

/** A week in which something of a player was counted; amounts as in a box score. */
export interface PlayerWeek {
  readonly week: number;
  readonly id: string;
  /** QB, RB, WR, TE, K, DST, DL, LB, DB or other */
  readonly position: string;
  readonly team: string;
  readonly opponent: string;
  readonly attempts: number;
  readonly targets: number;
  readonly receptions: number;
  readonly carries: number;
  /** Half-PPR points; kicker and defence points in the usual scoring. */
  readonly points: number;
  readonly tackles: number;
  readonly sacks: number;
}

/** A season as the comparison sees it. */
export interface ComparedSeason {
  readonly label: string;
  readonly weeks: readonly PlayerWeek[];
  /** Per team and game. */
  readonly team: Readonly<Record<string, number>>;
  readonly scores: readonly { readonly home: number; readonly away: number }[];
}

/** Team amounts that are compared, as nflverse names them and as we do. */
const TEAM_AMOUNTS = {
  completions: 'passingCompletions',
  attempts: 'passingAttempts',
  passing_yards: 'passingYards',
  passing_tds: 'passingTouchdowns',
  passing_interceptions: 'passingInterceptions',
  sacks_suffered: 'passingSacks',
  passing_first_downs: 'passingFirstDowns',
  targets: 'receivingTargets',
  carries: 'rushingAttempts',
  rushing_yards: 'rushingYards',
  rushing_tds: 'rushingTouchdowns',
  rushing_first_downs: 'rushingFirstDowns',
  fumbles_lost_total: 'fumblesLost',
  pat_made: 'extraPoints',
  punt_return_yards: 'puntReturnYards',
  def_interceptions: 'defenseInterceptions',
  def_pass_defended: 'defensePassesDefended',
  def_qb_hits: 'idpQuarterbackHits',
  def_tackles_solo: 'idpSoloTackles',
  penalties: 'penalties',
} as const;

const DATA = join(import.meta.dirname, '../../../shared/data');
/** Whether the real files are there. */
export const hasRealFiles = (): boolean => existsSync(DATA);

function text(file: string): string {
  const bytes = readFileSync(join(DATA, file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
}
type Cells = Readonly<Record<string, string>>;
const csv = (file: string): Cells[] => Papa.parse<Cells>(text(file), { header: true, skipEmptyLines: true }).data;
const number = (cells: Cells, ...names: string[]): number =>
  names.reduce((found, name) => found || Number(cells[name] || 0), 0);

const defensePointsFor = (allowed: number): number =>
  allowed === 0
    ? 10
    : allowed <= 6
      ? 7
      : allowed <= 13
        ? 4
        : allowed <= 20
          ? 1
          : allowed <= 27
            ? 0
            : allowed <= 34
              ? -1
              : -4;

/** A real season, from nflverse's files and, for kickers and defences, Sleeper's. */
export function realSeason(year: 2023 | 2025): ComparedSeason {
  const file = year === 2023 ? 'nflverse/player_stats_2023.csv.gz' : 'nflverse/stats_player_week_2025.csv.gz';
  const weeks = csv(file)
    .filter((row) => row['season_type'] === 'REG')
    .map((row): PlayerWeek => {
      const receptions = number(row, 'receptions');
      return {
        week: number(row, 'week'),
        id: row['player_id'] ?? '',
        position: row['position_group'] === 'SPEC' ? 'other' : (row['position_group'] ?? ''),
        team: row['team'] ?? row['recent_team'] ?? '',
        opponent: row['opponent_team'] ?? '',
        attempts: number(row, 'attempts'),
        targets: number(row, 'targets'),
        receptions,
        carries: number(row, 'carries'),
        points: number(row, 'fantasy_points') + receptions / 2,
        tackles:
          number(row, 'def_tackles_solo') + number(row, 'def_tackle_assists') + number(row, 'def_tackles_with_assist'),
        sacks: number(row, 'def_sacks'),
      };
    });
  const games = csv('nflverse/games.csv').filter((row) => row['season'] === String(year) && row['game_type'] === 'REG');
  const teams = csv(`nflverse/stats_team_reg_${year}.csv`);
  const team = Object.fromEntries(
    Object.keys(TEAM_AMOUNTS).map((key) => [key, teams.reduce((sum, row) => sum + number(row, key), 0) / (32 * 17)]),
  );
  return {
    label: String(year),
    weeks: [...weeks, ...kickersAndDefenses(year)],
    team,
    scores: games.map((row) => ({ home: number(row, 'home_score'), away: number(row, 'away_score') })),
  };
}

function kickersAndDefenses(year: number): PlayerWeek[] {
  const kickers = new Set(
    csv('dynastyprocess/db_playerids.csv.gz').flatMap((row) =>
      row['position'] === 'PK' ? [row['sleeper_id'] ?? ''] : [],
    ),
  );
  return Array.from({ length: 18 }, (_, index) => index + 1).flatMap((week) => {
    const answer = JSON.parse(text(`sleeper/stats/nfl/regular/${year}/${week}.json.gz`)) as Record<
      string,
      Record<string, number>
    >; // the shape that Sleeper answers in
    return Object.entries(answer).flatMap(([id, line]): PlayerWeek[] => {
      const isDefense = /^[A-Z]{2,3}$/.test(id);
      if (!isDefense && !kickers.has(id)) return [];
      const get = (key: string) => line[key] ?? 0;
      const points = isDefense
        ? get('sack') +
          2 * (get('int') + get('fum_rec') + get('safe') + get('blk_kick')) +
          6 * (get('def_td') + get('st_td') + get('def_st_td')) +
          defensePointsFor(get('pts_allow'))
        : 3 * (get('fgm_0_19') + get('fgm_20_29') + get('fgm_30_39')) +
          4 * get('fgm_40_49') +
          5 * get('fgm_50p') +
          get('xpm');
      const nothing = { attempts: 0, targets: 0, receptions: 0, carries: 0, tackles: 0, sacks: 0 };
      return [{ week, id, position: isDefense ? 'DST' : 'K', team: '', opponent: '', points, ...nothing }];
    });
  });
}

const GROUPS: Readonly<Record<string, string>> = {
  QB: 'QB',
  RB: 'RB',
  WR: 'WR',
  TE: 'TE',
  K: 'K',
  DL: 'DL',
  LB: 'LB',
  DB: 'DB',
};

/** The complete season of a sample. */
export function sampleOf(seed: number): ComparedSeason {
  const rows = sampleSeason({ seed });
  const season = Math.min(...rows.games.map((game) => game.season));
  const positions = new Map(rows.players.map((player) => [player.playerId, GROUPS[player.position] ?? 'other']));
  const weeks = rows.statWeeks
    .filter((row) => row.season === season)
    .map((row): PlayerWeek => {
      const of = (key: keyof typeof row) => Number(row[key] ?? 0);
      const position = positions.get(row.entityId) ?? 'DST';
      const offense =
        of('passingYards') / 25 +
        4 * of('passingTouchdowns') -
        2 * of('passingInterceptions') +
        (of('rushingYards') + of('receivingYards')) / 10 +
        6 *
          (of('rushingTouchdowns') +
            of('receivingTouchdowns') +
            of('returnTouchdowns') +
            of('fumbleRecoveryTouchdowns')) +
        2 * (of('passingTwoPointConversions') + of('rushingTwoPointConversions') + of('receivingTwoPointConversions')) -
        2 * of('fumblesLost') +
        of('receivingReceptions') / 2;
      const kicking =
        3 * (of('fieldGoals0To19') + of('fieldGoals20To29') + of('fieldGoals30To39')) +
        4 * of('fieldGoals40To49') +
        5 * (of('fieldGoals50To59') + of('fieldGoals60Plus')) +
        of('extraPoints');
      const defense =
        of('defenseSacks') +
        2 *
          (of('defenseInterceptions') +
            of('defenseFumbleRecoveries') +
            of('defenseSafeties') +
            of('defenseBlockedKicks')) +
        6 * (of('defenseTouchdowns') + of('defenseSpecialTeamsTouchdowns')) +
        defensePointsFor(of('defensePointsAllowed'));
      return {
        week: row.week,
        id: row.entityId,
        position,
        team: row.teamId,
        opponent: row.opponentId,
        attempts: of('passingAttempts'),
        targets: of('receivingTargets'),
        receptions: of('receivingReceptions'),
        carries: of('rushingAttempts'),
        points: position === 'DST' ? defense : position === 'K' ? kicking : offense,
        tackles: of('idpSoloTackles') + of('idpAssistedTackles'),
        sacks: of('idpSacks'),
      };
    });
  const team = Object.fromEntries(
    Object.entries(TEAM_AMOUNTS).map(([theirs, ours]) => [
      theirs,
      rows.teamSeasons.filter((row) => row.season === season).reduce((sum, row) => sum + Number(row[ours] ?? 0), 0) /
        (32 * 17),
    ]),
  );
  const games = rows.games.filter((game) => game.season === season);
  return {
    label: `seed ${seed}`,
    weeks,
    team,
    scores: games.map((game) => ({ home: game.homeScore ?? 0, away: game.awayScore ?? 0 })),
  };
}
