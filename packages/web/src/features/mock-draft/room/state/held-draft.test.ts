import type { MockDraft } from '@pylon/contract/drafting/mock-draft';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Call } from '../../../../api/call.ts';
import { buildDraft, buildPick, buildPlayers } from '../../../../testing/build-draft.ts';
import { buildHeld, buildRoomPool } from '../../../../testing/build-room.ts';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { heldDraft, heldIn, heldKey, type PickEvent, withOwnPick, withoutHope, withPickTold } from './held-draft.ts';
import { openPick } from './wire-draft.ts';

const { byId, pool } = buildRoomPool();
const player = (id: string) => {
  const found = byId.get(id);
  if (!found) throw new RangeError(id);
  return found;
};
const told = (pickNumber: number, id: string, version: number, closedAt: string | null = null): PickEvent => {
  const { rank: _, tier: __, seasonalScoredProjections: ___, ...mockDraftPick } = buildPick(pickNumber, 4, player(id));
  return { mockDraft: { id: 'draft', version, closedAt, deadlineAt: null }, mockDraftPick };
};
const after = (held = buildHeld(), ...events: readonly PickEvent[]) =>
  events.reduce((now, event) => {
    const next = withPickTold(now, event, byId);
    if (next === null) throw new RangeError(`nothing is known of the pick before ${event.mockDraftPick.pickNumber}`);
    return next;
  }, held);

test('a pick that the stream tells of stands at its place and moves the turn on', () => {
  const { draft, state } = after(buildHeld(), told(1, 'RB1', 2));
  expect(draft.picks[0]?.athlete?.id).toBe('RB1');
  expect(openPick(draft)?.pickNumber).toBe(2);
  expect(draft.version).toBe(2);
  expect(state.picks.map(({ entityId }) => entityId)).toEqual(['RB1']);
});

test('what is known of a player is taken from the room: the news itself tells none of it', () => {
  const open = after(buildHeld(), told(1, 'RB2', 2)).draft.picks[0];
  expect(open).toMatchObject({ rank: player('RB2').rank, tier: 1, seasonalScoredProjections: expect.any(Number) });
  const pickAfter = (known: typeof byId) => withPickTold(buildHeld(), told(1, 'RB2', 2), known)?.draft.picks[0];
  expect(pickAfter(new Map())).toMatchObject({ rank: null, tier: null });
});

test('a pick told twice changes nothing the second time', () => {
  const once = after(buildHeld(), told(1, 'RB1', 2));
  expect(after(once, told(1, 'RB1', 2))).toEqual(once);
});

test('a pick from before the draft was loaded is old news, since it may have been taken back', () => {
  const held = buildHeld(buildDraft({ version: 7 }));
  expect(withPickTold(held, told(1, 'RB1', 5), byId)).toBe(held);
});

test('an answer that is older than what was told in the meantime does not take it back', async () => {
  const queries = new QueryClient();
  queries.setQueryData(heldKey('draft'), after(buildHeld(), told(1, 'RB1', 2)));
  const answerOf = (version: number) =>
    queries.fetchQuery(heldDraft('draft', (async () => ({ mockDraft: buildDraft({ version }) })) as unknown as Call)); // answers this call
  await answerOf(1);
  expect(heldIn(queries, 'draft')?.state.picks).toHaveLength(1);
  await answerOf(3);
  expect(heldIn(queries, 'draft')?.state.picks).toHaveLength(0);
});

test('a pick of my own stays while answers do not know of it, until it is told, and goes when it was refused', async () => {
  const queries = new QueryClient();
  const mine = withOwnPick(buildHeld(buildDraft({ seat: 1 })), player('RB1'), { pool, nowMs: 0 });
  const answered = async (version: number) => {
    const mockDraft = buildDraft({ seat: 1, version });
    await queries.fetchQuery(heldDraft('draft', (async () => ({ mockDraft })) as unknown as Call)); // answers this call
    return heldIn(queries, 'draft')?.state.picks.length;
  };
  const { version } = mine.draft;
  queries.setQueryData(heldKey('draft'), mine);
  expect(await answered(version)).toBe(1);
  queries.setQueryData(heldKey('draft'), withoutHope(mine));
  expect(await answered(version)).toBe(0);
  queries.setQueryData(heldKey('draft'), withPickTold(mine, told(1, 'RB1', version + 1), byId) ?? undefined);
  expect(await answered(version)).toBe(1);
  expect(await answered(version + 1)).toBe(0);
});

