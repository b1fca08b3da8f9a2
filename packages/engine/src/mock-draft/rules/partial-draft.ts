// A draft that adds to rosters which are there. Whoever is on one cannot be drafted, and in a draft of rookies nobody
// else can; those whom the board shows all the same are drafted, for what a platform shows is the truth.

import type { DraftTable } from '../../drafting/draft-table.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import type { DraftedPlayers, DraftState } from './draft-state.ts';

/**
 * Who of the pool cannot be drafted, as numbers of the table; nobody in a draft of whole rosters.
 *
 * @param table the pool, which has everybody of the league: those on rosters tell what a newcomer is worth to a team
 */
export function outOfDraft({ settings, picks }: DraftState, table: DraftTable): ReadonlySet<number> {
  const { partial, keepers } = settings;
  if (!partial) return new Set();
  const drafted = new Set([...keepers, ...picks].map(({ entityId }) => entityId));
  const rostered = new Set(partial.rostered.map(({ entityId }) => entityId));
  const isOut = (entityId: EntityId, number: number) =>
    !drafted.has(entityId) && (rostered.has(entityId) || !isDrafted(partial.players, table.isRookie[number] === 1));
  return new Set(table.entityIds.flatMap((entityId, number) => (isOut(entityId, number) ? [number] : [])));
}

/** Whether a draft is about somebody. @example isDrafted('rookies', false) // → false */
export const isDrafted = (players: DraftedPlayers, isRookie: boolean): boolean =>
  players === 'all' || (players === 'rookies') === isRookie;
