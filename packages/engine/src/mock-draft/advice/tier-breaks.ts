// Tiers say that a few players are about as good as each other. The last of a tier is worth reaching for: after them
// comes a step.

import type { DraftPool } from '../../drafting/draft-pool.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { POSITIONS, type Position } from '../../vocabulary/positions.ts';

/** How much of a tier is left, shown as undrafted/total. */
export interface TierBreak {
  readonly position: Position;
  /** From 1. */
  readonly tier: number;
  readonly undraftedCount: number;
  readonly totalCount: number;
}

/**
 * Every tier of every position, best first within a position; players without a tier are in none.
 *
 * @param isTaken whether somebody has drafted (or keeps) a player
 * @source docs/sources.md "Tier breaks and runs"
 */
export function tierBreaks(pool: DraftPool, isTaken: (entityId: EntityId) => boolean): readonly TierBreak[] {
  const { table, tiers } = pool;
  return POSITIONS.flatMap((position, index) => {
    const totals = new Map<number, { undraftedCount: number; totalCount: number }>();
    for (let player = 0; player < table.size; player++) {
      const tier = tiers[player] ?? 0;
      const entityId = table.entityIds[player];
      if (table.position[player] !== index || tier === 0 || entityId === undefined) continue;
      const total = totals.get(tier) ?? { undraftedCount: 0, totalCount: 0 };
      total.totalCount += 1;
      if (!isTaken(entityId)) total.undraftedCount += 1;
      totals.set(tier, total);
    }
    return [...totals]
      .sort(([one], [other]) => one - other)
      .map(([tier, counts]): TierBreak => ({ position, tier, ...counts }));
  });
}

/** The tier of one player with how much of it is left; null when they have none. */
export function tierBreakOf(pool: DraftPool, breaks: readonly TierBreak[], entityId: EntityId): TierBreak | null {
  const player = pool.table.numberOf.get(entityId);
  if (player === undefined) return null;
  const position = POSITIONS[pool.table.position[player] ?? -1];
  return breaks.find((each) => each.position === position && each.tier === pool.tiers[player]) ?? null;
}

/**
 * Tiers that may be gone before the person's turn: no more left than picks until then.
 *
 * @param picksUntilTurn picks of others before the person's next one, ≥ 0
 * @returns the best open tier of each position that is in danger
 * @source docs/sources.md "Tier breaks and runs"
 */
export function tierAlerts(breaks: readonly TierBreak[], picksUntilTurn: number): readonly TierBreak[] {
  return POSITIONS.flatMap((position) => {
    const first = breaks.find((each) => each.position === position && each.undraftedCount > 0);
    return first !== undefined && picksUntilTurn > 0 && first.undraftedCount <= Math.min(picksUntilTurn, 3)
      ? [first]
      : [];
  });
}
