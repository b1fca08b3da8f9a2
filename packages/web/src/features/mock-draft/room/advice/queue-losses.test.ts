import { expect, test } from 'vitest';
import { buildDraft, buildPlayers } from '../../../../testing/build-draft.ts';
import { entityKey } from '../../../../widgets/player/entity.ts';
import { withoutQueued, withQueued } from '../../drafting/queue/queue-changes.ts';
import { queueLosses, watched } from './queue-losses.ts';

const players = new Map(buildPlayers().map((player) => [entityKey(player), player]));
const queueOf = (...ids: readonly string[]) =>
  ids.reduce<ReturnType<typeof withQueued>>((queue, id) => {
    const player = players.get(id);
    return player ? withQueued(queue, player) : queue;
  }, []);
const queue = queueOf('RB1', 'WR1', 'TE1');
const NOBODY: ReadonlySet<string> = new Set();
const before = watched(new Map(), queue, NOBODY);

test('a queued player whom somebody else takes is a loss, even when the queue forgets them', () => {
  const draft = buildDraft({ seat: 2, picked: ['RB1'] });
  for (const now of [queue, withoutQueued(queue, 'RB1')]) {
    const losses = queueLosses(watched(before, now, NOBODY), draft);
    expect(losses.map(({ item, pick }) => [item.id, pick.pickNumber])).toEqual([['RB1', 1]]);
  }
});

test('my own pick of a queued player is no loss', () => {
  const draft = buildDraft({ seat: 1, picked: ['RB1'] });
  expect(queueLosses(watched(before, queue, NOBODY), draft)).toEqual([]);
});

test('the queue may forget a player before their pick is on the screen, and they are a loss all the same', () => {
  const without = withoutQueued(queue, 'RB1');
  const draft = buildDraft({ seat: 2, picked: ['RB1'] });
  const losses = queueLosses(watched(watched(before, without, NOBODY), without, NOBODY), draft);
  expect(losses.map(({ item }) => item.id)).toEqual(['RB1']);
});

test('a player whom I take out of my queue myself is not missed when they go, unless I put them back', () => {
  const without = withoutQueued(queue, 'RB1');
  const draft = buildDraft({ seat: 2, picked: ['RB1'] });
  const left = watched(before, without, new Set(['RB1']));
  expect(queueLosses(left, draft)).toEqual([]);
  expect(queueLosses(watched(left, queue, NOBODY), draft)).toHaveLength(1);
});

test('a pick that is taken back is no loss any more', () => {
  expect(queueLosses(before, buildDraft({ seat: 2, picked: ['RB1'] }))).toHaveLength(1);
  expect(queueLosses(before, buildDraft({ seat: 2 }))).toEqual([]);
});

test('while nothing changes the memory stays the same object', () => {
  expect(watched(before, queue, NOBODY)).toBe(before);
});
