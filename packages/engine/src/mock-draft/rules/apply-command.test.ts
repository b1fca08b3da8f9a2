import { describe, expect, it } from 'vitest';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { buildDraft, buildPool, invented, leagueOf } from '../../testing/drafts.ts';
import type { EntityId } from '../../vocabulary/entities.ts';
import { bestSuggestion } from '../advice/suggestions.ts';
import { applyCommand, applyCommands } from './apply-command.ts';
import { draftCan } from './draft-can.ts';
import type { CommandOutcome, DraftCommand } from './draft-command.ts';
import {
  currentPick,
  draftPicks,
  isUserAllowedToPick,
  nextPick,
  openQueue,
  pickDeadlineMs,
  secondsLeft,
} from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';

const pick = (position: 'QB' | 'RB' | 'WR' | 'TE' | 'K' | 'DST', rank: number): DraftCommand => ({
  type: 'pick',
  entityId: invented(position, rank),
  participantId: null,
});

const play = (state: DraftState, pool: DraftPool, command: DraftCommand, nowMs = 1000): DraftState => {
  const outcome = applyCommand(state, command, { pool, nowMs });
  if (!outcome.ok) throw new Error(outcome.reason);
  return outcome.value.state;
};
const reasonOf = (outcome: CommandOutcome): string => (outcome.ok ? 'accepted' : outcome.reason);
const ids = (state: DraftState) => state.picks.map((made) => made.entityId);

describe('whose pick it is', () => {
  it('lets the person pick only on their turn when bots draft', () => {
    const { state, pool } = buildDraft({ teams: 4, userSeat: 1 });
    expect(isUserAllowedToPick(state)).toBe(false);
    expect(reasonOf(applyCommand(state, pick('RB', 1), { pool, nowMs: 1 }))).toBe('not-your-turn');
    const onTurn = play(state, pool, { type: 'botsUntilUser' });
    expect(onTurn.picks).toHaveLength(1);
    expect(draftCan.pick(onTurn)).toBeNull();
    expect(reasonOf(applyCommand(onTurn, { type: 'botsUntilUser' }, { pool, nowMs: 1 }))).toBe('user-on-the-clock');
  });

  it('lets the person pick for anybody in manual mode', () => {
    const { state, pool } = buildDraft({ teams: 3, mode: 'manual', userSeat: 2 });
    const next = play(state, pool, pick('RB', 1));
    expect(draftPicks(next)[0]).toMatchObject({ seat: 0, player: { entityId: 'RB-1' }, isAutoDraft: false });
    expect(reasonOf(applyCommand(next, { type: 'botPick' }, { pool, nowMs: 1 }))).toBe('only-in-auto-draft-mode');
  });

  it('refuses a pick that was meant for another participant', () => {
    const { state, pool } = buildDraft({ teams: 3, mode: 'manual' });
    const late: DraftCommand = { type: 'pick', entityId: invented('RB', 1), participantId: 'p1' };
    expect(reasonOf(applyCommand(state, late, { pool, nowMs: 1 }))).toBe('wrong-participant');
  });

  it('knows current and next pick around a keeper', () => {
    const keepers = [{ seat: 1, round: 1, entityId: invented('WR', 1) }];
    const { state, pool } = buildDraft({ teams: 3, keepers });
    expect(currentPick(state)).toEqual({ pickNumber: 1, seat: 0 });
    expect(nextPick(state)).toEqual({ pickNumber: 3, seat: 2 });
    const next = play(state, pool, pick('RB', 1));
    expect(currentPick(next)).toEqual({ pickNumber: 3, seat: 2 });
    expect(draftPicks(next)[1]).toMatchObject({ isKeeper: true, pickedAtMs: null, player: { entityId: 'WR-1' } });
  });
});

