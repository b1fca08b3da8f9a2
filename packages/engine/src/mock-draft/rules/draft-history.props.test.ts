// Random histories of whole drafts: every kind of league, every command, in any order.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { positionRefusals } from '../../drafting/pick-legality.ts';
import { buildPool, type DraftWishes, leagueOf, tryDraft } from '../../testing/drafts.ts';
import { expectSound } from '../../testing/sound-draft.ts';
import { DRAFT_ORDERS, DRAFT_STRATEGIES, PICK_CLOCKS_SECONDS, SIMULATION_MODES } from '../../vocabulary/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { POSITIONS } from '../../vocabulary/positions.ts';
import { applyCommand } from './apply-command.ts';
import type { DraftCommand } from './draft-command.ts';
import { currentPick, openPickNumbers, openQueue, pickCount, pickDeadlineMs } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';
import { roomCounts } from './room-counts.ts';

const slotCount = fc.integer({ min: 0, max: 2 });
const leagues: fc.Arbitrary<DraftWishes> = fc.record({
  teams: fc.integer({ min: 1, max: 18 }),
  slots: fc.record({
    QB: slotCount,
    RB: slotCount,
    WR: slotCount,
    TE: slotCount,
    FLEX: slotCount,
    SUPERFLEX: fc.integer({ min: 0, max: 1 }),
    RBWR: fc.integer({ min: 0, max: 1 }),
    WRTE: fc.integer({ min: 0, max: 1 }),
    K: fc.integer({ min: 0, max: 1 }),
    DST: fc.integer({ min: 0, max: 1 }),
    BN: fc.integer({ min: 0, max: 5 }),
  }),
  order: fc.constantFrom(...DRAFT_ORDERS),
  mode: fc.constantFrom(...SIMULATION_MODES),
  roomType: fc.constantFrom('tight', 'home'),
  pickClockSeconds: fc.constantFrom(...PICK_CLOCKS_SECONDS),
  seed: fc.string(),
  userSeat: fc.nat(17),
  strategies: fc.array(fc.constantFrom(...DRAFT_STRATEGIES), { maxLength: 18 }),
});

interface Start {
  readonly state: DraftState;
  readonly pool: DraftPool;
}

/**
 * The draft that was wished for, with as many of the wished keepers as are allowed; null when the pool is too small.
 */
function begin(wishes: DraftWishes, keepers: readonly (readonly [number, number, number])[]): Start | null {
  const league = leagueOf(wishes);
  // One kicker and one defence to spare, so that whoever hoards them would leave another team without.
  const pool = buildPool(league, { K: league.teams * league.slots.K + 1, DST: league.teams * league.slots.DST + 1 });
  const userSeat = (wishes.userSeat ?? 0) % league.teams;
  const accepted: NonNullable<DraftWishes['keepers']>[number][] = [];
  for (const [seat, round, player] of keepers) {
    const entityId = pool.table.entityIds[player % pool.table.size];
    if (entityId === undefined) continue;
    const wish = { seat: seat % league.teams, round, entityId };
    if (tryDraft({ ...wishes, userSeat, keepers: [...accepted, wish] }, pool).ok) accepted.push(wish);
  }
  const outcome = tryDraft({ ...wishes, userSeat, keepers: accepted }, pool);
  return outcome.ok ? { state: outcome.value, pool } : null;
}

const starts = fc
  .tuple(leagues, fc.array(fc.tuple(fc.nat(17), fc.integer({ min: 1, max: 8 }), fc.nat(60)), { maxLength: 4 }))
  .map(([wishes, keepers]) => begin(wishes, keepers))
  .filter((start) => start !== null);

/** A wish that becomes a command when the state is known: so that most commands are legal ones. */
const wishes = fc.record({
  kind: fc.constantFrom(
    ...(['pick', 'pick', 'pick', 'botPick', 'botsUntilUser', 'botsUntilUser', 'undo', 'resetToPick'] as const),
    ...(['enqueue', 'enqueue', 'dequeue', 'moveQueued', 'replacePick', 'updateSettings'] as const),
    ...(['insertPick', 'removePick'] as const),
    ...(['simulateRest', 'startOver', 'clockExpired', 'wild'] as const),
  ),
  n: fc.nat(400),
  m: fc.nat(20),
});
type Wish = typeof wishes extends fc.Arbitrary<infer W> ? W : never;

function toCommand({ kind, n, m }: Wish, { state, pool }: Start): DraftCommand {
  const { entityIds, size } = pool.table;
  const anybody = entityIds[n % size] ?? ('nobody' as never);
  switch (kind) {
    case 'pick':
    case 'wild':
      return { type: 'pick', entityId: kind === 'wild' ? anybody : legalPlayer(state, pool, n), participantId: null };
    case 'resetToPick':
      return { type: kind, pickNumber: 1 + (n % pickCount(state.settings)) };
    case 'replacePick':
      return { type: kind, pickNumber: 1 + (n % pickCount(state.settings)), entityId: entityIds[m] ?? anybody };
    case 'insertPick':
      return { type: kind, pickNumber: 1 + (n % pickCount(state.settings)), entityId: entityIds[m * 3] ?? anybody };
    case 'removePick':
      return { type: kind, pickNumber: 1 + (n % pickCount(state.settings)) };
    case 'enqueue':
    case 'dequeue':
      return { type: kind, entityId: anybody };
    case 'moveQueued':
      return { type: kind, entityId: openQueue(state)[n % 3] ?? anybody, index: m % 4 };
    case 'clockExpired':
      return { type: kind, deadlineMs: pickDeadlineMs(state) ?? n };
    case 'updateSettings':
      return {
        type: kind,
        changes: {
          mode: SIMULATION_MODES[n % 2] ?? 'manual',
          pickClockSeconds: PICK_CLOCKS_SECONDS[m % 6] ?? null,
          strategies: { p0: DRAFT_STRATEGIES[n % 7] ?? 'balanced' },
        },
      };
    default:
      return { type: kind };
  }
}

