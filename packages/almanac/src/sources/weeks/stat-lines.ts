// Stat lines as table cells: every key has a cell; 0 when nothing happened, missing when the sources do not tell.
import { STAT_KEYS, type StatKey, type StatLine } from '@pylon/engine/scoring/stat-keys';

export type StatCells = Readonly<Record<StatKey, number | null>>;

/**
 * Cells of a line.
 * @param untold keys that stay missing unless the line has them
 */
export function statCells(line: StatLine, untold: ReadonlySet<StatKey>): StatCells {
  const cells: Partial<Record<StatKey, number | null>> = {};
  for (const key of STAT_KEYS) cells[key] = line[key] ?? (untold.has(key) ? null : 0);
  return cells as StatCells; // every key was set
}

/** Keys of a team defence's line that an athlete has no cell for. */
export const TEAM_ONLY: ReadonlySet<StatKey> = new Set(['defensePointsAllowed', 'defenseYardsAllowed']);

/** Cells of a line that only tells what it names, as projections do: the two allowances stay missing, the rest is 0. */
export const expectedCells = (line: StatLine): StatCells => statCells(line, TEAM_ONLY);