describe('an illegal pick', () => {
  it.each([
    ['a stranger', pick('RB', 999), 'unknown-player'],
    ['a keeper of somebody', pick('WR', 1), 'player-taken'],
  ])('is refused for %s', (_, command, reason) => {
    const { state, pool } = buildDraft({ keepers: [{ seat: 3, round: 2, entityId: invented('WR', 1) }] });
    expect(reasonOf(applyCommand(state, command, { pool, nowMs: 1 }))).toBe(reason);
  });

  it('is refused when the team could no longer fill its line-up', () => {
    const { state, pool } = buildDraft({
      teams: 1,
      slots: { QB: 1, RB: 1, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0, BN: 0 },
    });
    const next = play(state, pool, pick('RB', 1));
    expect(reasonOf(applyCommand(next, pick('RB', 2), { pool, nowMs: 1 }))).toBe('roster-incompletable');
    expect(play(next, pool, pick('QB', 4)).closedAtMs).toBe(1000);
  });

  it('is refused when another team would be left without a defence', () => {
    const wishes = { teams: 2, mode: 'manual' } as const;
    const { state, pool } = buildDraft(wishes, buildPool(leagueOf(wishes), { DST: 2 }));
    const played = [pick('DST', 1), pick('RB', 1), pick('RB', 2)].reduce((s, command) => play(s, pool, command), state);
    expect(currentPick(played)?.seat).toBe(0);
    expect(reasonOf(applyCommand(played, pick('DST', 2), { pool, nowMs: 1 }))).toBe('pool-exhausted');
    const others = [pick('RB', 3), pick('RB', 4), pick('DST', 2)].reduce(
      (s, command) => play(s, pool, command),
      played,
    );
    expect(others.picks.at(-1)?.entityId).toBe('DST-2');
  });
});

describe('a simulation of the rest', () => {
  const wishes = {
    teams: 4,
    userSeat: 0,
    slots: { QB: 1, RB: 1, WR: 1, TE: 0, FLEX: 0, K: 0, DST: 0, BN: 1 },
  } as const;
  const own = (state: DraftState) =>
    draftPicks(state).flatMap(({ seat, player }) => (seat === 0 && player ? [player.entityId] : []));

  it('drafts for the person what the room would have advised at each of their picks', () => {
    const { state, pool } = buildDraft(wishes);
    const outcome = applyCommand(state, { type: 'simulateRest' }, { pool, advicePool: pool, nowMs: 1 });
    if (!outcome.ok) throw new Error(outcome.reason);
    const { picks } = outcome.value.state;
    const advised = picks.flatMap((_, index) => {
      const then = { ...state, picks: picks.slice(0, index) };
      return currentPick(then)?.seat === 0 ? [bestSuggestion(then, pool)] : [];
    });
    expect(own(outcome.value.state)).toEqual(advised);
  });

  it('leaves the choice to a bot where the person chose a plan', () => {
    const { state: draft, pool } = buildDraft(wishes);
    const planning = draft.participants.map((each, seat) =>
      seat === 0 ? { ...each, strategy: 'heroRB' as const } : each,
    );
    const state = { ...draft, participants: planning };
    const withAdvice = applyCommand(state, { type: 'simulateRest' }, { pool, advicePool: pool, nowMs: 1 });
    expect(withAdvice).toEqual(applyCommand(state, { type: 'simulateRest' }, { pool, nowMs: 1 }));
  });

  it('takes the queue before the advice', () => {
    const { state, pool } = buildDraft(wishes);
    const queued = play(state, pool, { type: 'enqueue', entityId: invented('WR', 9) });
    const outcome = applyCommand(queued, { type: 'simulateRest' }, { pool, advicePool: pool, nowMs: 1 });
    expect(outcome.ok && own(outcome.value.state)[0]).toBe('WR-9');
  });
});

