// One way that the rest of a draft may go: the room by the choice model, one team by whatever its drafter is asked.
import type { Random } from '../../random/random.ts';
import { simulateTo } from './bot-picks.ts';
import { nextTurnOf } from './room.ts';
import { applyPick, type RoomState } from './room-state.ts';

/**
 * Own picks up to which the room picks by the choice model; from then on it takes the board in order. What a pick is
 * worth is decided before that.
 */
const HORIZON = 6;

/**
 * Plays on up to the team's last pick, or until the board is empty.
 *
 * @param state changed
 * @param choose the player for the team's own-th pick from now (0-based), asked when it is its turn; -1 ends the play
 */
export function playOnce(state: RoomState, team: number, random: Random, choose: (own: number) => number): void {
  const { room } = state;
  let own = 0;
  for (let turn = nextTurnOf(room, team, state.turn); turn !== null; turn = nextTurnOf(room, team, state.turn)) {
    if (own < HORIZON) simulateTo(state, turn, random);
    else takeBoardTo(state, turn);
    if (state.turn < turn) return; // the board is empty
    const player = choose(own);
    if (player < 0) return;
    applyPick(state, player);
    own += 1;
  }
}

/** The room takes the first of the board, pick after pick. */
function takeBoardTo(state: RoomState, turn: number): void {
  while (state.turn < turn && state.head < state.available.length) {
    applyPick(state, state.available[state.head] as number, state.head); // head is inside
  }
}
