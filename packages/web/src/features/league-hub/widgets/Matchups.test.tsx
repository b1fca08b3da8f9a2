import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../../api/call.ts';
import { buildLeague } from '../../../testing/build-league.ts';
import { drawOver } from '../../../testing/render-over.tsx';
import { Matchups } from './Matchups.tsx';

afterEach(cleanup);

/** A guillotine of two that are in, with the chance that the person's own team is the lowest. */
const drawGuillotine = (ownId: string, ownLowestPercentage: number | null) => {
  const guillotine = ['2', '3'].map((id) => ({
    ...{ participant: { id, teamName: `Team ${id}` }, points: 0, expectedPoints: 90, lowestPercentage: 50 },
  }));
  const told = {
    ...{ week: 9, hasMatchups: false, weekMatchups: [], played: [], asOf: null, ownChances: [], basis: 'house' },
    ...{ guillotine, ownLowestPercentage },
  };
  const league = buildLeague({ cardGamingMode: 'guillotine', leagueParticipantId: ownId });
  return drawOver((async () => told) as unknown as Call, <Matchups league={league} />);
};

test.each([
  ['that is in', '2', 20, 'You survive week 9 with 80.0% · the lowest score of 2 teams is out'],
  ['that is in, unprojected', '2', null, 'Too few of these line-ups are projected: no chances stand here.'],
  ['that is out', '1', null, 'The lowest score of 2 teams is out.'],
])('of a guillotine a team %s is told what that means for it', async (_, ownId, own, words) => {
  await drawGuillotine(ownId, own);
  await screen.findByText('Team 3');
  expect(screen.getByText((_text, element) => element?.tagName === 'P' && element.textContent === words)).toBeTruthy();
});
