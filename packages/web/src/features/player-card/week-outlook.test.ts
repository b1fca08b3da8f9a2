import { lockOf } from '@pylon/contract/plans/tiers';
import type { PlayerCard } from '@pylon/contract/player-card/player-card';
import { expect, test } from 'vitest';
import { buildGame } from '../../testing/build-game.ts';
import { weekOutlook } from './week-outlook.ts';

const athlete = { position: 'WR', fullName: 'Theo Hall', firstName: 'Theo', lastName: 'Hall', status: 'Active' };
const ahead = { score: null, points: null, team: 'PHI' } as const;
const gameLog = [
  buildGame(8, { team: 'PHI' }),
  buildGame(9, {
    ...ahead,
    ...{ opponent: 'CIN', isHome: false, opponentPlace: 31, expectedScore: { own: 24.5, opponent: 20 } },
  }),
  buildGame(10, { ...ahead, opponent: 'CAR', opponentPlace: 9 }),
  buildGame(12, { ...ahead, isBye: true, opponent: null }),
];
const usage = { score: 81.6, change: -8.7 };
const card = (more: object = {}): PlayerCard =>
  ({
    ...{ athlete: { ...athlete, injuryStatus: 'Questionable' }, team: null, nextGame: { week: 9 }, gameLog, usage },
    ...more,
  }) as unknown as PlayerCard;

test('the week to come is told by the opponent and what it gives up, the injury, the points expected and the part in the offense', () => {
  expect(weekOutlook(card(), undefined)).toEqual({
    week: 9,
    parts: [
      '@ CIN, which gives up the 2nd fewest points to WR',
      'Questionable',
      'PHI is expected to score 24.5',
      'utilization 82, down 9 on the four weeks before',
    ],
  });
});

test.each([
  ['a later week', 10, 10],
  ['a week that was played, which has no outlook', 8, 9],
  ['a week that the season has not', 30, 9],
])('%s', (_name, asked, week) => {
  expect(weekOutlook(card(), asked)?.week).toBe(week);
});

test('of a later week it is not known who will be questionable', () => {
  expect(weekOutlook(card(), 10)?.parts).not.toContain('Questionable');
});

test('a bye is a bye', () => {
  expect(weekOutlook(card(), 12)).toEqual({ week: 12, parts: ['Bye'] });
});

test('what is locked is told in no word', () => {
  const locked = gameLog.map((game) => ({
    ...game,
    opponentPlace: lockOf('pdvTable'),
    points: lockOf('gameLogTable'),
  }));
  const parts = weekOutlook(card({ gameLog: locked, usage: lockOf('utilizationScore') }), undefined)?.parts;
  expect(parts).toEqual(['@ CIN', 'Questionable', 'PHI is expected to score 24.5']);
});

test('of a defence the points are those of the opponent', () => {
  const team = { id: 'PHI', alias: 'PHI', fullName: 'Philadelphia Eagles', name: 'Eagles' };
  const parts = weekOutlook(card({ athlete: null, team, usage: null }), undefined)?.parts;
  expect(parts).toEqual(['@ CIN, which gives up the 2nd fewest points to D/ST', 'CIN is expected to score 20.0']);
});

test('nothing is told once nothing is ahead', () => {
  expect(weekOutlook(card({ nextGame: null, gameLog: gameLog.slice(0, 1) }), undefined)).toBeNull();
});
