// Weekly projections of three publishers, and what happened, in half-PPR points by 'week gsis'. Team defences and
// kickers stand under their Sleeper id.
import { referencePoints } from '../../packages/almanac/src/house/projections/reference-points.ts';
import {
  athleteLine,
  athleteProjection,
  teamLine,
  teamProjection,
} from '../../packages/almanac/src/sources/sleeper/stat-keys.ts';
import { BASE_SCORING_SYSTEMS } from '../../packages/engine/src/scoring/base-systems.ts';
import { points as pointsOfGame } from '../../packages/engine/src/scoring/points.ts';
import { DATA, firstOf } from '../arguments.ts';
import { amount, type CsvRow, listFiles, readCsv, readJson } from './files.ts';

export const WEEKLY_POSITIONS = ['QB', 'RB', 'WR', 'TE', 'K', 'DST'] as const;
export type WeeklyPosition = (typeof WEEKLY_POSITIONS)[number];
export type PointsByPlayerWeek = ReadonlyMap<string, number>;

export interface Crosswalk {
  readonly bySleeper: ReadonlyMap<string, string>;
  /** By {@link nameKey}; namesakes of one position are left out. */
  readonly byName: ReadonlyMap<string, string>;
  readonly positions: ReadonlyMap<string, WeeklyPosition>;
}

const positionNamed = (name: string | undefined): WeeklyPosition | undefined =>
  WEEKLY_POSITIONS.find((position) => position === (name === 'PK' ? 'K' : name));

export function crosswalk(data = DATA): Crosswalk {
  const rows = readCsv('dynastyprocess/db_playerids.csv.gz', data).filter((row) => row['gsis_id'] !== 'NA');
  const ids = (column: string) => new Map(rows.map((row) => [row[column] ?? '', row['gsis_id'] ?? '']));
  const positions = new Map<string, WeeklyPosition>();
  for (const row of rows) {
    const position = positionNamed(row['position']);
    if (position) positions.set(row['gsis_id'] ?? '', position);
  }
  return { bySleeper: ids('sleeper_id'), byName: namesOf(rows), positions };
}

/** A name without case, marks and suffix, with its position. */
const nameKey = (name: string, position: string): string =>
  `${name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .replace(/ (jr|sr|ii|iii|iv|v)$/, '')} ${position}`;

/** Players drafted since 2008 or undated, by name and position, where there is only one. */
function namesOf(rows: readonly CsvRow[]): ReadonlyMap<string, string> {
  const names = new Map<string, string | null>();
  for (const row of rows) {
    const position = positionNamed(row['position']);
    if (!position || amount(row['draft_year']) < 2008) continue;
    const key = nameKey(row['name'] ?? '', position);
    names.set(key, names.has(key) ? null : (row['gsis_id'] ?? null));
  }
  return new Map([...names].flatMap(([key, id]) => (id === null ? [] : [[key, id] as const])));
}

type SleeperLines = Readonly<Record<string, Readonly<Record<string, number>>>>;

export const HALF_PPR = BASE_SCORING_SYSTEMS.find(({ name }) => name === '0.5 PPR')?.settings ?? {};

/**
 * Points that Sleeper's lines of one kind of file come to in our half PPR; only players of a fantasy position and team
 * defences. The points that stand beside the lines are not read: for passers they are an eighth above what the lines
 * come to.
 */
export function sleeperPoints(
  kind: 'projections' | 'stats',
  season: number,
  ids: Crosswalk,
  data = DATA,
): PointsByPlayerWeek {
  const points = new Map<string, number>();
  for (let week = 1; week <= 17; week++) {
    // Sleeper's answer, as recorded
    const lines = readJson(`sleeper/${kind}/nfl/regular/${season}/${week}.json.gz`, data) as SleeperLines;
    for (const [sleeperId, line] of Object.entries(lines)) {
      const isTeam = /^[A-Z]{2,3}$/.test(sleeperId);
      const id = isTeam ? sleeperId : ids.bySleeper.get(sleeperId);
      const position = isTeam ? 'DST' : ids.positions.get(id ?? '');
      const played = kind === 'projections' || (line['gp'] ?? 0) > 0 || (line['gms_active'] ?? 0) > 0;
      if (id === undefined || position === undefined || !played) continue;
      points.set(
        `${week} ${id}`,
        kind === 'projections'
          ? referencePoints(isTeam ? teamProjection(line) : athleteProjection(line), position, 1)
          : pointsOfGame(isTeam ? teamLine(line) : athleteLine(line), position, HALF_PPR),
      );
    }
  }
  return points;
}

