/**
 * All projections ready to be scored under any system: their expected units, kept once.
 *
 * Units have five decimals, so that they travel in few bytes and whoever gets them scores to the last bit what the
 * sender does: the same columns, walked in the same order.
 */
import type { Position } from '../../vocabulary/positions.ts';
import { type ScoringSeason, scoringSeason } from '../rescore.ts';
import type { ScoringKey } from '../scoring-keys.ts';
import type { StatLine } from '../stat-keys.ts';
import { expectedUnits } from './expected-units.ts';

/** A projection: expected totals over `games` games. */
export interface ProjectedLine {
  readonly line: StatLine;
  readonly position: Position;
  /** > 0; 1 for a week. */
  readonly games: number;
}

/** Units of one setting: which players have any, by place in the list, and how many. */
export interface PackedUnits {
  readonly players: readonly number[];
  readonly units: readonly number[];
}

const fiveDecimals = (value: number): number => Math.round(value * 1e5) / 1e5 + 0;

/**
 * Projections as a season of one cell each.
 *
 * @returns cell n is the n-th projection; `scoreSeason` gives the points to expect of each
 */
export const projectionSeason = (lines: readonly ProjectedLine[]): ScoringSeason =>
  scoringSeason(
    lines.map(({ line, position, games }, cell) => ({ cell, line, position, games: Math.max(games, 1) })),
    lines.length,
    (effect, line, position, games) => fiveDecimals(expectedUnits(effect, line, position, games)),
    Float64Array,
  );

/** A season as plain lists, to be sent. */
export const packedUnits = ({ columns }: ScoringSeason): Readonly<Record<string, PackedUnits>> =>
  Object.fromEntries(columns.map(({ key, cells, units }) => [key, { players: [...cells], units: [...units] }]));

/**
 * The season of which {@link packedUnits} made lists.
 *
 * @param keys all settings in the order of the columns: that of the list of settings
 * @param players how many projections there are
 */
export function unpackedUnits(
  packed: Readonly<Record<string, PackedUnits>>,
  keys: readonly ScoringKey[],
  players: number,
): ScoringSeason {
  const columns = keys.flatMap((key) => {
    const column = packed[key];
    if (!column) return [];
    return [{ key, cells: Uint32Array.from(column.players), units: Float64Array.from(column.units) }];
  });
  return { cells: players, columns, values: new WeakMap() };
}
