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

const told = (currentLineupPercentage: number | null) => ({
  ...{ week: 9, leagueParticipantId: '1', leagueRosters: [], currentLineupPercentage, isOfToday: false },
  ...{ uncountedPlaces: [], basis: 'house', readAt: null },
});

test.each([
  [true, 'This team is out'],
  [false, 'Nobody is on this roster'],
] as const)('an empty roster of a team that is out (%s) offers no line-ups: ‘%s’', async (isOut, words) => {
  const call = (async () => told(null)) as unknown as Call;
  await drawOver(call, <Lineup asked={{ userLeagueId: 'u1' }} isBestBall={false} isOut={isOut} />);
  await screen.findByText(words);
  expect(screen.queryByRole('button', { name: 'Best' })).toBeNull();
});

test('a line-up goes on by itself while games are played', async () => {
  const stream = await beginStream();
  let share = 50;
  const call = (async (name: string) =>
    name === 'getMyRoster' ? told(share) : new Promise(() => {})) as unknown as Call; // what stands here is read, the rest is on its way
  await drawOver(call, <Lineup asked={{ userLeagueId: 'u1' }} isBestBall={false} isOut={false} />);
  await screen.findByText('50.0%');
  await waitFor(() => expect(stream.isOpen()).toBe(true));
  share = 60;
  act(() => stream.send('fantasy-hq:scores'));
  await screen.findByText('60.0%');
});
