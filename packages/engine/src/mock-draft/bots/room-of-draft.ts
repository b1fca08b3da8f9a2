// A stored draft as the simulation kernel sees it: turns instead of picks, table numbers instead of ids.

import type { DraftTable } from '../../drafting/draft-table.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import { leaningsOf } from '../mates/league-room.ts';
import { keeperPickNumber, orderShape, roundsOf } from '../rules/draft-picks.ts';
import type { DraftState } from '../rules/draft-state.ts';
import { outOfDraft } from '../rules/partial-draft.ts';
import { seatsOfPicks } from '../rules/pick-order.ts';
import { createRoom, type Room, type RoomSetup } from './room.ts';
import { applyPersonsPick, noLessons } from './room-lessons.ts';
import { applyPick, openState, type RoomState } from './room-state.ts';

/**
 * The room of a draft with everything that was picked so far, ready to go on. The team of the kernel is the seat here,
 * its turn is the index in {@link DraftState.picks}.
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
    teamOfPick: seatsOfPicks(orderShape(settings), roundsOf(settings)),
    strategies: state.participants.map((participant) => participant.strategy),
    roomType: settings.roomType,
    leagueType: settings.leagueType,
    keepers: settings.keepers.map((keeper) => ({
      pick: keeperPickNumber(settings, keeper) - 1,
      player: numberOf(keeper.entityId),
    })),
    ...addedTo(state, whole),
    ...(settings.leagueRoom && { leanings: leaningsOf(settings.leagueRoom) }),
  });
  const live = openState(room);
  // Where the person tells what others picked, or a platform does, people have picked.
  if (state.isFollowed || settings.mode === 'manual') live.lessons = noLessons(room);
  for (const { entityId, isAutoDraft } of state.picks) {
    if (live.lessons === null || isAutoDraft) applyPick(live, numberOf(entityId));
    else applyPersonsPick(live, live.lessons, numberOf(entityId));
  }
  return live;
}

/** What a draft that adds to rosters has beside others. Somebody who is not in the pool is worth nothing to a team. */
function addedTo(state: DraftState, table: DraftTable): Pick<RoomSetup, 'partial'> {
  const { partial } = state.settings;
  if (!partial) return {};
  const held = partial.rostered.flatMap(({ seat, entityId }) => {
    const player = table.numberOf.get(entityId);
    return seat === null || player === undefined ? [] : [{ team: seat, player }];
  });
  return { partial: { rounds: partial.rounds, held, out: outOfDraft(state, table) } };
}

/** The table with everybody who was drafted, in the usual case the table itself. */
function withMissing(table: DraftTable, state: DraftState): DraftTable {
  const drafted = [...state.settings.keepers, ...state.picks];
  const missing = drafted.filter(({ entityId }) => !table.numberOf.has(entityId));
  if (missing.length === 0) return table;
  const { kinds, size } = table;
  const lastBoard = table.board.at(-1) ?? 0;
  const boards = missing.map((_, index) => lastBoard + 1 + index);
  const positions = missing.map(({ position }) => POSITIONS.indexOf(position));
  // Each is a kind of their own that has nothing in common with anybody: no team, no bye week.
  const kind = positions.map((_, index) => kinds.size + index);
  const nothing = positions.map(() => 0);
  return {
    size: size + missing.length,
    entityIds: [...table.entityIds, ...missing.map(({ entityId }) => entityId)],
    numberOf: new Map([...table.numberOf, ...missing.map(({ entityId }, index) => [entityId, size + index] as const)]),
    position: Uint8Array.from([...table.position, ...positions]),
    board: Float64Array.from([...table.board, ...boards]),
    isFormKnown: table.isFormKnown,
    going: Float64Array.from([...table.going, ...boards]),
    points: Float64Array.from([...table.points, ...nothing]),
    isRookie: Uint8Array.from([...table.isRookie, ...nothing]),
    byeWeek: Uint8Array.from([...table.byeWeek, ...nothing]),
    kind: Uint16Array.from([...table.kind, ...kind]),
    kinds: {
      size: kinds.size + missing.length,
      position: Uint8Array.from([...kinds.position, ...positions]),
      nflTeam: Uint16Array.from([...kinds.nflTeam, ...nothing]),
      teams: kinds.teams,
      byeWeek: Uint8Array.from([...kinds.byeWeek, ...nothing]),
    },
    positionAndKind: Uint16Array.from([
      ...table.positionAndKind,
      ...positions.map((position, index) => position + 8 * (kinds.size + index)),
    ]),
  };
}
