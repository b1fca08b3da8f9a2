import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { buildLeague } from '../../testing/build-league.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { SeasonSoFar } from './SeasonSoFar.tsx';

afterEach(cleanup);

const SETTINGS = {
  ...{
    currentWeek: 9,
    lastWeek: 17,
    lastTradeWeek: null,
    waiverMode: 'NONE' as const,
    isBestBall: false,
    carryOver: 'redraft' as const,
  },
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
