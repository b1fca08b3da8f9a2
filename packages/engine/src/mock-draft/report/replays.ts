// A draft's rest, played again and again: what a pick comes to when chance is another. The person, and everybody whose
// picks were typed in, take whom they really took as long as they are there; bots draw anew.

import type { DraftPool } from '../../drafting/draft-pool.ts';
import { legalPositions } from '../../drafting/roster-rules.ts';
import type { Random } from '../../random/random.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { simulateTo } from '../bots/bot-picks.ts';
import { roomOfDraft } from '../bots/room-of-draft.ts';
import { applyPick, copyState, isAvailable, openState, playersOf, type RoomState } from '../bots/room-state.ts';
import type { DraftState } from '../rules/draft-state.ts';

/** Plays the rest after a pick and gives the roster that the seat ends up with, as numbers of the pool's table. */
export type Replay = (player: number, random: Random) => readonly number[];

/** @param index the pick that is made otherwise; the seat's own */
export function replaysFrom(state: DraftState, pool: DraftPool, seat: number, index: number): Replay {
  const start = roomOfDraft({ ...state, picks: state.picks.slice(0, index) }, pool.table);
  const { room } = start;
  const scratch = openState(room);
  const numberOf = (entityId: EntityId): number => room.table.numberOf.get(entityId) ?? -1;
  const real = state.picks.map(({ entityId }) => numberOf(entityId));
  const isTyped = state.picks.map(({ isAutoDraft }) => !isAutoDraft);
  return (player, random) => {
    copyState(start, scratch);
    applyPick(scratch, player);
    // Whoever was passed over once is still wanted.
    const missed = Array.from({ length: room.teams }, (): number[] => []);
    missed[seat]?.push(real[index] ?? -1);
    while (scratch.turn < state.picks.length) {
      const { turn } = scratch;
      const team = room.teamOfTurn[turn] as number; // a turn of the room
      if (team !== seat && isTyped[turn] !== true) {
        simulateTo(scratch, turn + 1, random.fork(turn));
        if (scratch.turn === turn) break; // the board is empty
        continue;
      }
      const own = missed[team] ?? [];
      own.unshift(real[turn] ?? -1);
      const wanted = own.findIndex((each) => isPossible(scratch, team, each));
      if (wanted < 0) {
        simulateTo(scratch, turn + 1, random.fork(turn));
        if (scratch.turn === turn) break;
      } else {
        applyPick(scratch, own[wanted] as number); // found above
        own.splice(wanted, 1);
      }
    }
    return playersOf(scratch, seat);
  };
}

/** Whether a team may take a player now. */
function isPossible(state: RoomState, team: number, player: number): boolean {
  if (player < 0 || !isAvailable(state, player)) return false;
  const { room, counts, picksLeft } = state;
  const position = room.table.position[player] as number; // of the table, as the player is available
  return ((legalPositions(room.rules, counts, picksLeft[team] as number, team * 6) >> position) & 1) === 1;
}
