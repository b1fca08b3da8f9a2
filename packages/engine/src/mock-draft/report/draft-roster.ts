import type { DraftPick } from '../../drafting/draft-pick.ts';
import type { DraftTable } from '../../drafting/draft-table.ts';
import { type DraftRoster, rosterOfPicks } from '../../drafting/roster.ts';
import { draftPicks } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';

/** The done picks of a seat, in the order of their numbers. */
export const picksOfParticipant = (state: DraftState, seat: number): readonly DraftPick[] =>
  draftPicks(state).filter((pick) => pick.seat === seat && pick.player !== null);

/**
 * A seat's roster by slot: the best line-up of its players, the others on the bench.
 *
 * @param table where the points are; somebody who has left the pool counts 0
 */
export const draftRoster = (state: DraftState, seat: number, table: DraftTable): DraftRoster =>
  rosterOfPicks(picksOfParticipant(state, seat), state.settings.league.slots, table);
