// Tiers by the market alone, where no ranking may be read.
import { tiers } from '@pylon/engine/player-value/tiers';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { Position } from '@pylon/engine/vocabulary/positions';
import type { PoolPlayer } from './room-pool.ts';

/**
 * The tier of everybody who has an ADP, among their position: where drafts leave a gap, one ends. A gap of three picks
 * says much among the first ten and nothing among the last, so picks are compared by their logarithms.
 */
export function marketTiers(
  players: readonly Pick<PoolPlayer, 'entityId' | 'position' | 'adp'>[],
): ReadonlyMap<EntityId, number> {
  const listed = new Map<Position, { readonly entityId: EntityId; readonly value: number }[]>();
  for (const { entityId, position, adp } of players) {
    if (adp === null) continue;
    listed.set(position, [...(listed.get(position) ?? []), { entityId, value: Math.log(Math.max(1, adp)) }]);
  }
  return new Map(
    [...listed.values()].flatMap((ofPosition) => {
      const inOrder = ofPosition.toSorted((one, other) => one.value - other.value);
      const numbers = tiers(inOrder.map(({ value }) => ({ value, deviation: 0 })));
      return inOrder.map(({ entityId }, index) => [entityId, numbers[index] ?? 0] as const);
    }),
  );
}