/** The n-th player or so whom the team on the clock may take. */
function legalPlayer(state: DraftState, pool: DraftPool, n: number): EntityId {
  const counts = roomCounts(state, pool.table);
  const refusals = positionRefusals(counts, currentPick(state)?.seat ?? 0);
  const legal = pool.table.entityIds.filter((id, player) => {
    const position = POSITIONS[pool.table.position[player] ?? 0];
    return position !== undefined && refusals[position] === null && !counts.taken.has(id);
  });
  return legal[n % Math.max(1, Math.min(60, legal.length))] ?? ('nobody' as never);
}

describe('any history of commands', () => {
  it('never leads to an impossible draft, and can always be played to the end', () => {
    fc.assert(
      fc.property(starts, fc.array(wishes, { maxLength: 30 }), (start, history) => {
        let state = start.state;
        history.forEach((wish, step) => {
          const command = toCommand(wish, { state, pool: start.pool });
          const nowMs = (pickDeadlineMs(state) ?? 0) + step;
          const outcome = applyCommand(state, command, { pool: start.pool, nowMs });
          if (!outcome.ok) return;
          expect(outcome.value.state.version).toBe(state.version + 1);
          state = outcome.value.state;
          expectSound(state, start.pool, start.state.settings);
        });
        if (state.closedAtMs !== null) return;
        const end = applyCommand(state, { type: 'simulateRest' }, { pool: start.pool, nowMs: 1e9 });
        expect(end.ok).toBe(true);
        if (!end.ok) return;
        expectSound(end.value.state, start.pool, start.state.settings);
        expect(end.value.state.closedAtMs).toBe(1e9);
      }),
      { numRuns: 120 },
    );
  });
});

const play = (state: DraftState, command: DraftCommand, pool: DraftPool): DraftState => {
  const outcome = applyCommand(state, command, { pool, nowMs: 7 });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value.state;
};
/** What may differ when a pick was made and taken back. */
const asBefore = (state: DraftState): DraftState => ({ ...state, version: 0, clockResumedAtMs: null });
const whole = (start: Start) => play(start.state, { type: 'simulateRest' }, start.pool);
const openDrafts = starts.filter((start) => start.state.closedAtMs === null);

describe('a draft', () => {
  it('is as before when a pick of the person is made and taken back, however far the bots went', () => {
    fc.assert(
      fc.property(openDrafts, fc.nat(400), fc.nat(400), (start, made, n) => {
        const over = whole(start);
        const numbers = openPickNumbers(over.settings);
        let state = play(over, { type: 'resetToPick', pickNumber: numbers[made % numbers.length] ?? 1 }, start.pool);
        const { mode } = state.settings;
        if (mode === 'autoDraft' && currentPick(state)?.seat !== state.userSeat)
          state = play(state, { type: 'botsUntilUser' }, start.pool);
        fc.pre(state.closedAtMs === null);
        let picked = play(
          state,
          { type: 'pick', entityId: legalPlayer(state, start.pool, n), participantId: null },
          start.pool,
        );
        if (mode === 'autoDraft' && picked.closedAtMs === null && currentPick(picked)?.seat !== state.userSeat)
          picked = play(picked, { type: 'botsUntilUser' }, start.pool);
        expect(asBefore(play(picked, { type: 'undo' }, start.pool))).toEqual(asBefore(state));
      }),
      { numRuns: 60 },
    );
  });

  it('is the same for the same seed, pick by pick or in one go', () => {
    fc.assert(
      fc.property(openDrafts, (start) => {
        const bots: DraftState = { ...start.state, settings: { ...start.state.settings, mode: 'autoDraft' } };
        const inOneGo = play(bots, { type: 'simulateRest' }, start.pool);
        let state = bots;
        while (state.closedAtMs === null) {
          const isUsers = currentPick(state)?.seat === state.userSeat;
          const own = inOneGo.picks[state.picks.length]?.entityId ?? ('nobody' as never);
          state = play(
            state,
            isUsers ? { type: 'pick', entityId: own, participantId: null } : { type: 'botPick' },
            start.pool,
          );
        }
        expect(state.picks.map((pick) => pick.entityId)).toEqual(inOneGo.picks.map((pick) => pick.entityId));
      }),
      { numRuns: 15 },
    );
  });

  it('repeats its bots after a reset to any pick', () => {
    fc.assert(
      fc.property(openDrafts, fc.nat(400), (start, n) => {
        const over = whole(start);
        const numbers = openPickNumbers(over.settings);
        const pickNumber = numbers[n % numbers.length] ?? 1;
        const back = play(over, { type: 'resetToPick', pickNumber }, start.pool);
        expect(play(back, { type: 'simulateRest' }, start.pool).picks).toEqual(over.picks);
      }),
      { numRuns: 60 },
    );
  });

  it('refuses every pick once it is closed', () => {
    fc.assert(
      fc.property(openDrafts, fc.nat(400), (start, n) => {
        const over = whole(start);
        const entityId = start.pool.table.entityIds[n % start.pool.table.size] ?? ('nobody' as never);
        for (const command of [
          { type: 'pick', entityId, participantId: null },
          { type: 'botPick' },
          { type: 'botsUntilUser' },
          { type: 'simulateRest' },
          { type: 'clockExpired', deadlineMs: 0 },
        ] satisfies DraftCommand[])
          expect(applyCommand(over, command, { pool: start.pool, nowMs: 1e9 })).toEqual({
            ok: false,
            reason: 'draft-closed',
          });
      }),
      { numRuns: 20 },
    );
  });
});
