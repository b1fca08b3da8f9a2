import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { beginStream, endStream } from '../../testing/signed-in-stream.ts';
import { Lineup } from './Lineup.tsx';

afterEach(async () => {
  cleanup();
  await endStream();
});

test('a line-up goes on by itself while games are played', async () => {
  const stream = await beginStream();
  let share = 50;
  const call = (async (name: string) =>
    name === 'getMyRoster'
      ? {
          ...{ week: 9, leagueParticipantId: '1', leagueRosters: [], currentLineupPercentage: share, isOfToday: false },
          ...{ uncountedPlaces: [], basis: 'house', readAt: null },
        }
      : new Promise(() => {})) as unknown as Call; // what stands here is read, the rest is on its way
  await drawOver(call, <Lineup asked={{ userLeagueId: 'u1' }} isBestBall={false} />);
  await screen.findByText('50.0%');
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  share = 60;
  act(() => stream.send('fantasy-hq:scores'));
  await screen.findByText('60.0%');
});
