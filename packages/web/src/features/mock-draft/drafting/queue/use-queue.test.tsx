import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { QueueItem } from '@pylon/contract/drafting/draft-queue';
import { useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '../../../../api/call.ts';
import { ApiFailure } from '../../../../api/failure.ts';
import { buildPlayers } from '../../../../testing/build-draft.ts';
import { renderOver } from '../../../../testing/render-over.tsx';
import { withoutQueued, withQueued } from './queue-changes.ts';
import { useQueue } from './use-queue.ts';

const [first, second, third, fourth] = buildPlayers() as readonly [
  ...[DraftPlayer, DraftPlayer, DraftPlayer, DraftPlayer],
  ...DraftPlayer[],
]; // the pool has 240
const kept: readonly QueueItem[] = [first, second].reduce(withQueued, []);

/** A queue over a server that answers when the test says so, and lists what it has. */
async function queueOver(change: () => Promise<unknown>, list: () => readonly QueueItem[] = () => kept) {
  const call = ((name: string) =>
    // Answers for the calls of a queue
    name === 'listQueue' ? Promise.resolve({ mockDraftQueue: [...list()] }) : change()) as Call;
  const queue = await renderOver(call, () => useQueue('draft'));
  await waitFor(() => expect(queue.current.items).toHaveLength(2));
  return queue;
}

test('a player who is queued is in the queue before the server has answered', async () => {
  const queue = await queueOver(() => new Promise(() => {}));
  act(() => queue.current.toggle(third));
  await waitFor(() => expect(queue.current.items.map(({ id }) => id)).toEqual(['QB1', 'RB1', 'WR1']));
});

test('a change that the server refuses is taken back', async () => {
  let refuse: (failure: unknown) => void = () => {};
  const queue = await queueOver(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  act(() => queue.current.move('RB1', 0));
  await waitFor(() => expect(queue.current.items.map(({ id }) => id)).toEqual(['RB1', 'QB1']));
  await act(async () => refuse(new ApiFailure('draft-changed', 'The draft has changed meanwhile.')));
  await waitFor(() => expect(queue.current.items.map(({ id }) => id)).toEqual(['QB1', 'RB1']));
});

test('taking a queued player again takes them out', async () => {
  let listed = kept;
  const queue = await queueOver(
    async () => {
      listed = withoutQueued(listed, 'QB1');
    },
    () => listed,
  );
  act(() => queue.current.toggle(first));
  await waitFor(() => expect(queue.current.items.map(({ id }) => id)).toEqual(['RB1']));
});

test('two players who are queued in one go are both in the queue', async () => {
  const queue = await queueOver(() => new Promise(() => {}));
  act(() => {
    queue.current.toggle(third);
    queue.current.toggle(fourth);
  });
  await waitFor(() => expect(queue.current.items.map(({ id }) => id)).toEqual(['QB1', 'RB1', 'WR1', 'TE1']));
});

test('a list that the server read before a change does not take the change away', async () => {
  const call = ((name: string) =>
    name === 'listQueue' ? Promise.resolve({ mockDraftQueue: [...kept] }) : new Promise(() => {})) as Call;
  const shown = await renderOver(call, () => ({ queue: useQueue('draft'), queries: useQueryClient() }));
  await waitFor(() => expect(shown.current.queue.items).toHaveLength(2));
  act(() => shown.current.queue.toggle(third));
  await waitFor(() => expect(shown.current.queue.items).toHaveLength(3));
  await act(() => shown.current.queries.invalidateQueries({ queryKey: ['listQueue'] }));
  expect(shown.current.queue.items.map(({ id }) => id)).toEqual(['QB1', 'RB1', 'WR1']);
});
