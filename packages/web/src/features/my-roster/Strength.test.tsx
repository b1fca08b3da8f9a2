import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { ApiFailure } from '../../api/failure.ts';
import { buildLeague } from '../../testing/build-league.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { Strength } from './Strength.tsx';

afterEach(cleanup);

const teams = (buildLeague().league?.leagueParticipants ?? []).concat([
  { id: '3', teamName: 'Gone', ownerNames: [], avatarURL: null, isOut: true },
]);
const QB = {
  ...{ position: 'QB', rank: 1, teams: 3, value: 20, leagueAverage: 18 },
  ...{ opponentValue: null, opponentRank: null },
};
const draw = (leagueOpponentId: string | null) => {
  const call = async (name: string) =>
    name === 'myRosterPositionStrength'
      ? { leagueOpponentId, week: null, strength: [QB] }
      : { leagueOpponentId, week: null, strength: { own: [], opponent: [] } };
  const asked = { userLeagueId: 'u1', leagueParticipantId: '1' };
  return drawOver(call as unknown as Call, <Strength asked={asked} teams={teams} seasonName="2026" />);
};
const heads = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);

test('a team that meets nobody stands beside the league alone', async () => {
  await draw(null);
  expect(await heads()).toEqual(['Position', 'Rank', 'Points', 'League']);
  expect(screen.queryByRole('heading', { name: 'Opponent' })).toBeNull();
});

test('a team stands beside whom it meets, and can be laid beside whoever is still in', async () => {
  await draw('2');
  expect(await heads()).toContain('Boole Hall');
  const choice = screen.getByRole('combobox', { name: 'Opponent' });
  expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Boole Hall']);
});

test('a league without rosters says so once, and nothing goes on loading', async () => {
  const call = async () => {
    throw new ApiFailure('league-without-rosters', '');
  };
  await drawOver(call as unknown as Call, <Strength asked={{ userLeagueId: 'u1' }} teams={teams} seasonName="2026" />);
  await screen.findByText('No rosters yet');
  expect(screen.queryByRole('status', { name: /^Loading/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Opponent' })).toBeNull();
});