describe('taking picks back', () => {
  it('removes only the last pick in manual mode', () => {
    const { state, pool } = buildDraft({ teams: 3, mode: 'manual' });
    const one = play(state, pool, pick('RB', 1));
    const two = play(one, pool, pick('RB', 2));
    expect(ids(play(two, pool, { type: 'undo' }))).toEqual(['RB-1']);
  });

  it('returns to the last pick of the person when bots draft, and to none before it', () => {
    const { state, pool } = buildDraft({ teams: 3, userSeat: 0 });
    expect(reasonOf(applyCommand(state, { type: 'undo' }, { pool, nowMs: 1 }))).toBe('nothing-to-take-back');
    const played = play(play(state, pool, pick('RB', 1)), pool, { type: 'botsUntilUser' });
    expect(played.picks).toHaveLength(5);
    expect(ids(play(played, pool, { type: 'undo' }))).toEqual([]);
  });

  it('takes back a simulation in one step, and nothing else with it', () => {
    const { state, pool } = buildDraft({ teams: 3, userSeat: 0 });
    const before = play(play(state, pool, pick('RB', 1), 1), pool, { type: 'botsUntilUser' }, 2);
    const over = play(before, pool, { type: 'simulateRest' }, 3);
    expect(ids(play(over, pool, { type: 'undo' }))).toEqual(ids(before));
    const ahead = play(play(over, pool, { type: 'resetToPick', pickNumber: 7 }), pool, pick('K', 1), 4);
    expect(ids(play(ahead, pool, { type: 'undo' }))).toHaveLength(6);
  });

  it('takes back a simulation of a draft in person in one step, and of what was typed only the last pick', () => {
    const { state, pool } = buildDraft({ teams: 2, mode: 'manual' });
    const typed = play(state, pool, pick('RB', 1), 1);
    const over = play(typed, pool, { type: 'simulateRest' }, 2);
    expect(ids(play(over, pool, { type: 'undo' }))).toEqual(['RB-1']);
  });

  it('draws the picks behind a reset anew when another seed is given', () => {
    const { state, pool } = buildDraft({ teams: 6 });
    const first = play(state, pool, { type: 'simulateRest' });
    const again = (seed?: string) =>
      ids(play(play(first, pool, { type: 'resetToPick', pickNumber: 20, seed }), pool, { type: 'simulateRest' }));
    expect(again()).toEqual(ids(first));
    expect(again('another')).not.toEqual(ids(first));
    expect(again('another').slice(0, 19)).toEqual(ids(first).slice(0, 19));
  });

  it('opens a closed draft again', () => {
    const { state, pool } = buildDraft({ teams: 4 });
    const over = play(state, pool, { type: 'simulateRest' });
    expect(over.closedAtMs).toBe(1000);
    expect(reasonOf(applyCommand(over, pick('RB', 1), { pool, nowMs: 1 }))).toBe('draft-closed');
    const back = applyCommand(over, { type: 'resetToPick', pickNumber: 10 }, { pool, nowMs: 2 });
    expect(back).toMatchObject({ ok: true, value: { state: { closedAtMs: null } } });
    expect(back.ok && back.value.events).toEqual([{ type: 'picksRemoved', fromPickNumber: 10 }, { type: 'reopened' }]);
    expect(back.ok && back.value.state.picks).toHaveLength(9);
  });

  it('counts the pick of a keeper as the first open one behind it', () => {
    const { state, pool } = buildDraft({ teams: 3, keepers: [{ seat: 2, round: 1, entityId: invented('WR', 1) }] });
    const over = play(state, pool, { type: 'simulateRest' });
    const back = play(over, pool, { type: 'resetToPick', pickNumber: 3 });
    expect(currentPick(back)).toEqual({ pickNumber: 4, seat: 2 });
    expect(draftPicks(back)[2]?.player?.entityId).toBe('WR-1');
  });

  it.each([0, 65, 1.5, -1])('refuses pick number %d of a draft of 64', (pickNumber) => {
    const { state, pool } = buildDraft({ teams: 4 });
    const over = play(state, pool, { type: 'simulateRest' });
    expect(reasonOf(applyCommand(over, { type: 'resetToPick', pickNumber }, { pool, nowMs: 1 }))).toBe('no-such-pick');
  });

  it('starts over with the same bots, or with others when another seed is given', () => {
    const { state, pool } = buildDraft({ teams: 6 });
    const first = play(state, pool, { type: 'simulateRest' });
    const again = play(play(first, pool, { type: 'startOver' }), pool, { type: 'simulateRest' });
    const other = play(play(first, pool, { type: 'startOver', seed: 'another' }), pool, { type: 'simulateRest' });
    expect(ids(again)).toEqual(ids(first));
    expect(ids(other)).not.toEqual(ids(first));
  });
});

