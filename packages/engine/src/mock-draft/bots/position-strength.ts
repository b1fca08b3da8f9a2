// How strong each team is at each position, against the others of its room.

import { rosterValue } from '../../drafting/depth-weights.ts';
import type { DraftPick } from '../../drafting/draft-pick.ts';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';

export interface PositionStrength {
  readonly seat: number;
  readonly position: Position;
  /** Projected points of the season, weighted by how much each player will play; keepers included. */
  readonly points: number;
  /** Among the teams of the room, from 1; equal points share a rank. */
  readonly rank: number;
}

/**
 * One entry per team and position, positions in list order. Who has left the pool adds nothing.
 *
 * @param picks of a draft or an auction, done and not done
 */
export function positionStrengths(
  picks: readonly Pick<DraftPick, 'seat' | 'player'>[],
  teams: number,
  pool: DraftPool,
): readonly PositionStrength[] {
  const done = picks.flatMap(({ player, seat }) => {
    const number = player === null ? undefined : pool.table.numberOf.get(player.entityId);
    return player === null || number === undefined ? [] : [{ seat, position: player.position, number }];
  });
  return POSITIONS.flatMap((position) => {
    const points = Array.from({ length: teams }, (_, seat) => {
      const own = done.filter((each) => each.seat === seat && each.position === position);
      return rosterValue(
        pool.table,
        pool.weights,
        own.map((each) => each.number),
      );
    });
    return points.map((own, seat) => ({
      seat,
      position,
      points: own,
      rank: 1 + points.filter((other) => other > own).length,
    }));
  });
}