test('a pick of another draft is not ours', () => {
  const held = buildHeld();
  const event = told(1, 'RB1', 2);
  expect(withPickTold(held, { ...event, mockDraft: { ...event.mockDraft, id: 'another' } }, byId)).toBe(held);
});

test('with a pick missing in between the draft has to be loaded anew', () => {
  expect(withPickTold(buildHeld(), told(2, 'RB1', 2), byId)).toBeNull();
});

test('a draft closes with its last pick and not before, though every event of the step says that it is closed', () => {
  const ids = buildPlayers().map(entityKey);
  const total = buildDraft().picks.length;
  const before = buildHeld(buildDraft({ picked: ids.slice(0, total - 2) }));
  const one = after(before, told(total - 1, ids[total - 2] ?? '', 2, '2025-08-01T13:00:00Z'));
  expect(one.draft.closedAt).toBeNull();
  const both = after(one, told(total, ids[total - 1] ?? '', 2, '2025-08-01T13:00:00Z'));
  expect(both.draft.closedAt).toBe('2025-08-01T13:00:00Z');
});

const nowMs = Date.parse('2025-08-01T12:01:00Z');
const mine = () => buildHeld(buildDraft({ seat: 1 }));

test('my own pick is shown at once, without a new version, so that what the server says of it still counts', () => {
  const held = withOwnPick(mine(), player('WR1'), { pool, nowMs });
  expect(held.draft.picks[0]).toMatchObject({ athlete: { id: 'WR1' }, pickAt: '2025-08-01T12:01:00.000Z' });
  expect(held.state.picks).toMatchObject([{ entityId: 'WR1', pickedAtMs: nowMs }]);
  expect(held.draft.version).toBe(1);
  expect(after(held, told(1, 'WR1', 2))).toEqual(after(mine(), told(1, 'WR1', 2)));
});

test('a pick that the rules refuse is not shown', () => {
  const others = buildHeld();
  expect(withOwnPick(others, player('WR1'), { pool, nowMs })).toBe(others);
  const taken = buildHeld(buildDraft({ mode: 'Manual', picked: ['WR1'] }));
  expect(withOwnPick(taken, player('WR1'), { pool, nowMs })).toBe(taken);
});

test('an answer that tells nothing new leaves what is held, but for the time by which a clock runs', async () => {
  const queries = new QueryClient();
  const answerWith = async (change: Partial<MockDraft>) => {
    const mockDraft = { ...structuredClone(buildDraft()), serverTime: '2026-08-01T12:00:09Z', ...change };
    const call = (async () => ({ mockDraft })) as unknown as Call; // answers this call
    const before = queries.getQueryData(heldKey('draft'));
    const after = await queries.fetchQuery(heldDraft('draft', call));
    return { before, after };
  };
  queries.setQueryData(heldKey('draft'), buildHeld());
  const same = await answerWith({});
  expect(same.after).toBe(same.before);
  const closed = await answerWith({ closedAt: '2026-08-01T12:00:05Z' });
  expect(closed.after).not.toBe(closed.before);
  const deadlineAt = '2026-08-01T12:01:00Z';
  queries.setQueryData(heldKey('draft'), buildHeld({ ...buildDraft(), deadlineAt }));
  const timed = await answerWith({ deadlineAt });
  expect(timed.after.state).toBe(timed.before?.state);
  expect(timed.after.draft.serverTime).toBe('2026-08-01T12:00:09Z');
});