describe('the pick clock', () => {
  const clocked = () => buildDraft({ teams: 3, pickClockSeconds: 15 });

  it('starts with the draft, and anew with every pick', () => {
    const { state, pool } = clocked();
    expect(pickDeadlineMs(state)).toBe(15_000);
    expect(secondsLeft(state, 1)).toBe(14);
    expect(secondsLeft(state, 99_000)).toBe(0);
    expect(pickDeadlineMs(play(state, pool, pick('RB', 1), 4000))).toBe(19_000);
    expect(pickDeadlineMs(buildDraft().state)).toBeNull();
  });

  it('starts anew when a pick is taken back, and when the clock is set', () => {
    const { state, pool } = clocked();
    const back = play(play(state, pool, pick('RB', 1), 4000), pool, { type: 'undo' }, 60_000);
    expect(pickDeadlineMs(back)).toBe(75_000);
    const longer = play(state, pool, { type: 'updateSettings', changes: { pickClockSeconds: 60 } }, 100_000);
    expect(pickDeadlineMs(longer)).toBe(160_000);
  });

  it('picks once per deadline, and never early', () => {
    const { state, pool } = clocked();
    const expired: DraftCommand = { type: 'clockExpired', deadlineMs: 15_000 };
    expect(reasonOf(applyCommand(state, expired, { pool, nowMs: 14_999 }))).toBe('clock-running');
    const picked = play(state, pool, expired, 15_000);
    expect(picked.picks).toHaveLength(1);
    expect(picked.picks[0]?.isAutoDraft).toBe(true);
    expect(reasonOf(applyCommand(picked, expired, { pool, nowMs: 15_001 }))).toBe('deadline-passed');
    const { state: free } = buildDraft();
    expect(reasonOf(applyCommand(free, expired, { pool, nowMs: 99_000 }))).toBe('no-clock');
  });

  it('takes the first of the queue who fits before any suggestion', () => {
    const { state, pool } = clocked();
    const queued = ['WR-30', 'WR-31'].reduce(
      (current, id) => play(current, pool, { type: 'enqueue', entityId: id as never }),
      state,
    );
    expect(ids(play(queued, pool, { type: 'clockExpired', deadlineMs: 15_000 }, 15_000))).toEqual(['WR-30']);
  });

  it('lets a bot pick when it is the bot whose time is up', () => {
    const { state, pool } = clocked();
    const mine = play(state, pool, pick('RB', 1), 1000);
    const bots = play(mine, pool, { type: 'clockExpired', deadlineMs: 16_000 }, 16_000);
    const sameBot = play(mine, pool, { type: 'botPick' }, 16_000);
    expect(ids(bots)).toEqual(ids(sameBot));
  });
});

