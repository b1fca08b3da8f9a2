import type { Expert } from '@pylon/contract/wire';
import { expect, test } from 'vitest';
import { auctionColumns } from './auction.columns.tsx';

test('every column says what it holds', () => {
  const expert = { id: 'market', name: 'Market', description: 'What drafters do', paywallTier: 0 } as Expert;
  expect(auctionColumns([expert], [], true).flatMap(({ key, hint }) => (hint ? [] : [key]))).toEqual([]);
});
