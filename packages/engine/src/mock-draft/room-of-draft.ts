// A stored draft as the simulation kernel sees it: turns instead of picks, table numbers instead of ids.
import { rosterSize } from '../vocabulary/league.ts';
import { POSITIONS } from '../vocabulary/positions.ts';
import { keeperPickNumber, orderShape, takenEntities } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';
import type { DraftTable } from './draft-table.ts';
import { seatsOfPicks } from './pick-order.ts';
import { createRoom, type Room } from './room.ts';
import { applyPick, openState, type RoomState } from './room-state.ts';

/**
 * The room of a draft with everything that was picked so far, ready to go on. The team of the kernel is the seat here, its
 * turn is the index in {@link DraftState.picks}.
 *
 * @param table the pool; somebody who was drafted but has left the pool is added at its end without points
 * @returns a state that the caller may change
 */
export function roomOfDraft(state: DraftState, table: DraftTable): RoomState {
  const { settings } = state;
  const whole = withMissing(table, state);
  const numberOf = (entityId: (typeof whole.entityIds)[number]): number => {
    const number = whole.numberOf.get(entityId);
    if (number === undefined) throw new RangeError(`${entityId} is not in the table`);
    return number;
  };
  const room: Room = createRoom({
    table: whole,
    slots: settings.league.slots,
    teamOfPick: seatsOfPicks(orderShape(settings), rosterSize(settings.league.slots)),
    strategies: state.participants.map((participant) => participant.strategy),
    roomType: settings.roomType,
    keepers: settings.keepers.map((keeper) => ({
      pick: keeperPickNumber(settings, keeper) - 1,
      player: numberOf(keeper.entityId),
    })),
  });
  const live = openState(room);
  for (const pick of state.picks) applyPick(live, numberOf(pick.entityId));
  return live;
}

/** The table with everybody who was drafted, in the usual case the table itself. */
function withMissing(table: DraftTable, state: DraftState): DraftTable {
  const missing = [...takenEntities(state)].filter((entityId) => !table.numberOf.has(entityId));
  if (missing.length === 0) return table;
  const positions = new Map(
    [...state.settings.keepers, ...state.picks].map((taken) => [taken.entityId, taken.position]),
  );
  const lastBoard = table.board.at(-1) ?? 0;
  return {
    size: table.size + missing.length,
    entityIds: [...table.entityIds, ...missing],
    numberOf: new Map([...table.numberOf, ...missing.map((id, index) => [id, table.size + index] as const)]),
    position: Uint8Array.from([
      ...table.position,
      ...missing.map((id) => POSITIONS.indexOf(positions.get(id) ?? 'DST')),
    ]),
    board: Float64Array.from([...table.board, ...missing.map((_, index) => lastBoard + 1 + index)]),
    points: Float64Array.from([...table.points, ...missing.map(() => 0)]),
    byeWeek: Uint8Array.from([...table.byeWeek, ...missing.map(() => 0)]),
    teamBit: Int32Array.from([...table.teamBit, ...missing.map(() => 0)]),
  };
}
