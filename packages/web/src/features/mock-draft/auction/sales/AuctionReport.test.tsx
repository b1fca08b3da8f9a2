import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Call } from '../../../../api/call.ts';
import { buildAuction } from '../../../../testing/build-auction.ts';
import { drawOver } from '../../../../testing/render-over.tsx';
import type { AuctionModel } from '../state/use-auction.ts';
import { AuctionReport } from './AuctionReport.tsx';

afterEach(cleanup);

const draw = (isFollowed: boolean) => {
  const auction = { ...buildAuction(), isFollowed };
  const room = { auction, actions: {} } as AuctionModel; // the report of an auction that goes on reads nothing else
  return drawOver((() => new Promise(() => {})) as Call, <AuctionReport room={room} onSimulate={vi.fn()} />);
};

test('an auction that goes on can be simulated to its end for its grades', async () => {
  await draw(false);
  expect(screen.getByRole('button', { name: 'Simulate the rest' })).toBeDefined();
});

test('one that is held on another platform ends there, and nothing is offered here', async () => {
  await draw(true);
  expect(screen.getByText('Grades come when the last player is sold')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
