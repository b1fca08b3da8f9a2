import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { Playoffs } from './Playoffs.tsx';

afterEach(cleanup);

const ORDER = {
  hasDivisions: true,
  ties: ['head-to-head', 'points'],
  divisionTies: ['head-to-head', 'points'],
  isTold: true,
};
const ODDS = { odds: 0.5, standardError: 0.01 };
const TEAM = {
  ...{ leagueParticipantId: '1', division: 'Upper', place: 1, wins: 5, losses: 3, ties: 0, points: 900 },
  ...{ gamesLeft: 6, expectedWins: 8, playoffs: ODDS, bye: ODDS, title: null },
};
const OUTLOOK = {
  ...{ seasons: 1000, firstPlayoffWeek: 15, places: 4, byes: 0, hasMedianGame: false, order: ORDER },
  ...{ teams: [TEAM], thisWeek: [{ leagueOpponentId: '2', winOdds: 0.6, ifWin: null, ifLose: null }], games: [] },
  ifStart: null,
};
const BENCHED = { leagueRosterId: 'r1', name: 'Ben Chwarmer', position: 'BN', isBye: false, isOut: false };

/** The playoffs of a team with somebody on its bench. */
const draw = (isBestBall: boolean) =>
  drawOver(
    (async (name: string) =>
      name === 'getMyRoster'
        ? { leagueRosters: [{ ...BENCHED, hasBegun: false }] }
        : {
            ...{ outlook: OUTLOOK, state: 'open', missingWeeks: [], basis: 'house' },
            leagueParticipantId: '1',
          }) as unknown as Call, // the two calls of this part
    <Playoffs asked={{ userLeagueId: 'u1' }} teams={[]} isBestBall={isBestBall} />,
  );

test('another starter can be asked about where somebody sets the line-up', async () => {
  await draw(false);
  expect((await screen.findByLabelText('Another starter')).textContent).toContain('Ben Chwarmer');
});

test('the order of the table is told in words', async () => {
  await draw(false);
  expect(await screen.findByText(/Division winners first; ties by head to head, then points\./)).toBeTruthy();
});

test('teams are told with their division, and without a bye where nobody rests', async () => {
  await draw(false);
  expect((await screen.findByRole('columnheader', { name: 'Division' })).textContent).toBe('Division');
  expect(screen.getByRole('cell', { name: 'Upper' })).toBeTruthy();
  expect(screen.queryByRole('columnheader', { name: /^Bye/ })).toBeNull();
});

test('in best ball nobody is started, and only games can end otherwise', async () => {
  await draw(true);
  expect(await screen.findByText('60% to happen')).toBeTruthy();
  expect(screen.queryByLabelText('Another starter')).toBeNull();
});
