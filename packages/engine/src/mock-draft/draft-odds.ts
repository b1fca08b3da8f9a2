// The odds that players come back to a team, for a draft as it is stored.
import { oddsAtNextPick } from './availability-odds.ts';
import type { DraftPool } from './draft-pool.ts';
import type { DraftState } from './draft-state.ts';
import { roomOfDraft } from './room-of-draft.ts';

/** Chance of each player of the pool, by number, to be there: 0 to 1, 0 for who is gone. */
export interface DraftOdds {
  /** At the team's next pick; the pick at hand does not count. Null when it has none. */
  readonly atNextPick: Float64Array | null;
  /** At the one after that. */
  readonly atPickAfter: Float64Array | null;
}

/** Odds for a seat. Over all players the chances of being gone add up to the picks in between. */
export function draftOdds(state: DraftState, pool: DraftPool, seat: number): DraftOdds {
  const live = roomOfDraft(state, pool.table);
  return { atNextPick: oddsAtNextPick(live, seat), atPickAfter: oddsAtNextPick(live, seat, 1) };
}
