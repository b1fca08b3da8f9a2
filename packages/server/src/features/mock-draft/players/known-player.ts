import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { tierBreakOf, tierBreaks } from '@pylon/engine/mock-draft/advice/tier-breaks';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { DraftView, Seen } from '../draft-kind.ts';
import { entityOf } from '../present/naming.ts';
import type { PoolPlayer } from './room-pool.ts';

/** What changes with every pick or sale. */
type Moving = 'availabilityOdds' | 'oddsNextRound' | 'isQueued' | 'pickNumber';

/** What a room knows of each of its players, whether they are picked or sold. */
export function knownPlayer(view: Seen<DraftView>, isTaken: (entityId: EntityId) => boolean) {
  const { room, lock } = view;
  const { pool } = room;
  const breaks = tierBreaks(pool, isTaken);
  return (player: PoolPlayer): Omit<DraftPlayer, Moving> => {
    const tier = tierBreakOf(pool, breaks, player.entityId);
    return {
      mockDraftId: view.stored.id,
      ...entityOf(view, player.entityId, player.position),
      rosterPosition: player.position,
      rank: player.rank,
      positionRank: player.positionRank,
      tier: player.tier,
      byeWeek: player.byeWeek,
      bestRanking: lock ?? player.best,
      worstRanking: lock ?? player.worst,
      adp: player.providerAdp,
      board: player.board,
      lastSeasonalFPTS: player.lastSeasonPoints,
      seasonalScoredProjections: player.points,
      draftPoints: player.draftPoints,
      vorp: pool.vorp[pool.table.numberOf.get(player.entityId) ?? -1] ?? 0,
      draftTierBreak: lock ?? { undraftedCount: tier?.undraftedCount ?? 0, totalCount: tier?.totalCount ?? 0 },
    };
  };
}
