import type { DraftTable } from '../../drafting/draft-table.ts';
import { countsOf, type RoomCounts } from '../../drafting/pick-legality.ts';
import { NO_SLOTS } from '../../vocabulary/league.ts';
import { draftPicks } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';
import { outOfDraft } from './partial-draft.ts';

/** Counts a draft as it stands. */
export function roomCounts(state: DraftState, table: DraftTable): RoomCounts {
  const done = draftPicks(state).flatMap(({ player, seat }) => (player === null ? [] : [{ seat, ...player }]));
  const { league, partial } = state.settings;
  // Rosters that are there already can field a line-up, whoever is added.
  const counts = countsOf(partial ? { ...league, slots: NO_SLOTS } : league, done, table);
  for (const player of outOfDraft(state, table)) {
    const entityId = table.entityIds[player];
    const position = table.position[player] ?? 0;
    if (entityId !== undefined) counts.taken.add(entityId);
    counts.left[position] = (counts.left[position] ?? 0) - 1;
  }
  counts.picksOf.fill(0);
  for (const { seat } of draftPicks(state)) counts.picksOf[seat] = (counts.picksOf[seat] ?? 0) + 1;
  return counts;
}
