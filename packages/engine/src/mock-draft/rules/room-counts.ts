import type { DraftTable } from '../../drafting/draft-table.ts';
import { countsOf, type RoomCounts } from '../../drafting/pick-legality.ts';
import { draftPicks } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';

/** Counts a draft as it stands. */
export function roomCounts(state: DraftState, table: DraftTable): RoomCounts {
  const done = draftPicks(state).flatMap(({ player, seat }) => (player === null ? [] : [{ seat, ...player }]));
  const counts = countsOf(state.settings.league, done, table);
  counts.picksOf.fill(0);
  for (const { seat } of draftPicks(state)) counts.picksOf[seat] = (counts.picksOf[seat] ?? 0) + 1;
  return counts;
}
