import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildGame } from '../../testing/build-game.ts';
import { GameTable } from './GameTable.tsx';
import { SeasonTotals } from './SeasonTotals.tsx';
import { Utilization } from './Utilization.tsx';

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

const athlete = (position: string) => ({ position, fullName: 'Theo', firstName: 'Theo', lastName: 'Hall', team: 'LV' });

test('weeks to come have their opponent and its place; those that were played have the result and the scores', () => {
  const gameLog = [
    buildGame(1, { opponentPlace: 3, utilization: { week: 71.4, four: 68.6 } }),
    buildGame(2, { opponent: 'DEN', isHome: false, score: null, points: null, opponentPlace: 30 }),
    buildGame(3, { isBye: true, opponent: null, score: null, points: null }),
  ];
  render(<GameTable card={{ ...cardOf('LV'), athlete: athlete('WR'), gameLog } as unknown as PlayerCard} />);
  const [heads, played, ahead, bye] = cellsOf();
  expect(heads).toMatch(/^WeekGamevs WRPointsUtilUtil 4/);
  expect(played).toMatch(/^1Final W 24-17 vs SEA, 3rd▲10.07169/);
  expect(ahead).toMatch(/^2@ DEN, 30th▼–––/);
  expect(bye).toMatch(/^3Bye–––––/);
});

test('a play-off round has its letters on a phone, where its name would push the points out of sight', () => {
  render(<GameTable card={{ ...cardOf('LV'), gameLog: [buildGame(21), buildGame(1)] } as unknown as PlayerCard} />);
  expect(screen.getByText('CON').className).toContain('md:hidden');
  expect(screen.getByText('Conference Championship').className).toContain('max-md:sr-only');
  expect(cellsOf()[2]).toMatch(/^1Final/);
});

test('before the first game there are fixtures, and no columns of what was done', () => {
  const gameLog = [buildGame(1, { score: null, points: null, opponentPlace: 3 })];
  render(<GameTable card={{ ...cardOf('LV'), athlete: athlete('WR'), gameLog } as unknown as PlayerCard} />);
  expect(cellsOf()).toEqual(['WeekGamevs WR', '1vs SEA, 3rd▲']);
});

test.each([
  ['a kicker', 'K', [buildGame(1)], /of running backs, receivers and tight ends/],
  ['a rookie before the first game', 'WR', [buildGame(1, { score: null, points: null })], /begins with the first game/],
  ['who sat out the last four weeks', 'RB', [buildGame(1)], /No snap on offense in the last four weeks/],
])('of %s it is said why there is no score', (_who, position, gameLog, words) => {
  const card = { ...cardOf(), athlete: athlete(position), gameLog, usage: null } as unknown as PlayerCard;
  render(<Utilization card={card} />);
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});
