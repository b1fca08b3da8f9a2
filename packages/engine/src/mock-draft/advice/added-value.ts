// What one more player is worth to a team that has its roster already, as in a draft of rookies: the points by which
// the roster comes out better, best players first. Whoever is no help yet is worth a share of what they have over the
// wire, for such a roster is not of one season alone.

import { rosterValue } from '../../drafting/depth-weights.ts';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { playersOf, type RoomState } from '../bots/room-state.ts';

/** How much of what somebody has over the wire counts, whether or not the team needs them. Estimate [E]. */
const SHARE_OVER_WIRE = 0.5;
/** Orders those who are worth nothing yet by the board: less than a point between the first and the last. */
const BY_BOARD = 1e-3;

/**
 * Worth of a player to a team, in points of the season.
 *
 * @param live of a draft that adds to rosters
 * @returns for numbers of the pool's table; a team whose roster is not known is told by what a player has over the wire
 */
export function addedValue(live: RoomState, team: number, pool: DraftPool): (player: number) => number {
  const { table, waiver, weights } = pool;
  const known = (live.room.added?.held ?? []).some((held) => held.team === team);
  const own = playersOf(live, team).filter((player) => player < table.size);
  const without = rosterValue(table, weights, own);
  return (player) => {
    const overWire = Math.max(0, (table.points[player] ?? 0) - (waiver[table.position[player] ?? 0] ?? 0));
    const gain = known ? rosterValue(table, weights, [...own, player]) - without : overWire;
    return gain + SHARE_OVER_WIRE * overWire - BY_BOARD * player;
  };
}
