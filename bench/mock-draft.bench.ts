// The kernel of the mock draft: whole drafts by bots, the rest of one, and the odds of a whole board.
// Run: npm run bench mock-draft
import { oddsAtNextPick } from '@pylon/engine/mock-draft/advice/availability-odds';
import { simulateTo } from '@pylon/engine/mock-draft/bots/bot-picks';
import { createRoom, type Room } from '@pylon/engine/mock-draft/bots/room';
import { applyPersonsPick, noLessons } from '@pylon/engine/mock-draft/bots/room-lessons';
import { copyState, openState, type RoomState } from '@pylon/engine/mock-draft/bots/room-state';
import { seededRandom } from '@pylon/engine/random/random';
import { buildBoard, snakeOrder } from '@pylon/engine/testing/draft-boards';
import { DRAFT_STRATEGIES } from '@pylon/engine/vocabulary/drafts';
import { DEFAULT_LEAGUE, rosterSize } from '@pylon/engine/vocabulary/league';
import { type Bench, duration, millisecondsOf, perSecond } from './measure.ts';

const TEAMS = 12;
const rounds = rosterSize(DEFAULT_LEAGUE.slots);

const SETUP = {
  table: buildBoard(320),
  slots: DEFAULT_LEAGUE.slots,
  teamOfPick: snakeOrder(TEAMS, rounds),
  strategies: Array.from({ length: TEAMS }, (_, team) => DRAFT_STRATEGIES[team % DRAFT_STRATEGIES.length] ?? null),
  roomType: 'tight' as const,
};

/**
 * Drafts from a state to the end, again and again; the sum of what was taken last keeps the work from being left out.
 */
function drafting(from: RoomState): () => number {
  const state = openState(from.room);
  const random = seededRandom('bench');
  return () => {
    copyState(from, state);
    simulateTo(state, state.room.turns, random);
    return state.taken[state.room.turns - 1] ?? 0;
  };
}

/** People pick what bots once picked, and the room learns from it. */
function learning(room: Room): () => number {
  const drafted = openState(room);
  simulateTo(drafted, room.turns, seededRandom('learned'));
  return () => {
    const state = openState(room);
    const lessons = noLessons(room);
    for (const player of drafted.taken) applyPersonsPick(state, lessons, player);
    return lessons.passedOver[0] ?? Number.NaN;
  };
}

function afterPicks(picks: number): RoomState {
  const state = openState(createRoom(SETUP));
  simulateTo(state, picks, seededRandom('begun'));
  return state;
}

export const bench: Bench = {
  name: 'mock draft',
  async run() {
    const halfway = afterPicks(96);
    const third = afterPicks(24);
    const team = third.room.teamOfTurn[24] ?? 0;
    return [
      {
        name: `drafts of ${TEAMS} teams and ${rounds} rounds, 320 players, seven strategies`,
        ours: perSecond(millisecondsOf(drafting(afterPicks(0)))),
        against: { what: 'target', ...perSecond(1 / 20) },
      },
      {
        name: 'the rest of a draft, from halfway',
        ours: duration(millisecondsOf(drafting(halfway))),
        against: { what: 'target', ...duration(0.1) },
      },
      {
        name: 'odds of a whole board, 22 picks ahead',
        ours: duration(millisecondsOf(() => oddsAtNextPick(third, team)?.[30] ?? Number.NaN)),
        against: { what: 'target', ...duration(0.1) },
      },
      { name: 'learning from a whole draft of people', ours: duration(millisecondsOf(learning(third.room))) },
      { name: 'making a room', ours: duration(millisecondsOf(() => createRoom(SETUP).turns)) },
    ];
  },
};
