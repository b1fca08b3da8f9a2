import type { DraftPick } from '../../drafting/draft-pick.ts';
import type { DraftTable } from '../../drafting/draft-table.ts';
import { type DraftRoster, rosterOfPicks } from '../../drafting/roster.ts';
import type { Position } from '../../vocabulary/positions.ts';
import { draftPicks } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';

/** The done picks of a seat, in the order of their numbers. */
export const picksOfParticipant = (state: DraftState, seat: number): readonly DraftPick[] =>
  draftPicks(state).filter((pick) => pick.seat === seat && pick.player !== null);

/**
 * A seat's roster by slot: the best line-up of its players, the others on the bench. Whoever was on it before the draft
 * stands there with pick number 0.
 *
 * @param table where the points are; somebody who has left the pool counts 0
 */
export const draftRoster = (state: DraftState, seat: number, table: DraftTable): DraftRoster =>
  rosterOfPicks([...heldBefore(state, seat), ...picksOfParticipant(state, seat)], state.settings.league.slots, table);

/** Positions of a seat's players: those of before the draft, then those picked, in order. */
export const heldBy = (state: DraftState, seat: number): readonly Position[] =>
  [...heldBefore(state, seat), ...picksOfParticipant(state, seat)].flatMap(({ player }) =>
    player ? [player.position] : [],
  );

/** Who is on rosters when a draft is over: all of its picks, and whom teams had before it as picks of number 0. */
export const rosteredPicks = (state: DraftState): readonly DraftPick[] => [
  ...state.participants.flatMap((_, seat) => heldBefore(state, seat)),
  ...draftPicks(state),
];

/** Whom a seat had before the draft; nobody drafted them, as with keepers. */
const heldBefore = ({ settings: { partial } }: DraftState, seat: number): readonly DraftPick[] =>
  (partial?.rostered ?? []).flatMap((player): readonly DraftPick[] =>
    player.seat === seat
      ? [{ pickNumber: 0, round: 0, seat, label: '', isKeeper: true, isAutoDraft: false, player, pickedAtMs: null }]
      : [],
  );
