import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { DraftView, Seen } from '../draft-kind.ts';
import { entityOf, planFacts } from '../present/naming.ts';
import type { PoolPlayer } from './room-pool.ts';

/** What changes with every pick or sale. */
type Moving = 'availabilityOdds' | 'oddsNextRound' | 'isQueued' | 'pickNumber';

/** What a room knows of each of its players, whether they are picked or sold. */
export function knownPlayer(view: Seen<DraftView>, isTaken: (entityId: EntityId) => boolean) {
  const { pool } = view.room;
  const planned = planFacts(view, isTaken);
  return (player: PoolPlayer): Omit<DraftPlayer, Moving> => {
    return {
      mockDraftId: view.stored.id,
      ...entityOf(view, player.entityId, player.position),
      rosterPosition: player.position,
      rank: player.rank,
      positionRank: player.positionRank,
      tier: player.tier,
      byeWeek: player.byeWeek,
      adp: player.providerAdp,
      board: player.board,
      lastSeasonalFPTS: player.lastSeasonPoints,
      seasonalScoredProjections: player.points,
      draftPoints: player.draftPoints,
      vorp: pool.vorp[pool.table.numberOf.get(player.entityId) ?? -1] ?? 0,
      ...planned(player),
    };
  };
}
