import type { DraftPlayer } from '@pylon/contract/drafting/draft-players';
import type { QueueItem } from '@pylon/contract/drafting/draft-queue';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Call } from '../../../../api/call.ts';
import { ApiFailure } from '../../../../api/failure.ts';
import { buildPlayers } from '../../../../testing/build-draft.ts';
import { renderOver } from '../../../../testing/render-over.tsx';
import { withQueued } from './queue-changes.ts';
import { useQueue } from './use-queue.ts';

const [first, second, third, fourth] = buildPlayers() as readonly [
  ...[DraftPlayer, DraftPlayer, DraftPlayer, DraftPlayer],
  ...DraftPlayer[],
]; // the pool has 240
const kept: readonly QueueItem[] = [first, second].reduce(withQueued, []);

/** A queue over a server that answers when the test says so. */
async function queueOver(change: () => Promise<unknown>) {
  const call = ((name: string) =>
    // Answers for the calls of a queue
    name === 'listQueue' ? Promise.resolve({ mockDraftQueue: [...kept] }) : change()) as Call;
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
  const queue = await queueOver(() => Promise.resolve({ version: 2 }));
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
