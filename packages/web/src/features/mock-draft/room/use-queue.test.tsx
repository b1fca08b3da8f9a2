import type { DraftPlayer } from '@pylon/contract/draft-players';
import type { QueueItem } from '@pylon/contract/draft-queue';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { makeAnswers } from '../../../api/answers.ts';
import type { Call } from '../../../api/call.ts';
import { ApiFailure } from '../../../api/failure.ts';
import type { RouteContext } from '../../../route-context.ts';
import { buildPlayers } from '../../../testing/build-draft.ts';
import { withQueued } from './queue-changes.ts';
import { useQueue } from './use-queue.ts';

const [first, second, third] = buildPlayers() as readonly [DraftPlayer, DraftPlayer, DraftPlayer, ...DraftPlayer[]]; // the pool has 240
const kept: readonly QueueItem[] = [first, second].reduce(withQueued, []);

/** A queue over a server that answers when the test says so. */
async function queueOver(change: () => Promise<unknown>) {
  const call = ((name: string) =>
    name === 'listQueue' ? Promise.resolve({ mockDraftQueue: [...kept] }) : change()) as Call; // answers for the calls of a queue
  const answers = makeAnswers(call);
  const assets = { js: '', css: [], styles: null, modulesOf: () => [] };
  let inside: ReactNode = null;
  const routeTree = createRootRouteWithContext<RouteContext>()({ component: () => inside });
  const router = createRouter({
    routeTree,
    history: createMemoryHistory(),
    context: { answers, call, assets, theme: null },
  });
  await router.load();
  const wrapper = ({ children }: { readonly children: ReactNode }) => {
    inside = children;
    return (
      <QueryClientProvider client={answers}>
        {/* biome-ignore lint/suspicious/noExplicitAny: a router of one route stands in for the product's */}
        <RouterProvider router={router as any} />
      </QueryClientProvider>
    );
  };
  const hook = renderHook(() => useQueue('draft'), { wrapper });
  await waitFor(() => expect(hook.result.current.items).toHaveLength(2));
  return hook.result;
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

test('taking a queued player again takes him out', async () => {
  const queue = await queueOver(() => Promise.resolve({ version: 2 }));
  act(() => queue.current.toggle(first));
  await waitFor(() => expect(queue.current.items.map(({ id }) => id)).toEqual(['RB1']));
});
