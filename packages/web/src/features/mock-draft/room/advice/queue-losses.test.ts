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
const before = watched(new Map(), queue, buildDraft());

test('a queued player whom somebody else takes is a loss, even when the queue forgets them', () => {
  const draft = buildDraft({ seat: 2, picked: ['RB1'] });
  for (const now of [queue, withoutQueued(queue, 'RB1')]) {
    const losses = queueLosses(watched(before, now, draft), draft);
    expect(losses.map(({ item, pick }) => [item.id, pick.pickNumber])).toEqual([['RB1', 1]]);
  }
});

test('my own pick of a queued player is no loss', () => {
  const draft = buildDraft({ seat: 1, picked: ['RB1'] });
  expect(queueLosses(watched(before, queue, draft), draft)).toEqual([]);
});

test('a player whom I take out of my queue myself is not missed when they go', () => {
  const left = watched(before, withoutQueued(queue, 'RB1'), buildDraft());
  const draft = buildDraft({ seat: 2, picked: ['RB1'] });
  expect(queueLosses(watched(left, withoutQueued(queue, 'RB1'), draft), draft)).toEqual([]);
});

test('a pick that is taken back is no loss any more', () => {
  const taken = watched(before, queue, buildDraft({ seat: 2, picked: ['RB1'] }));
  expect(queueLosses(watched(taken, queue, buildDraft({ seat: 2 })), buildDraft({ seat: 2 }))).toEqual([]);
});

test('while nothing changes the memory stays the same object', () => {
  expect(watched(before, queue, buildDraft())).toBe(before);
});
