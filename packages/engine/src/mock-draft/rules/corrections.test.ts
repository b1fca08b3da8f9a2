import { describe, expect, it } from 'vitest';
import type { DraftPool } from '../../drafting/draft-pool.ts';
import { buildDraft, invented } from '../../testing/drafts.ts';
import { applyCommand } from './apply-command.ts';
import type { CommandOutcome, DraftCommand } from './draft-command.ts';
import { currentPick, pickDeadlineMs } from './draft-picks.ts';
import type { DraftState } from './draft-state.ts';

type Room = { readonly state: DraftState; readonly pool: DraftPool };

const reasonOf = (outcome: CommandOutcome): string => (outcome.ok ? 'accepted' : outcome.reason);
const ids = (state: DraftState) => state.picks.map((made) => made.entityId);
const ask = ({ state, pool }: Room, command: DraftCommand, nowMs = 1) => applyCommand(state, command, { pool, nowMs });
function play(room: Room, command: DraftCommand, nowMs = 1): Room {
  const outcome = ask(room, command, nowMs);
  if (!outcome.ok) throw new Error(outcome.reason);
  return { ...room, state: outcome.value.state };
}
const typed = (room: Room, names: readonly string[]): Room =>
  names.reduce((each, name) => play(each, { type: 'pick', entityId: name as never, participantId: null }), room);
/** Two teams at a table, the four picks of two rounds of a snake made. */
const table = (wishes: Parameters<typeof buildDraft>[0] = {}) =>
  typed(buildDraft({ teams: 2, mode: 'manual', ...wishes }), ['RB-1', 'WR-1', 'WR-2', 'QB-1']);

describe('replacing a pick', () => {
  it('exchanges the player and leaves the rest', () => {
    const { state } = play(table(), { type: 'replacePick', pickNumber: 1, entityId: invented('TE', 1) });
    expect(ids(state)).toEqual(['TE-1', 'WR-1', 'WR-2', 'QB-1']);
    expect(state.picks[0]?.position).toBe('TE');
  });

  it('lets two players change places when the other one was drafted elsewhere', () => {
    const { state } = play(table(), { type: 'replacePick', pickNumber: 1, entityId: invented('QB', 1) });
    expect(ids(state)).toEqual(['QB-1', 'WR-1', 'WR-2', 'RB-1']);
    expect(state.picks.map(({ position }) => position)).toEqual(['QB', 'WR', 'WR', 'RB']);
  });

  it('done twice with the other player is as before', () => {
    const before = table();
    const there = play(before, { type: 'replacePick', pickNumber: 2, entityId: invented('WR', 7) });
    const back = play(there, { type: 'replacePick', pickNumber: 2, entityId: invented('WR', 1) });
    expect(back.state.picks).toEqual(before.state.picks);
  });
});

describe('a pick that was missed', () => {
  it('moves the later players on by one, and another team is on the clock', () => {
    const { state } = play(table(), { type: 'insertPick', pickNumber: 2, entityId: invented('TE', 1) });
    expect(ids(state)).toEqual(['RB-1', 'TE-1', 'WR-1', 'WR-2', 'QB-1']);
    expect(currentPick(state)).toEqual({ pickNumber: 6, seat: 1 });
  });

  it('closes the draft when it fills the last pick, and taking one out opens it again', () => {
    const noStarters = { QB: 0, RB: 0, WR: 0, TE: 0, FLEX: 0, K: 0, DST: 0, BN: 2 };
    const open = play(table({ slots: noStarters }), { type: 'removePick', pickNumber: 2 });
    expect(open.state.closedAtMs).toBeNull();
    const closed = play(open, { type: 'insertPick', pickNumber: 1, entityId: invented('TE', 1) }, 77);
    expect(ids(closed.state)).toEqual(['TE-1', 'RB-1', 'WR-2', 'QB-1']);
    expect(closed.state.closedAtMs).toBe(77);
    expect(reasonOf(ask(closed, { type: 'insertPick', pickNumber: 1, entityId: invented('RB', 30) }))).toBe(
      'draft-closed',
    );
    expect(play(closed, { type: 'removePick', pickNumber: 1 }).state.closedAtMs).toBeNull();
  });
});

