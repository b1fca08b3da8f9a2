import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildGame } from '../../testing/build-game.ts';
import { GameTable } from './GameTable.tsx';
import { SeasonTotals } from './SeasonTotals.tsx';

afterEach(cleanup);

const season = { seasonId: '2025', games: 2, points: 20, pointsPerGame: 10, positionFinish: 3, stats: {} };

/** What the two tables read of a card. */
const cardOf = (...teams: readonly string[]): PlayerCard =>
  ({
    seasonId: '2025',
    athlete: null,
    team: null,
    gameLog: teams.map((team, index) => buildGame(index + 1, { team })),
    seasons: [{ ...season, team: teams.at(-1) ?? null, teams: [...new Set(teams)] }],
  }) as unknown as PlayerCard;
const cellsOf = () => screen.getAllByRole('row').map((row) => row.textContent);

test('each game of a traded player says which team it was for', () => {
  render(<GameTable card={cardOf('NYJ', 'LV')} />);
  expect(screen.getByRole('columnheader', { name: 'Team' })).toBeTruthy();
  expect(cellsOf()[1]).toContain('NYJ');
  expect(cellsOf()[2]).toContain('LV');
});

test('who played for one team needs no such column', () => {
  render(<GameTable card={cardOf('LV', 'LV')} />);
  expect(screen.queryByRole('columnheader', { name: 'Team' })).toBeNull();
});

test('the season of a traded player names every team that its totals are of, in order', () => {
  render(<SeasonTotals card={cardOf('NYJ', 'NYJ', 'LV')} />);
  expect(cellsOf()[1]).toContain('NYJ, LV');
});
