import { expect, test } from 'vitest';
import { buildDraft, buildPick, buildPlayers } from '../../../../testing/build-draft.ts';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { applyOwnPick, applyPick, openPick, type PickEvent } from './draft-changes.ts';

const PLAYERS = buildPlayers();
const player = (id: string) => {
  const found = PLAYERS.find((each) => entityKey(each) === id);
  if (!found) throw new RangeError(id);
  return found;
};
const told = (pickNumber: number, id: string, version: number, closedAt: string | null = null): PickEvent => {
  const { rank: _, tier: __, seasonalScoredProjections: ___, ...mockDraftPick } = buildPick(pickNumber, 4, player(id));
  return { mockDraft: { id: 'draft', version, closedAt, deadlineAt: null }, mockDraftPick };
};

test('a pick that is told of stands at its place and moves the turn on', () => {
  const draft = applyPick(buildDraft(), told(1, 'RB1', 2), PLAYERS);
  expect(draft.picks[0]?.athlete?.id).toBe('RB1');
  expect(openPick(draft)?.pickNumber).toBe(2);
  expect(draft.version).toBe(2);
});

test('what is known of a player is taken from the room, locks as well: the news itself tells none of it', () => {
  const open = applyPick(buildDraft(), told(1, 'RB2', 2), PLAYERS).picks[0];
  expect(open).toMatchObject({ rank: player('RB2').rank, tier: 1, seasonalScoredProjections: expect.any(Number) });
  const lock = { locked: true, tier: 1 } as const;
  const shut = PLAYERS.map((each) => ({ ...each, rank: lock, tier: lock, seasonalScoredProjections: lock }));
  expect(applyPick(buildDraft(), told(1, 'RB2', 2), shut).picks[0]).toMatchObject({ rank: lock, tier: lock });
  expect(applyPick(buildDraft(), told(1, 'RB2', 2), []).picks[0]).toMatchObject({ rank: null, tier: null });
});

test('a pick told twice changes nothing the second time', () => {
  const once = applyPick(buildDraft(), told(1, 'RB1', 2), PLAYERS);
  expect(applyPick(once, told(1, 'RB1', 2), PLAYERS)).toEqual(once);
});

test('a pick from before the draft was loaded is old news, since it may have been taken back', () => {
  const draft = buildDraft({ version: 7 });
  expect(applyPick(draft, told(1, 'RB1', 5), PLAYERS)).toBe(draft);
});

test('a pick of another draft is not ours', () => {
  const draft = buildDraft();
  const event = told(1, 'RB1', 2);
  expect(applyPick(draft, { ...event, mockDraft: { ...event.mockDraft, id: 'another' } }, PLAYERS)).toBe(draft);
});

test('a draft closes with its last pick and not before, though every event of the step says that it is closed', () => {
  const ids = buildPlayers().map(entityKey);
  const total = buildDraft().picks.length;
  const before = buildDraft({ picked: ids.slice(0, total - 2) });
  const one = applyPick(before, told(total - 1, ids[total - 2] ?? '', 2, '2025-08-01T13:00:00Z'), PLAYERS);
  expect(one.closedAt).toBeNull();
  const both = applyPick(one, told(total, ids[total - 1] ?? '', 2, '2025-08-01T13:00:00Z'), PLAYERS);
  expect(both.closedAt).toBe('2025-08-01T13:00:00Z');
});

test('my own pick is shown at once, without a new version, so that what the server says of it still counts', () => {
  const draft = applyOwnPick(buildDraft(), player('WR1'), '2025-08-01T12:01:00Z');
  expect(draft.picks[0]?.athlete?.id).toBe('WR1');
  expect(draft.version).toBe(1);
  expect(applyPick(draft, told(1, 'WR1', 2), PLAYERS).version).toBe(2);
});
