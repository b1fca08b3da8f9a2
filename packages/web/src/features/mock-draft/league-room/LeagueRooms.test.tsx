import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { ApiFailure } from '../../../api/failure.ts';
import { buildLeague } from '../../../testing/build-league.ts';
import { buildUser } from '../../../testing/build-user.ts';
import { drawPageOver } from '../../../testing/render-over.tsx';
import { LeagueRooms } from './LeagueRooms.tsx';

afterEach(cleanup);

test('why one league has no room is not said beside another', async () => {
  const userLeagues = ['Too Many', 'Eight'].map((name) => buildLeague({ id: name }, { name }));
  const call = (async (name: string) => {
    if (name !== 'openLeagueRoom') return { userLeagues };
    throw new ApiFailure('league-room-unsupported', 'No room.', { userLeagueId: '2 to 18 teams.' });
  }) as unknown as Call; // the two calls of this part
  await drawPageOver(call, { path: '/draft-champion', Page: LeagueRooms, user: buildUser() });
  await userEvent.click(await screen.findByRole('button', { name: 'Open the room' }));
  const alert = screen.getByRole('alert');
  await waitFor(() => expect(alert.textContent).toBe('2 to 18 teams.'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'League' }), 'Eight');
  await waitFor(() => expect(alert.textContent).toBe(''));
});
