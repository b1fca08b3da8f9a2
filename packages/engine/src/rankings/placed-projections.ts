/** Everybody's place by expected points. */
import type { ScoredPlayer } from './scout-values.ts';

/** Somebody's place among all and among their position, from 1. */
export interface PlacedProjection<T extends ScoredPlayer> {
  readonly player: T;
  readonly rank: number;
  readonly positionRank: number;
}

/** Places of scored players, the most points first; equals by id. */
export function placedProjections<T extends ScoredPlayer>(players: readonly T[]): readonly PlacedProjection<T>[] {
  const counts = new Map<string, number>();
  return players
    .toSorted((a, b) => b.points.expected - a.points.expected || (a.entityId < b.entityId ? -1 : 1))
    .map((player, index) => {
      const positionRank = (counts.get(player.position) ?? 0) + 1;
      counts.set(player.position, positionRank);
      return { player, rank: index + 1, positionRank };
    });
}
