import { useQuery, useQueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '../../../../api/answers.ts';
import type { Call } from '../../../../api/call.ts';
import { renderOver } from '../../../../testing/render-over.tsx';
import { useAuctionActions } from './use-auction-actions.ts';

/** An auction over a server that answers bids when the test says so. */
async function auction() {
  let version = 1;
  let tell = () => {};
  let calls: string[] = [];
  const { promise, resolve: answerBids } = Promise.withResolvers<void>();
  const { queryKey, ...question } = answer('getAuction', { mockDraftId: 'draft' });
  const held = () => ({ auction: { version, standing: { saleNumber: 3 } } });
  const call = (async (name: string) => {
    calls = [...calls, name];
    if (name === 'getAuction') return held();
    if (name === 'placeBid') await promise;
    version += 1;
    tell();
    return { version };
  }) as unknown as Call; // the parts of the answers that actions look at
  const room = await renderOver(call, () => {
    const answers = useQueryClient();
    const { data } = useQuery({ ...question, queryKey });
    const reload = () => answers.invalidateQueries({ queryKey });
    // As the stream does; only these parts are looked at
    tell = () => void answers.setQueryData(queryKey, held() as never);
    return { data, actions: useAuctionActions('draft', { reload, untilTold: reload }) };
  });
  await waitFor(() => expect(room.current.data).toBeDefined());
  const changes = () => calls.filter((name) => name !== 'getAuction');
  return { room, answerBids, changes };
}

test('a hurried second click bids no second time, and an undo waits for the first bid', async () => {
  const { room, answerBids, changes } = await auction();
  const { actions } = room.current;
  act(() => void actions.bid(5));
  expect(await actions.bid(6)).toBe(false);
  let undone: Promise<boolean> = Promise.resolve(false);
  act(() => {
    undone = actions.undo();
  });
  expect(changes()).toEqual(['placeBid']);
  answerBids();
  expect(await act(() => undone)).toBe(true);
  expect(changes()).toEqual(['placeBid', 'returnToLastPick']);
  expect(room.current.actions.busy).toBeNull();
});
