// The throws and carries of a season, from play-by-play.
import type { CarryKind } from '../../packages/engine/src/player-value/chance-worth.shape.ts';
import { DATA, firstOf } from '../arguments.ts';
import { amount, type CsvRow, readCsv } from '../projections/files.ts';

interface Chance {
  readonly week: number;
  readonly yardsToGoal: number;
  /** Gained; of a throw that is not caught 0. */
  readonly yards: number;
  readonly touchdowns: 0 | 1;
}
export interface Throw extends Chance {
  readonly passer: string;
  /** Null where it was meant for nobody. */
  readonly receiver: string | null;
  readonly airYards: number | null;
  readonly catches: 0 | 1;
  readonly interceptions: 0 | 1;
}
export interface Carry extends Chance {
  readonly runner: string;
  readonly kind: CarryKind;
}
export interface Plays {
  readonly throws: readonly Throw[];
  readonly carries: readonly Carry[];
}

/** Play-by-play files of a season, the best first. */
export const playFiles = (season: number): readonly string[] =>
  [`play_by_play_${season}`, `pbp_${season}_subset`].flatMap((name) => [
    `nflverse/${name}.csv.gz`,
    `nflverse/${name}.csv`,
  ]);

/** Chances of a regular season. Tries for two points, spikes and plays undone by a penalty are none. */
export function playsOf(season: number, data = DATA): Plays {
  const path = firstOf(playFiles(season), data);
  if (path === undefined) throw new Error(`${data} has no plays of ${season}`);
  const rows = readCsv(path, data).filter(
    (row) => row['season_type'] === 'REG' && row['down'] !== '' && ['pass', 'run', 'qb_kneel'].includes(typeOf(row)),
  );
  const isYes = (row: CsvRow, column: string) => row[column] === '1';
  return {
    throws: rows.filter((row) => isYes(row, 'pass_attempt') && !isYes(row, 'sack')).map(throwOf),
    carries: rows.filter((row) => isYes(row, 'rush_attempt')).map(carryOf),
  };
}

const typeOf = (row: CsvRow): string => row['play_type'] ?? '';
const flag = (row: CsvRow, column: string): 0 | 1 => (row[column] === '1' ? 1 : 0);

/** Whether the team with the ball scored it, rather than the one that took it away. */
const touchdownOf = (row: CsvRow): 0 | 1 =>
  flag(row, 'interception') === 0 && amount(row['posteam_score_post']) > amount(row['posteam_score'])
    ? flag(row, 'touchdown')
    : 0;

function throwOf(row: CsvRow): Throw {
  const receiver = row['receiver_player_id'] || null;
  const isCaught = flag(row, 'complete_pass') === 1;
  return {
    week: amount(row['week']),
    yardsToGoal: amount(row['yardline_100']),
    passer: row['passer_player_id'] ?? '',
    receiver,
    airYards: receiver === null ? null : amount(row['air_yards']),
    catches: isCaught ? 1 : 0,
    yards: isCaught ? amount(row['yards_gained']) : 0,
    touchdowns: isCaught ? touchdownOf(row) : 0,
    interceptions: flag(row, 'interception'),
  };
}

const carryOf = (row: CsvRow): Carry => ({
  week: amount(row['week']),
  yardsToGoal: amount(row['yardline_100']),
  runner: row['rusher_player_id'] ?? '',
  kind: typeOf(row) === 'qb_kneel' ? 'kneel' : flag(row, 'qb_scramble') === 1 ? 'scramble' : 'designed',
  yards: amount(row['yards_gained']),
  touchdowns: touchdownOf(row),
});
