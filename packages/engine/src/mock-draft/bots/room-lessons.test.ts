import { describe, expect, it } from 'vitest';
import { buildBotRoom } from '../../testing/draft-boards.ts';
import { buildDraft } from '../../testing/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import { availabilityOdds } from '../advice/availability-odds.ts';
import { applyPersonsPick, noLessons } from './room-lessons.ts';
import { roomOfDraft } from './room-of-draft.ts';
import { openState, type RoomState } from './room-state.ts';

const room = buildBotRoom();

/** A room of people after so many picks; each takes the first who is left of those whom they want. */
function roomAfter(picks: number, isWanted: (player: number, turn: number) => boolean): RoomState {
  const state = openState(room);
  const lessons = noLessons(room);
  state.lessons = lessons;
  while (state.turn < picks) {
    const wanted = state.available.subarray(state.head).find((player) => isWanted(player, state.turn));
    applyPersonsPick(state, lessons, wanted ?? (state.available[state.head] as number)); // somebody is left
  }
  return state;
}

const odds = (state: RoomState) => availabilityOdds(state, state.turn, state.turn + 10);
const withoutLessons = (state: RoomState) => odds({ ...state, lessons: null });

describe('the odds in a room of people', () => {
  it('are as elsewhere before anybody has picked, but for being surer', () => {
    const state = roomAfter(0, () => true);
    const known = odds(state);
    withoutLessons(state).forEach((chance, player) => {
      expect(Math.abs((known[player] ?? 0) - chance)).toBeLessThan(0.02);
    });
  });

  it('say that whom everybody passes over lasts longer', () => {
    const passed = 8;
    const state = roomAfter(20, (player) => player !== passed);
    expect(odds(state)[passed]).toBeGreaterThan((withoutLessons(state)[passed] ?? 1) + 0.05);
  });

  it('say that a position which the room is after goes sooner, and another later', () => {
    const { position } = room.table;
    const receivers = POSITIONS.indexOf('WR');
    const state = roomAfter(16, (player, turn) => turn % 2 === 1 || position[player] === receivers);
    const [known, before] = [odds(state), withoutLessons(state)];
    const left = Array.from(state.available.subarray(state.head, state.head + 60));
    const gone = (chances: Float64Array, at: number) =>
      left.reduce((sum, player) => sum + (position[player] === at ? 1 - (chances[player] ?? 0) : 0), 0);
    expect(gone(known, receivers)).toBeGreaterThan(gone(before, receivers) + 0.2);
    const runners = POSITIONS.indexOf('RB');
    expect(gone(known, runners)).toBeLessThan(gone(before, runners));
  });
});

describe('the lessons of a stored draft', () => {
  const { state, pool } = buildDraft({ userSeat: 0 });
  const picked = {
    ...state,
    picks: [0, 2].map((number) => ({
      entityId: pool.table.entityIds[number] as EntityId, // the pool has hundreds
      position: POSITIONS[pool.table.position[number] ?? 0] ?? 'QB',
      isAutoDraft: false,
      pickedAtMs: 1,
    })),
  };

  it('are none where bots pick', () => {
    expect(roomOfDraft(picked, pool.table).lessons).toBeNull();
  });

  it.each([
    {
      who: 'the person types picks in',
      draft: { ...picked, settings: { ...picked.settings, mode: 'manual' as const } },
    },
    { who: 'a platform tells them', draft: { ...picked, isFollowed: true as const } },
  ])('come from people’s picks where $who', ({ draft }) => {
    const { lessons } = roomOfDraft(draft, pool.table);
    expect(lessons?.passedOver[1]).toBeGreaterThan(0);
    const byTheClock = { ...draft, picks: draft.picks.map((pick) => ({ ...pick, isAutoDraft: true })) };
    expect(roomOfDraft(byTheClock, pool.table).lessons?.passedOver[1]).toBe(0);
  });
});
