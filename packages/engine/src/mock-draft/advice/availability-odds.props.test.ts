import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../random/random.ts';
import { arbitrarySlots } from '../../testing/arbitrary-slots.ts';
import { buildBoard, snakeOrder } from '../../testing/draft-boards.ts';
import { DRAFT_STRATEGIES, ROOM_TYPES } from '../../vocabulary/drafts.ts';
import { rosterSize } from '../../vocabulary/league.ts';
import { botPick, simulateTo } from '../bots/bot-picks.ts';
import { createRoom, nextTurnOf } from '../bots/room.ts';
import { applyPersonsPick, noLessons } from '../bots/room-lessons.ts';
import { isAvailable, openState, type RoomState } from '../bots/room-state.ts';
import { availabilityOdds, oddsAtNextPick } from './availability-odds.ts';

const BOARD = buildBoard(500);

/** A draft in progress and a span of turns to come; plain values, so that a failure prints in a few lines. */
const situations = fc.record({
  slots: arbitrarySlots,
  teams: fc.integer({ min: 2, max: 14 }),
  roomType: fc.constantFrom(...ROOM_TYPES),
  plan: fc.constantFrom(null, ...DRAFT_STRATEGIES),
  seed: fc.integer(),
  progress: fc.double({ min: 0, max: 0.99, noNaN: true }),
  span: fc.nat(40),
  isOfPeople: fc.boolean(),
});
type Situation = typeof situations extends fc.Arbitrary<infer Value> ? Value : never;

/** In which the odds of those who are followed add up to a whole player and an error of rounding. */
const ROUNDED: Situation = {
  slots: { QB: 1, RB: 0, WR: 3, TE: 0, FLEX: 0, SUPERFLEX: 0, RBWR: 0, WRTE: 1, K: 0, DST: 0, BN: 1 },
  ...{ teams: 4, roomType: 'home', plan: 'puntTE', seed: 0, progress: 0, span: 19, isOfPeople: false },
};

function play({ slots, teams, roomType, plan, seed, progress, span, isOfPeople }: Situation) {
  const rounds = rosterSize(slots);
  const strategies = Array.from({ length: teams }, (_, team) => (team % 2 === 0 ? plan : null));
  const room = createRoom({ table: BOARD, slots, teamOfPick: snakeOrder(teams, rounds), strategies, roomType });
  const state = openState(room);
  const random = seededRandom(seed);
  const turn = Math.floor(progress * room.turns);
  if (isOfPeople) {
    const lessons = noLessons(room);
    state.lessons = lessons;
    while (state.turn < turn) applyPersonsPick(state, lessons, botPick(state, random) ?? -1);
  } else simulateTo(state, turn, random);
  return { state, until: Math.min(room.turns, state.turn + span) };
}

const goneSum = (state: RoomState, odds: Float64Array) =>
  odds.reduce((sum, chance, player) => sum + (isAvailable(state, player) ? 1 - chance : 0), 0);

describe('odds that players last', () => {
  it('lie in [0, 1], are 0 for who is gone, and add up to the picks in between', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const { state, until } = play(situation);
        const odds = availabilityOdds(state, state.turn, until);
        odds.forEach((chance, player) => {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
          if (!isAvailable(state, player)) expect(chance).toBe(0);
        });
        expect(goneSum(state, odds)).toBeCloseTo(until - state.turn, 6);
      }),
      { numRuns: 150, examples: [[ROUNDED]] },
    );
  });

  it('never rise with a later pick', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const { state, until } = play(situation);
        let before = availabilityOdds(state, state.turn, state.turn);
        for (let turn = state.turn + 1; turn <= until; turn++) {
          const after = availabilityOdds(state, state.turn, turn);
          after.forEach((chance, player) => {
            expect(chance).toBeLessThanOrEqual((before[player] ?? 0) + 1e-12);
          });
          before = after;
        }
      }),
      { numRuns: 60 },
    );
  });

  it('leave out the own pick of the team on the clock', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const { state } = play(situation);
        const team = state.room.teamOfTurn[state.turn] ?? -1;
        const next = nextTurnOf(state.room, team, state.turn + 1);
        const odds = oddsAtNextPick(state, team);
        if (next === null) expect(odds).toBeNull();
        else expect(goneSum(state, odds ?? new Float64Array())).toBeCloseTo(next - state.turn - 1, 6);
      }),
      { numRuns: 60 },
    );
  });
});