describe('the queue', () => {
  it('adds, moves and removes, each player once', () => {
    const { state, pool } = buildDraft();
    const [a, b, c] = [invented('RB', 1), invented('RB', 2), invented('RB', 3)];
    let queued = [a, b, c].reduce((s, entityId) => play(s, pool, { type: 'enqueue', entityId }), state);
    expect(reasonOf(applyCommand(queued, { type: 'enqueue', entityId: a }, { pool, nowMs: 1 }))).toBe('already-queued');
    queued = play(queued, pool, { type: 'moveQueued', entityId: c, index: 0 });
    expect(openQueue(queued)).toEqual([c, a, b]);
    queued = play(queued, pool, { type: 'dequeue', entityId: a });
    expect(openQueue(queued)).toEqual([c, b]);
    expect(reasonOf(applyCommand(queued, { type: 'dequeue', entityId: a }, { pool, nowMs: 1 }))).toBe('not-queued');
    const far: DraftCommand = { type: 'moveQueued', entityId: b, index: 2 };
    expect(reasonOf(applyCommand(queued, far, { pool, nowMs: 1 }))).toBe('no-such-place');
  });

  it('takes two hundred players, says that it is full, and takes another once somebody leaves', () => {
    const { state, pool } = buildDraft();
    const [next, ...first] = pool.table.entityIds.slice(0, 201);
    if (!next) throw new Error('the pool is too small');
    const enqueue = (entityId: EntityId): DraftCommand => ({ type: 'enqueue', entityId });
    const full = first.reduce((s, entityId) => play(s, pool, enqueue(entityId)), state);
    expect(reasonOf(applyCommand(full, enqueue(next), { pool, nowMs: 1 }))).toBe('queue-full');
    const left = play(full, pool, { type: 'dequeue', entityId: first[0] ?? next });
    expect(openQueue(play(left, pool, enqueue(next))).at(-1)).toBe(next);
  });

  it('hides who is drafted and shows them again when the pick is taken back', () => {
    const { state, pool } = buildDraft({ teams: 3, mode: 'manual' });
    const queued = play(state, pool, { type: 'enqueue', entityId: invented('RB', 1) });
    const picked = play(queued, pool, pick('RB', 1));
    expect(openQueue(picked)).toEqual([]);
    expect(openQueue(play(picked, pool, { type: 'undo' }))).toEqual(['RB-1']);
  });
});

describe('settings', () => {
  it('change mode, strategies, clock and experts and refuse strangers', () => {
    const { state, pool } = buildDraft({ teams: 2 });
    const changes = { mode: 'manual', expertIds: ['market'], strategies: { p1: 'zeroRB' } } as const;
    const changed = play(state, pool, { type: 'updateSettings', changes });
    expect(changed.settings).toMatchObject({ mode: 'manual', sources: { expertIds: ['market'] } });
    expect(changed.participants.map((each) => each.strategy)).toEqual(['balanced', 'zeroRB']);
    const strange: DraftCommand = { type: 'updateSettings', changes: { strategies: { p9: 'zeroRB' } } };
    expect(reasonOf(applyCommand(state, strange, { pool, nowMs: 1 }))).toBe('unknown-participant');
  });
});

describe('several commands as one step', () => {
  it('count one version and keep all events, or change nothing', () => {
    const { state, pool } = buildDraft({ teams: 3 });
    const both = applyCommands(
      state,
      [{ command: pick('RB', 1) }, { command: { type: 'botsUntilUser' }, optional: true }],
      { pool, nowMs: 5 },
    );
    expect(both).toMatchObject({ ok: true, value: { state: { version: 1 } } });
    expect(both.ok && both.value.events.map((event) => event.type)).toEqual(new Array(5).fill('picked'));
    const refusedOne = applyCommands(state, [{ command: pick('RB', 1) }, { command: pick('RB', 1) }], {
      pool,
      nowMs: 5,
    });
    expect(reasonOf(refusedOne)).toBe('not-your-turn');
  });
});

describe('a player who has left the pool', () => {
  it('stays on the roster, and the bots draft on', () => {
    const { state, pool } = buildDraft({ teams: 3 });
    const picked = play(state, pool, pick('RB', 1));
    const gone = { ...picked, picks: picked.picks.map((made) => ({ ...made, entityId: 'sleeper:1' as never })) };
    const over = play(gone, pool, { type: 'simulateRest' });
    expect(over.closedAtMs).not.toBeNull();
    expect(draftPicks(over)[0]?.player).toEqual({ entityId: 'sleeper:1', position: 'RB' });
  });
});
