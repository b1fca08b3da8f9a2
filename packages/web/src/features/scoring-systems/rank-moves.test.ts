import { expect, test } from 'vitest';
import { buildPlayers } from '../../testing/build-draft.ts';
import { entityKey } from '../../widgets/player/entity.ts';
import { rankMoves } from './rank-moves.ts';

const before = buildPlayers()
  .slice(0, 20)
  .map(({ athlete, team }, index) => ({ athlete, team, rank: index + 1 }));
const moved = (from: number, to: number) => {
  const order = [...before];
  order.splice(to - 1, 0, ...order.splice(from - 1, 1));
  return order.map((row, index) => ({ ...row, rank: index + 1 }));
};
const placesOf = (moves: readonly { from: number; to: number }[]) => moves.map(({ from, to }) => [from, to]);

test('nobody moves between equal rankings', () => {
  expect(rankMoves(before, before, 20, 3)).toEqual({ risers: [], fallers: [] });
});

test('the furthest rise comes first, with its old and its new place', () => {
  const { risers } = rankMoves(before, moved(12, 3), 20, 3);
  expect(placesOf(risers)).toEqual([[12, 3]]);
  expect(risers.map(entityKey)).toEqual([entityKey(before[11] ?? { athlete: null, team: null })]);
});

test('of equally long falls the one nearer to the top comes first, and no more than asked for are named', () => {
  const { fallers } = rankMoves(before, moved(12, 3), 20, 3);
  expect(placesOf(fallers)).toEqual([
    [3, 4],
    [4, 5],
    [5, 6],
  ]);
});

test('who is near the top in neither ranking is left out', () => {
  expect(rankMoves(before, moved(18, 12), 10, 3)).toEqual({ risers: [], fallers: [] });
  expect(placesOf(rankMoves(before, moved(18, 9), 10, 3).risers)).toEqual([[18, 9]]);
});
