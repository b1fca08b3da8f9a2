import { expect, test } from 'vitest';
import { buildView } from '../../../../testing/build-room.ts';
import { inOrder } from '../../drafting/list/list-order.ts';
import {
  byPositionList,
  entryKey,
  firstPlayers,
  inOwnOrder,
  LIST_ORDERS,
  type ListEntry,
  overallList,
  positionList,
} from './player-list.ts';

const viewOf = (picked: readonly string[]) => buildView({ picked });
const backs = (picked: readonly string[]) => viewOf(picked).free.filter(({ position }) => position === 'RB');
const keysOf = (entries: readonly ListEntry[]) => entries.map(entryKey);

test('in a list of one position each tier begins with a line that says how much of it is left', () => {
  const { breaks } = viewOf(['RB2']);
  const list = positionList(backs(['RB2']), breaks);
  expect(keysOf(list).slice(0, 6)).toEqual(['tier RB 1', 'RB1', 'RB3', 'RB4', 'tier RB 2', 'RB5']);
  expect(list[0]).toMatchObject({ note: '3 of 4 left' });
});

test('in a list of all positions a tier ends after its last player who is left, whoever stands between', () => {
  const list = keysOf(overallList(viewOf(['RB4']).free));
  expect(list.indexOf('tierEnd RB 1')).toBe(list.indexOf('RB3') + 1);
  expect(list.indexOf('tierEnd WR 1')).toBe(list.indexOf('WR4') + 1);
});

test('the last tier of a position has no end, for nothing comes after it', () => {
  expect(keysOf(overallList(viewOf([]).free))).not.toContain('tierEnd RB 10');
});

test('a list of the person’s own comes first in its order, whom it leaves out follow by rank', () => {
  const { free } = viewOf(['TE1']);
  const own = new Map(['TE1', 'WR5', 'RB2'].map((id, index) => [id, index + 1]));
  const keys = keysOf(inOwnOrder(free, own));
  expect(keys.slice(0, 2)).toEqual(['WR5', 'RB2']);
  expect(keys.slice(2)).toEqual(free.map(({ id }) => id).filter((id) => !own.has(id)));
});

test('a column orders the list either way, players without a figure last, and rank decides between equals', () => {
  const { free } = viewOf([]);
  const first = (sort: string, rows = free) => inOrder(rows, sort, LIST_ORDERS)[0]?.id;
  expect(first('adp')).toBe('QB1');
  expect(first('-adp')).toBe(free.at(-1)?.id);
  expect(first('-points')).toBe('QB1');
  expect(first('bye')).toBe(free.find(({ player }) => player.byeWeek === 5)?.id);
  expect(inOrder(free, 'rank', LIST_ORDERS)).toEqual(free);
  const unlisted = free.map((row) => (row.id === 'QB1' ? { ...row, player: { ...row.player, adp: null } } : row));
  expect(inOrder(unlisted, 'adp', LIST_ORDERS).at(-1)?.id).toBe('QB1');
  expect(inOrder(unlisted, '-adp', LIST_ORDERS).at(-1)?.id).toBe('QB1');
});

test('by positions every position that is drafted has its heading and its best', () => {
  const { free, breaks } = viewOf(['QB1']);
  const list = byPositionList(free, ['QB', 'TE'], breaks);
  expect(list.filter(({ kind }) => kind === 'position')).toEqual([
    { kind: 'position', position: 'QB', left: 39 },
    { kind: 'position', position: 'TE', left: 40 },
  ]);
  expect(keysOf(list)[2]).toBe('QB2');
});

test('a list is cut after so many players, with the lines before them', () => {
  const list = positionList(backs([]), viewOf([]).breaks);
  expect(keysOf(firstPlayers(list, 5))).toEqual(['tier RB 1', 'RB1', 'RB2', 'RB3', 'RB4', 'tier RB 2', 'RB5']);
  expect(firstPlayers(list, 1_000)).toBe(list);
});

test('no two entries share a key', () => {
  const { free, breaks } = viewOf([]);
  for (const list of [overallList(free), byPositionList(free, ['QB', 'RB', 'WR'], breaks)]) {
    expect(new Set(keysOf(list)).size).toBe(list.length);
  }
});
