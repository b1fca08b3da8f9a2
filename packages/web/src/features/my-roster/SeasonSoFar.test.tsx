import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { buildLeague } from '../../testing/build-league.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { SeasonSoFar } from './SeasonSoFar.tsx';

afterEach(cleanup);

const SETTINGS = {
  ...{ currentWeek: 9, lastWeek: 17, lastTradeWeek: null, waiverMode: 'NONE' as const },
  ...{ isBestBall: false, carryOver: 'redraft' as const },
};
const WEEK = { week: 1, points: 101.5, leagueAverage: 99, rank: 2, teams: 4, opponents: [{ id: '2', points: 90 }] };
const draw = (
  weeks: readonly object[],
  of = buildLeague({}, { settings: { ...SETTINGS, scoringMode: 'TOTAL_POINTS' } }),
) =>
  drawOver(
    (async () => ({ totalScoringStats: weeks })) as unknown as Call, // the one call of this part
    <SeasonSoFar asked={{ userLeagueId: 'u1' }} of={of} />,
  );
const heads = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);

test('weeks have an opponent where teams meet', async () => {
  await draw([WEEK]);
  expect(await heads()).toEqual(['Week', 'Points', 'Opponent', 'Their points', 'Result', 'League', 'Rank']);
});

test('and none in a league of points, or a guillotine', async () => {
  await draw([{ ...WEEK, opponents: [] }]);
  expect(await heads()).toEqual(['Week', 'Points', 'League', 'Rank']);
});

test.each([
  ['of its first week', 1, 'Sleeper', 'No week is over yet'],
  ['whose results nobody tells', 9, 'RTSports', 'No results are known'],
  ['that is kept by hand', 9, 'ByHand', 'No results are kept'],
])('a league %s says what it lacks', async (_, currentWeek, fantasyConnector, words) => {
  const settings = { ...SETTINGS, currentWeek, scoringMode: 'TOTAL_POINTS' as const };
  await draw([], buildLeague({}, { settings, fantasyConnector }));
  expect(await screen.findByText(words)).not.toBeNull();
});

test.each([
  [false, false, null],
  [true, false, 'Games against the median of each week included.'],
  [false, true, 'Games of the playoffs included.'],
  [true, true, 'Games against the median of each week and of the playoffs included.'],
])(
  'a record with games against the median (%s) and of the playoffs (%s) says so',
  async (hasMedianGame, hasPlayoffGames, words) => {
    const topStats = {
      ...{ wins: 7, losses: 1, ties: 0, expectedWins: 6, luck: 1, pointsPerWeek: 100, pointsRank: 1, streak: 2 },
      ...{ bestWeek: { week: 1, points: 120 }, worstWeek: { week: 2, points: 80 }, hasMedianGame, hasPlayoffGames },
    };
    const call = async (name: string) => (name === 'myRosterTopStats' ? { topStats } : { totalScoringStats: [WEEK] });
    await drawOver(call as unknown as Call, <SeasonSoFar asked={{ userLeagueId: 'u1' }} of={buildLeague()} />);
    expect((await screen.findByText('7-1')).closest('div')?.textContent).toBe(`Record7-1${words ?? ''}`);
  },
);
