import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { SeasonSoFar } from './SeasonSoFar.tsx';

afterEach(cleanup);

const WEEK = { week: 1, points: 101.5, leagueAverage: 99, rank: 2, teams: 4, opponents: [{ id: '2', points: 90 }] };
const draw = (week: object) =>
  drawOver(
    (async () => ({ totalScoringStats: [week] })) as unknown as Call, // the one call of this part
    <SeasonSoFar asked={{ userLeagueId: 'u1' }} teams={[]} isHeadToHead={false} />,
  );
const heads = async () => (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);

test('weeks have an opponent where teams meet', async () => {
  await draw(WEEK);
  expect(await heads()).toEqual(['Week', 'Points', 'Opponent', 'Their points', 'Result', 'League', 'Rank']);
});

test('and none in a league of points, or a guillotine', async () => {
  await draw({ ...WEEK, opponents: [] });
  expect(await heads()).toEqual(['Week', 'Points', 'League', 'Rank']);
});