export interface NflWeek {
  readonly season: number;
  readonly position: WeeklyPosition;
  readonly projected: number;
  readonly happened: number;
}

/** NFL.com's file of 2021 to 2023, or one of other years: what it projected and what it scored, in its own points. */
export function nflWeeks(data = DATA): readonly (NflWeek & { readonly key: string; readonly name: string })[] {
  const rows = listFiles('nfl_com', data)
    .filter((name) => name.startsWith('weekly_projected_and_actual_'))
    .flatMap((name) => readCsv(`nfl_com/${name}`, data));
  const teamPoints = new Map<string, number>();
  const teamWeek = (row: CsvRow) => `${row['season']} ${row['week']} ${row['Team']}`;
  for (const row of rows)
    teamPoints.set(teamWeek(row), (teamPoints.get(teamWeek(row)) ?? 0) + amount(row['TotalPoints']));
  return rows.flatMap((row) => {
    const position = positionNamed(row['p']);
    // a team with hardly a point is a fault of the recording
    if (!position || (teamPoints.get(teamWeek(row)) ?? 0) < LEAST_TEAM_POINTS || row['PlayerOpponent'] === 'Bye')
      return [];
    return [
      {
        season: amount(row['season']),
        position,
        projected: amount(row['PlayerWeekProjectedPts']),
        happened: amount(row['TotalPoints']),
        key: `${row['week']}`,
        name: nameKey(row['PlayerName'] ?? '', position),
      },
    ];
  });
}
const LEAST_TEAM_POINTS = 25;

/** NFL.com's files of 2025 for later weeks were made in week 14. */
const LAST_WEEK_IN_TIME: Readonly<Record<number, number>> = { 2025: 14 };

/** NFL.com's projected points: from its file of several years, else from a season's folder of weeks. */
export function nflPoints(season: number, ids: Crosswalk, data = DATA): PointsByPlayerWeek {
  const points = new Map<string, number>();
  for (const row of nflWeeks(data)) {
    const gsis = ids.byName.get(row.name);
    if (gsis && row.season === season) points.set(`${row.key} ${gsis}`, row.projected);
  }
  if (points.size > 0) return points;
  const folder = `nfl_com/projections/${season}`;
  const last = LAST_WEEK_IN_TIME[season] ?? 17;
  for (const week of listFiles(folder, data).filter((name) => Number(name) <= last)) {
    for (const file of listFiles(`${folder}/${week}`, data)) {
      if (!/^(QB|RB|WR|TE|K)_/.test(file)) continue;
      for (const row of readCsv(`${folder}/${week}/${file}`, data)) {
        const gsis = ids.byName.get(nameKey(row['PlayerName'] ?? '', file.split('_')[0] ?? ''));
        const projected = row['PlayerWeekProjectedPts'] ?? '';
        if (gsis && projected !== '') points.set(`${Number(week)} ${gsis}`, amount(projected));
      }
    }
  }
  return points;
}

/** ESPN's projected points; none of a season without a file. */
export function espnPoints(season: number, data = DATA): PointsByPlayerWeek {
  const file = firstOf([`espn/espn_weekly_projections_${season}.csv.gz`], data);
  const rows = file === undefined ? [] : readCsv(file, data).filter((row) => row['player_id'] !== '');
  return new Map(rows.map((row) => [`${row['week']} ${row['player_id']}`, amount(row['projected_points'])]));
}

/** Position of a key of the maps above. */
export function positionOf(key: string, ids: Crosswalk): WeeklyPosition | undefined {
  const id = key.split(' ')[1] ?? '';
  return /^[A-Z]{2,3}$/.test(id) ? 'DST' : ids.positions.get(id);
}
