import { expect, test } from 'vitest';
import { amongIn } from './among-in.ts';

const own = { teamName: 'Mine', isOwn: true };

test('the own are whoever the own team has, on reserve too; the free are on no roster at all', () => {
  const league = {
    teams: [
      { ...own, leagueParticipantId: '1', players: [{ playerId: 'a', position: 'IR' as const }] },
      {
        teamName: 'Theirs',
        isOwn: false,
        leagueParticipantId: '2',
        players: [{ playerId: 'b', position: 'BN' as const }],
      },
    ],
  };
  expect(['a', 'b', 'c', 'd'].filter(amongIn(league, 'mine'))).toEqual(['a']);
  expect(['a', 'b', 'c', 'd'].filter(amongIn(league, 'free'))).toEqual(['c', 'd']);
});
