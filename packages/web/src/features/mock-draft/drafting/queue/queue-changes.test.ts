import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import { expect, test } from 'vitest';
import { buildPlayers } from '../../../../testing/build-draft.ts';
import { withMoved, withoutQueued, withQueued } from './queue-changes.ts';

// The pool has 240
const [first, second, third] = buildPlayers() as readonly [DraftPlayer, DraftPlayer, DraftPlayer, ...DraftPlayer[]];
const three = [first, second, third].reduce(withQueued, []);
const ids = (queue: readonly { readonly id: string }[]) => queue.map(({ id }) => id);

test('players queue in the order they were added, each once', () => {
  expect(ids(three)).toEqual(['QB1', 'RB1', 'WR1']);
  expect(withQueued(three, second)).toBe(three);
});

test('moving changes places and keeps everybody', () => {
  expect(ids(withMoved(three, 'WR1', 0))).toEqual(['WR1', 'QB1', 'RB1']);
  expect(ids(withMoved(three, 'QB1', 1))).toEqual(['RB1', 'QB1', 'WR1']);
  expect(ids(withMoved(three, 'QB1', 99))).toEqual(['RB1', 'WR1', 'QB1']);
  expect(withMoved(three, 'nobody', 0)).toBe(three);
});

test('indexes always count from 0 without gaps', () => {
  expect(withoutQueued(three, 'RB1').map(({ id, index }) => [id, index])).toEqual([
    ['QB1', 0],
    ['WR1', 1],
  ]);
  expect(withMoved(three, 'WR1', 0).map(({ index }) => index)).toEqual([0, 1, 2]);
});
