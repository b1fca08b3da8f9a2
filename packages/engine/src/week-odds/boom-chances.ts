// Boom and dud by lines that follow from the league: a week that few of the position reach, and one that a replacement
// would have brought as well. No draws are needed: a player's own curve tells.
import type { Position } from '../vocabulary/positions.ts';
import { chanceAtLeast, pointsTable } from './points-table.ts';
import { takesPart, type WeekPlayer } from './week-player.ts';

/** Points that make a week a boom, and points below which it is a dud. */
export interface WeekLines {
  readonly boom: number;
  readonly dud: number;
}

/** What a player's week may be, each 0 to 1. A boom is safe as well: `safe` and `dud` add up to 1. */
export interface BoomChances {
  readonly boom: number;
  readonly safe: number;
  readonly dud: number;
}

/**
 * Chances of a boom, of a safe week and of a dud.
 *
 * @param lines of the player's position; of several positions the one that makes more of them: the lowest boom line
 * @returns in the order of `players`; null for who takes no part
 * @source docs/decisions/0080-a-week-is-drawn-player-by-player-and-won-by-a-formula.md
 */
export function boomChances(
  players: readonly WeekPlayer[],
  lines: Readonly<Record<Position, WeekLines>>,
): readonly (BoomChances | null)[] {
  return players.map((player) => {
    const [own] = player.positions.map((position) => lines[position]).sort((a, b) => a.boom - b.boom);
    if (own === undefined || !takesPart(player)) return null;
    const table = pointsTable(player);
    const safe = chanceAtLeast(table, own.dud);
    return { boom: chanceAtLeast(table, own.boom), safe, dud: 1 - safe };
  });
}

/** How many of a position's players reach its boom line in a usual week: the line lies between the fifth and sixth. */
export const BOOMS_A_WEEK = 5.5;

/**
 * The points that so many of a position's players reach on average.
 *
 * @param players everybody of one position who may play that week, in whatever roster
 * @param count above 0
 * @returns points; 0 when fewer than `count` take part
 * @example boomLine(allQuarterbacks) // about the points of the week's fifth or sixth quarterback
 */
export function boomLine(players: readonly WeekPlayer[], count = BOOMS_A_WEEK): number {
  const tables = players.filter(takesPart).map(pointsTable);
  if (tables.length <= count) return 0;
  const reached = (points: number) => tables.reduce((sum, table) => sum + chanceAtLeast(table, points), 0);
  let low = Math.min(...tables.map(({ values }) => values[0] ?? 0));
  let high = Math.max(...tables.map(({ values }) => values.at(-1) ?? 0));
  while (high - low > 0.005) {
    const middle = (low + high) / 2;
    if (reached(middle) >= count) low = middle;
    else high = middle;
  }
  return low;
}
