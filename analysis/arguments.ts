// What every script that judges a season is asked: which season, and where its files lie.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sharedPath } from '../packages/engine/src/testing/shared-data.ts';

/** The folder of published files unless another of the same layout is named. */
export const DATA = sharedPath('data');

/** A season to judge and the folder that its files are read from. */
export interface Asked {
  readonly season: number;
  readonly data: string;
}

/** The season asked for unless another is named: the newest that nothing was fitted to. */
const JUDGED_SEASON = 2025;

/**
 * Reads `--season <year>` and `--data <folder>`.
 *
 * @throws Error in plain words, for what is no season or no folder
 * @example askedOf(['--season', '2025']) // → { season: 2025, data: '…/shared/data' }
 */
export function askedOf(args: readonly string[] = process.argv.slice(2)): Asked {
  const { values } = parseArgs({
    args: [...args],
    options: {
      season: { type: 'string', default: String(JUDGED_SEASON) },
      data: { type: 'string', default: DATA },
      write: { type: 'boolean' },
    },
  });
  const season = Number(values.season);
  if (!/^\d{4}$/.test(values.season)) throw new Error(`--season takes a year, not '${values.season}'`);
  if (!existsSync(values.data)) throw new Error(`there is no folder ${values.data}`);
  return { season, data: values.data };
}

/**
 * The first of some files that a folder has; undefined without any.
 * @param names paths in the folder, the best first
 */
export const firstOf = (names: readonly string[], data: string): string | undefined =>
  names.find((name) => existsSync(join(data, name)));

/** A season's box scores, whose name changed in 2025. */
export const boxScoreFiles = (season: number): readonly string[] =>
  [`stats_player_week_${season}`, `player_stats_${season}`].flatMap((name) => [
    `nflverse/${name}.csv.gz`,
    `nflverse/${name}.csv`,
  ]);
