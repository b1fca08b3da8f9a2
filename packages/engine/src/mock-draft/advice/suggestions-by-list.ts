// Advice by a list of one's own: the market says who is left later, the list says who is worth more.
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { pointsByList } from '../../drafting/judges.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { takenEntities } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { outOfDraft } from '../rules/partial-draft.ts';
import { MOST_SUGGESTED, type Suggestion, suggestions } from './suggestions.ts';

/**
 * The pool as a list values it: each position's points handed out in its order. Whom the list leaves out follows.
 *
 * @param ranks places of the list, from 1
 * @returns the pool itself when the list ranks nobody of it
 */
export function poolByList(pool: DraftPool, ranks: ReadonlyMap<EntityId, number>): DraftPool {
  const points = pointsByList(pool, pool.table.points, ranks);
  if (points === null) return pool;
  return {
    ...{ league: pool.league, tiers: pool.tiers, replacement: pool.replacement, waiver: pool.waiver },
    table: { ...pool.table, points },
    vorp: points.map((each, player) => each - (pool.replacement[pool.table.position[player] ?? 0] ?? 0)),
    // What a position's points are does not change, only whose they are.
    get weights() {
      return pool.weights;
    },
  };
}

/**
 * {@link suggestions} of a pool that a list made, among them those whom it values most, wherever the market has them.
 *
 * @returns at most eight, best first
 */
export function suggestionsByList(state: DraftState, pool: DraftPool, seat: number): readonly Suggestion[] {
  const taken = takenEntities(state);
  const out = outOfDraft(state, pool.table);
  const valued = pool.table.entityIds
    .map((entityId, player) => ({ entityId, player, vorp: pool.vorp[player] ?? 0 }))
    .filter(({ entityId, player }) => !taken.has(entityId) && !out.has(player))
    .sort((one, other) => other.vorp - one.vorp)
    .slice(0, MOST_SUGGESTED);
  const besides = valued.map(({ entityId }) => entityId);
  return suggestions(state, pool, seat, besides).slice(0, MOST_SUGGESTED);
}
