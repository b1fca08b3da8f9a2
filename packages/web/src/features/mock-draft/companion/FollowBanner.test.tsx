import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { drawOver } from '../../../testing/render-over.tsx';
import { FollowBanner } from './FollowBanner.tsx';

afterEach(cleanup);

const FOLLOW = {
  platform: 'sleeper',
  url: 'https://sleeper.com/draft/nfl/1',
  name: null,
  status: 'complete',
  isOrderDrawn: true,
  seenAt: '2026-08-30T12:00:00Z',
  serverTime: '2026-08-30T12:00:02Z',
  problem: null,
};

async function drawn(closedAt: string | null) {
  // answers are invented as far as the part reads them
  const call = (async () => ({ follow: FOLLOW })) as unknown as Call;
  await drawOver(call, <FollowBanner draft={{ id: 'd1', closedAt }} onLeft={async () => {}} />);
  await screen.findByText('Complete on Sleeper.');
}

const wayOut = () => screen.queryByRole('button', { name: 'Continue as a mock' });

test('a followed draft can be continued as a mock while a place is open', async () => {
  await drawn(null);
  expect(wayOut()).toBeTruthy();
});

test('a followed draft whose last place is filled is not continued', async () => {
  await drawn('2026-08-30T12:00:00Z');
  expect(wayOut()).toBeNull();
});
