// A season's games of runners, receivers and tight ends: what each player had, and what the team had.
import { UTILIZED_POSITIONS, type UtilizedPosition } from '../../packages/engine/src/player-value/utilization.shape.ts';
import { boxScoreFiles, DATA, firstOf } from '../arguments.ts';
import { amount, type CsvRow, readCsv } from '../projections/files.ts';

/** What is counted of a player and of a team. */
interface Counts {
  targets: number;
  carries: number;
  airYards: number;
}

export interface Game extends Counts {
  readonly week: number;
  readonly team: Readonly<Counts>;
  /** 0 to 1; 0 where the player has none. */
  snapShare: number;
  /** Half PPR. */
  readonly points: number;
}

export interface PlayerGames {
  readonly position: UtilizedPosition;
  readonly byWeek: ReadonlyMap<number, Game>;
}

const REGULAR_WEEKS = 18;

/** The box scores' file, whose name and columns changed in 2025. */
function boxScores(season: number, data: string): readonly CsvRow[] {
  const path = firstOf(boxScoreFiles(season), data);
  if (path === undefined) throw new Error(`${data} has no box scores of ${season}`);
  return readCsv(path, data).filter((row) => amount(row['week']) <= REGULAR_WEEKS && row['season_type'] === 'REG');
}

/** Players of a season with their games: those with a line in the box score or a snap on offence. */
export function seasonGames(season: number, data = DATA): readonly PlayerGames[] {
  const ids = readCsv('dynastyprocess/db_playerids.csv.gz', data).filter((row) => row['gsis_id'] !== 'NA');
  const gsisByPfr = new Map(ids.map((row) => [row['pfr_id'], row['gsis_id'] ?? '']));
  const positions = new Map(ids.map((row) => [row['gsis_id'] ?? '', row['position']]));
  const teams = new Map<string, Counts>();
  const teamAt = (team: string, week: number): Counts => {
    const counts = teams.get(`${team} ${week}`) ?? { targets: 0, carries: 0, airYards: 0 };
    teams.set(`${team} ${week}`, counts);
    return counts;
  };
  const players = new Map<string, Map<number, Game>>();
  const gamesOf = (gsis: string) => {
    const games = players.get(gsis) ?? new Map<number, Game>();
    players.set(gsis, games);
    return games;
  };
  for (const row of boxScores(season, data)) {
    const week = amount(row['week']);
    const team = teamAt(row['recent_team'] ?? row['team'] ?? '', week);
    const own = {
      targets: amount(row['targets']),
      carries: amount(row['carries']),
      airYards: amount(row['receiving_air_yards']),
    };
    team.targets += own.targets;
    team.carries += own.carries;
    team.airYards += amount(row['passing_air_yards']);
    const points = (amount(row['fantasy_points']) + amount(row['fantasy_points_ppr'])) / 2;
    gamesOf(row['player_id'] ?? '').set(week, { ...own, week, team, points, snapShare: 0 });
    if (!positions.has(row['player_id'] ?? '')) positions.set(row['player_id'] ?? '', row['position']);
  }
  for (const row of readCsv(`nflverse/snap_counts_${season}.csv.gz`, data)) {
    const [week, gsis] = [amount(row['week']), gsisByPfr.get(row['pfr_player_id'])];
    if (!gsis || week > REGULAR_WEEKS || amount(row['offense_snaps']) === 0) continue;
    const games = gamesOf(gsis);
    const nothing = { targets: 0, carries: 0, airYards: 0, points: 0 };
    const game = games.get(week) ?? { ...nothing, week, team: teamAt(row['team'] ?? '', week), snapShare: 0 };
    games.set(week, { ...game, snapShare: amount(row['offense_pct']) });
  }
  return [...players].flatMap(([gsis, byWeek]) => {
    const position = UTILIZED_POSITIONS.find((name) => name === positions.get(gsis));
    return position ? [{ position, byWeek }] : [];
  });
}
