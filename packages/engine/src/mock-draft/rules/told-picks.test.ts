import { expect, test } from 'vitest';
import { buildDraft, invented } from '../../testing/drafts.ts';
import { type ToldPick, withToldPick } from './told-picks.ts';

const keepers = [{ seat: 1, round: 1, entityId: invented('WR', 1) }];
const { state } = buildDraft({ teams: 3, keepers });
const told = (pickNumber: number, rank: number, version = 1): ToldPick => ({
  pickNumber,
  pick: { entityId: invented('RB', rank), position: 'RB', isAutoDraft: true, pickedAtMs: 1_000 },
  version,
  closedAtMs: null,
});
const idsAfter = (...picks: readonly ToldPick[]) =>
  picks
    .reduce((now: typeof state | null, pick) => now && withToldPick(now, pick), state)
    ?.picks.map((pick) => pick.entityId);

test('a told pick that follows a keeper comes behind the pick before the keeper', () => {
  expect(idsAfter(told(1, 1), told(3, 2))).toEqual(['RB-1', 'RB-2']);
});

test('a told pick replaces what was taken for it, and told twice changes nothing', () => {
  expect(idsAfter(told(1, 1), told(1, 2, 2), told(1, 2, 2))).toEqual(['RB-2']);
});

test('a told pick without the one before it cannot be taken over, nor one in a keeper’s place', () => {
  expect(withToldPick(state, told(3, 1))).toBeNull();
  expect(withToldPick(state, told(2, 1))).toBeNull();
});

test('a told pick of an earlier version is old news', () => {
  const later = { ...state, version: 4 };
  expect(withToldPick(later, told(1, 1, 3))).toBe(later);
});

test('a pick of a draft that was started over cannot be taken over among the picks of before', () => {
  const before = [told(1, 1), told(3, 2), told(4, 3)].reduce((now, pick) => withToldPick(now, pick) ?? now, state);
  expect(withToldPick(before, told(1, 3, 2))).toBeNull();
  expect(withToldPick(before, told(1, 1, 2))?.picks).toHaveLength(3);
  expect(withToldPick(before, told(5, 1, 2))).toBeNull();
});
