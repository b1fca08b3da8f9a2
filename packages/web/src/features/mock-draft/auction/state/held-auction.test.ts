import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { answer } from '../../../../api/answers.ts';
import type { Call } from '../../../../api/call.ts';
import { buildAuction, buildSales } from '../../../../testing/build-auction.ts';
import { heldAuction } from './held-auction.ts';

const { queryKey } = answer('getAuction', { mockDraftId: 'draft' });

test('an answer that was on its way while the stream told of a sale does not take the sale back', async () => {
  const queries = new QueryClient();
  const { promise, resolve } = Promise.withResolvers<object>();
  const asking = queries.fetchQuery(heldAuction('draft', (() => promise) as unknown as Call)); // answers this call
  const told = { auction: buildAuction(buildSales([{ id: 'RB1' }]), {}, 2) };
  queries.setQueryData(queryKey, told);
  resolve({ auction: buildAuction([], {}, 1) });
  await asking;
  expect(queries.getQueryData(queryKey)).toEqual(told);
});

test('a newer answer is shown, also when sales were taken back in it', async () => {
  const queries = new QueryClient();
  queries.setQueryData(queryKey, { auction: buildAuction(buildSales([{ id: 'RB1' }]), {}, 2) });
  const undone = { auction: buildAuction([], {}, 3) };
  await queries.fetchQuery(heldAuction('draft', (async () => undone) as unknown as Call)); // answers this call
  expect(queries.getQueryData(queryKey)).toEqual(undone);
});