describe('a pick that nobody made', () => {
  it('moves the later players back by one', () => {
    const { state } = play(table(), { type: 'removePick', pickNumber: 2 });
    expect(ids(state)).toEqual(['RB-1', 'WR-2', 'QB-1']);
    expect(currentPick(state)).toEqual({ pickNumber: 4, seat: 0 });
  });

  it('passes over the picks of keepers', () => {
    const keepers = [{ seat: 1, round: 1, entityId: invented('TE', 9) }];
    const { state } = play(table({ keepers }), { type: 'removePick', pickNumber: 1 });
    expect(ids(state)).toEqual(['WR-1', 'WR-2', 'QB-1']);
    expect(currentPick(state)?.pickNumber).toBe(5);
  });

  it('entered again is as before', () => {
    const before = table();
    const without = play(before, { type: 'removePick', pickNumber: 3 });
    const again = play(without, { type: 'insertPick', pickNumber: 3, entityId: invented('WR', 2) });
    expect(ids(again.state)).toEqual(ids(before.state));
  });
});

describe('a correction', () => {
  const keepers = [{ seat: 0, round: 3, entityId: invented('WR', 9) }];
  const cases: readonly (readonly [string, DraftCommand, string])[] = [
    ['a kept player', { type: 'replacePick', pickNumber: 1, entityId: invented('WR', 9) }, 'player-taken'],
    ['the player who is there', { type: 'replacePick', pickNumber: 1, entityId: invented('RB', 1) }, 'player-taken'],
    ['a stranger', { type: 'replacePick', pickNumber: 1, entityId: 'nobody' as never }, 'unknown-player'],
    ['a pick not made', { type: 'replacePick', pickNumber: 6, entityId: invented('TE', 1) }, 'pick-not-made'],
    ['a keeper', { type: 'replacePick', pickNumber: 5, entityId: invented('TE', 1) }, 'pick-is-keeper'],
    ['a number beyond', { type: 'replacePick', pickNumber: 99, entityId: invented('TE', 1) }, 'no-such-pick'],
    [
      'a missed pick of one drafted',
      { type: 'insertPick', pickNumber: 1, entityId: invented('QB', 1) },
      'player-taken',
    ],
    ['a missed pick at the end', { type: 'insertPick', pickNumber: 6, entityId: invented('TE', 1) }, 'pick-not-made'],
    ['taking out a keeper', { type: 'removePick', pickNumber: 5 }, 'pick-is-keeper'],
    ['taking out a pick not made', { type: 'removePick', pickNumber: 7 }, 'pick-not-made'],
  ];
  it.each(cases)('is refused for %s', (_, command, reason) => {
    expect(reasonOf(ask(table({ keepers }), command))).toBe(reason);
  });

  it.each(['replacePick', 'insertPick', 'removePick'] as const)('%s is for drafts in person only', (type) => {
    const room = table();
    const bots = play(room, { type: 'updateSettings', changes: { mode: 'autoDraft' } });
    const command = { type, pickNumber: 1, entityId: invented('TE', 1) };
    expect(reasonOf(ask(bots, command))).toBe('only-in-manual-mode');
  });

  it('is refused when a team could no longer fill its line-up', () => {
    // All but one place of the first team are taken; the open one is its kicker's.
    const whole = play(buildDraft({ teams: 2, mode: 'manual' }), { type: 'simulateRest' });
    const kicker = whole.state.picks.findLastIndex(({ position }) => position === 'K');
    const spare = whole.pool.table.entityIds.find((id) => id.startsWith('RB') && !ids(whole.state).includes(id));
    if (!spare) throw new Error('nobody is left');
    expect(reasonOf(ask(whole, { type: 'replacePick', pickNumber: kicker + 1, entityId: spare }))).toBe(
      'roster-incompletable',
    );
  });

  it('gives the team that is then on the clock its whole time', () => {
    const room = table({ pickClockSeconds: 15 });
    const { state } = play(room, { type: 'removePick', pickNumber: 1 }, 500_000);
    expect(pickDeadlineMs(state)).toBe(515_000);
  });
});

describe('names of teams', () => {
  it('change, and those of strangers are refused', () => {
    const room = table();
    const [first] = room.state.participants;
    if (!first) throw new Error('nobody sits here');
    const named = play(room, { type: 'updateSettings', changes: { names: { [first.id]: 'Gridiron Gang' } } });
    expect(named.state.participants[0]).toEqual({ ...first, name: 'Gridiron Gang' });
    expect(reasonOf(ask(room, { type: 'updateSettings', changes: { names: { nobody: 'X' } } }))).toBe(
      'unknown-participant',
    );
  });
});
