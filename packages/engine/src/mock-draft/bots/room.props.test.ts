import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStarters } from '../../drafting/roster-rules.ts';
import { seededRandom } from '../../random/random.ts';
import { arbitrarySlots } from '../../testing/arbitrary-slots.ts';
import { buildBoard, snakeOrder } from '../../testing/draft-boards.ts';
import { DRAFT_STRATEGIES, ROOM_TYPES } from '../../vocabulary/drafts.ts';
import { rosterSize } from '../../vocabulary/league.ts';
import { botPick, simulateTo } from './bot-picks.ts';
import { createRoom, type Room, type RoomKeeper } from './room.ts';
import { applyPick, openState, type RoomState } from './room-state.ts';

const BOARD = buildBoard(700);

/** A room in plain values, so that a failure prints in a few lines. */
const rooms = fc.record({
  slots: arbitrarySlots,
  teams: fc.integer({ min: 1, max: 14 }),
  roomType: fc.constantFrom(...ROOM_TYPES),
  plans: fc.array(fc.constantFrom(null, ...DRAFT_STRATEGIES), { minLength: 14, maxLength: 14 }),
  isLinear: fc.boolean(),
  /** Shares of the draft and numbers of players. */
  keepers: fc.array(fc.record({ at: fc.nat(999), player: fc.nat(150) }), { maxLength: 8 }),
});
type RoomChoices = typeof rooms extends fc.Arbitrary<infer Value> ? Value : never;

function build({ slots, teams, roomType, plans, isLinear, keepers }: RoomChoices): Room {
  const rounds = rosterSize(slots);
  const linear = Uint8Array.from({ length: teams * rounds }, (_, pick) => pick % teams);
  const kept: RoomKeeper[] = [];
  for (const { at, player } of keepers) {
    const pick = Math.floor((at * teams * rounds) / 1000);
    if (!kept.some((other) => other.pick === pick || other.player === player)) kept.push({ pick, player });
  }
  return createRoom({
    table: BOARD,
    slots,
    teamOfPick: isLinear ? linear : snakeOrder(teams, rounds),
    strategies: plans.slice(0, teams),
    roomType,
    keepers: kept,
  });
}

const seeds = fc.integer();
const openPlaces = (state: RoomState, team: number) => openStarters(state.room.rules, state.counts, team * 6);
/** Whether keepers alone left some team unable to complete. */
const isSpoilt = (room: Room) => {
  const state = openState(room);
  return Array.from(state.picksLeft).some((left, team) => openPlaces(state, team) > left);
};

describe('rooms of bots', () => {
  it('take no player twice and keep every roster completable, to complete rosters at the end', () => {
    fc.assert(
      fc.property(rooms, seeds, (choices, seed) => {
        const room = build(choices);
        fc.pre(!isSpoilt(room));
        const state = openState(room);
        const random = seededRandom(seed);
        const gone = new Set(room.keepers.map(({ player }) => player));
        while (state.turn < room.turns) {
          const team = room.teamOfTurn[state.turn] ?? -1;
          const player = botPick(state, random);
          expect(player).not.toBeNull();
          expect(gone.has(player ?? -1)).toBe(false);
          gone.add(player ?? -1);
          applyPick(state, player ?? -1);
          expect(openPlaces(state, team)).toBeLessThanOrEqual(state.picksLeft[team] ?? -1);
        }
        for (let team = 0; team < room.teams; team++) {
          expect(state.picksLeft[team]).toBe(0);
          expect(openPlaces(state, team)).toBe(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('make the same draft of the same seed', () => {
    fc.assert(
      fc.property(rooms, seeds, (choices, seed) => {
        const room = build(choices);
        const [one, other] = [openState(room), openState(room)];
        simulateTo(one, room.turns, seededRandom(seed));
        simulateTo(other, room.turns, seededRandom(seed));
        expect(one.taken).toEqual(other.taken);
      }),
      { numRuns: 60 },
    );
  });

  it('pick one by one what they pick in a row', () => {
    fc.assert(
      fc.property(rooms, seeds, (choices, seed) => {
        const room = build(choices);
        const [one, other] = [openState(room), openState(room)];
        simulateTo(one, room.turns, seededRandom(seed));
        const random = seededRandom(seed);
        while (other.turn < room.turns) applyPick(other, botPick(other, random) ?? -1);
        expect(other).toEqual(one);
      }),
      { numRuns: 60 },
    );
  });
});
