// Weeks as they were projected and as they went: who played for whom against whom, in half-PPR points (Sleeper) or in
// NFL.com's own.
import { rangeRatio } from '../../packages/almanac/src/house/projections/ranges.ts';
import { CURVE_LEVELS, type WeekPlayer } from '../../packages/engine/src/week-odds/week-player.ts';
import { DATA, firstOf } from '../arguments.ts';
import { amount, readCsv } from '../projections/files.ts';
import { WEEKLY_LEAST } from '../projections/ranges.ts';
import {
  crosswalk,
  positionOf,
  sleeperPoints,
  WEEKLY_POSITIONS,
  type WeeklyPosition,
} from '../projections/weekly-lines.ts';

/** A player who was active in a week, with a projection large enough to have a range. */
export interface PlayedWeek {
  readonly season: number;
  readonly week: number;
  readonly id: string;
  readonly position: WeeklyPosition;
  readonly team: string;
  readonly opponent: string;
  readonly projected: number;
  readonly happened: number;
}

const LAST_WEEK = 17;

/** Sleeper's projections of a season, of everybody who was active in a regular week up to the seventeenth. */
export function sleeperWeeks(season: number, data = DATA): readonly PlayedWeek[] {
  const ids = crosswalk(data);
  const teams = new Map<string, string>();
  const rosters = firstOf([`nflverse/roster_weekly_${season}.csv.gz`, `nflverse/roster_weekly_${season}.csv`], data);
  for (const row of rosters === undefined ? [] : readCsv(rosters, data)) {
    teams.set(`${row['week']} ${row['gsis_id']}`, row['team'] ?? '');
  }
  const opponents = new Map<string, string>();
  for (const row of readCsv('nflverse/games.csv', data)) {
    if (amount(row['season']) !== season || row['game_type'] !== 'REG') continue;
    const [week, home = '', away = ''] = [row['week'], row['home_team'], row['away_team']];
    opponents.set(`${week} ${home}`, away);
    opponents.set(`${week} ${away}`, home);
  }
  const happened = sleeperPoints('stats', season, ids, data);
  return [...sleeperPoints('projections', season, ids, data)].flatMap(([key, projected]) => {
    const [week = '', id = ''] = key.split(' ');
    const position = positionOf(key, ids);
    const points = happened.get(key);
    const team = position === 'DST' ? nflverseName(id) : teams.get(key);
    const opponent = opponents.get(`${week} ${team}`);
    if (!position || points === undefined || team === undefined || opponent === undefined) return [];
    if (projected < WEEKLY_LEAST[position]) return [];
    return [{ season, week: Number(week), id, position, team, opponent, projected, happened: points }];
  });
}

/** A team as nflverse names it. */
const nflverseName = (name: string): string => (name === 'LAR' ? 'LA' : name);

/** A team-week below is a fault of the recording. */
const LEAST_TEAM_POINTS = 25;

/** NFL.com's projections of some seasons and what it scored, without team defences; in its own points. */
export function nflComWeeks(seasons: readonly number[], data = DATA): readonly PlayedWeek[] {
  const rows = readCsv('nfl_com/weekly_projected_and_actual_2021_2023.csv.gz', data).filter((row) =>
    seasons.includes(amount(row['season'])),
  );
  const keyOf = (row: (typeof rows)[number]) => `${row['season']} ${row['week']} ${row['Team']}`;
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + amount(row['TotalPoints']));
  return rows.flatMap((row) => {
    const position = WEEKLY_POSITIONS.find((one) => one === row['p']);
    const opponent = (row['PlayerOpponent'] ?? '').replace('@', '');
    const projected = amount(row['PlayerWeekProjectedPts']);
    const week = amount(row['week']);
    if (!position || opponent === 'Bye' || (sums.get(keyOf(row)) ?? 0) < LEAST_TEAM_POINTS) return [];
    // The file does not tell who was inactive. Few can have been: 2 % of projected starters have no point.
    if (projected < WEEKLY_LEAST[position] || week > LAST_WEEK) return [];
    const [season, id, team] = [amount(row['season']), row['PlayerId'] ?? '', row['Team'] ?? ''];
    return [{ season, week, id, position, team, opponent, projected, happened: amount(row['TotalPoints']) }];
  });
}

/** What the engine is told of a player: the range that the product ships. */
export const asWeekPlayer = ({ id, position, team, opponent, projected }: PlayedWeek): WeekPlayer => ({
  id,
  positions: [position],
  team,
  opponent,
  isOut: false,
  points: projected,
  percentiles: CURVE_LEVELS.map((share) => projected * rangeRatio(position, 'weekly', projected, 1, share)),
});

/** Rows by season and week. */
export function byWeek(rows: readonly PlayedWeek[]): readonly (readonly PlayedWeek[])[] {
  return [...Map.groupBy(rows, ({ season, week }) => season * 100 + week).values()];
}

/** Places of everybody among their team's players of their position, by what was projected, 1 first. */
export function depths(week: readonly PlayedWeek[]): ReadonlyMap<PlayedWeek, number> {
  const counts = new Map<string, number>();
  return new Map(
    week
      .toSorted((a, b) => b.projected - a.projected)
      .map((row) => {
        const key = `${row.team} ${row.position}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return [row, counts.get(key) ?? 1];
      }),
  );
}
