import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Call } from '../../api/call.ts';
import { drawOver } from '../../testing/render-over.tsx';
import { SeasonReview } from './SeasonReview.tsx';

afterEach(cleanup);

const athlete = (id: string, position: string) => ({
  ...{ id, firstName: id, lastName: 'Runner', fullName: `${id} Runner`, position, jersey: 1, status: 'Active' },
  ...{ injuryStatus: null, headshotURL: null, team: 'KC' },
});
const turnout = (id: string, drafted: number | null, finish: number | null, games: number) => ({
  ...{ athlete: athlete(id, 'RB'), team: null, drafted, finish, games },
});

async function drawn(review: object) {
  const call = async (name: string) => (name === 'currentSeason' ? { season: { id: '2025', year: 2025 } } : review);
  await drawOver(call as unknown as Call, <SeasonReview search={{}} obstacle={null} onSearch={() => {}} />);
  await screen.findByText('Drafts in hindsight');
}
const lines = (list: HTMLElement) =>
  within(list)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('says of each player how they were drafted, how they finished and over how many games', async () => {
  await drawn({
    firstRound: [turnout('Ann', 1, 14, 17)],
    steals: [turnout('Bo', null, 4, 16)],
    busts: [turnout('Cy', 2, null, 0), turnout('Di', 3, 99, 1)],
  });
  expect(lines(screen.getByRole('region', { name: 'The first round, and how it finished' }))[0]).toMatch(
    /^1.*Ann Runner.*RB1RB1417 games$/,
  );
  expect(lines(screen.getByRole('region', { name: 'Best picks' }))[0]).toMatch(/Bo Runner.*undraftedRB416 games$/);
  const [noGame, oneGame] = lines(screen.getByRole('region', { name: 'Worst picks' }));
  expect(noGame).toMatch(/Cy Runner.*RB2no game0 games$/);
  expect(oneGame).toMatch(/Di Runner.*RB3RB991 game$/);
});

test('says so where no drafts of the season are known', async () => {
  await drawn({ firstRound: [], steals: [], busts: [] });
  expect(screen.getByText('No drafts of this season are known.')).toBeDefined();
  expect(screen.getAllByText('Nobody.')).toHaveLength(2);
});
