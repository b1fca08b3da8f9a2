import { describe, expect, test } from 'vitest';
import { parseRosterPlace } from './roster-place.ts';
import { gameWords, isUnprojected } from './roster-words.ts';

const game = { week: 9, kickoff: '2026-11-08T18:00:00Z', isHome: false, opponent: 'SEA' };
const scheduled = { state: 'scheduled', score: null, live: null } as const;

describe('the game of a row', () => {
  test.each([
    ['to come', { game: { ...game, progress: scheduled }, isBye: false }, 'Sun 1 PM @ SEA'],
    [
      'live, the own score first',
      {
        game: {
          ...game,
          progress: { ...scheduled, state: 'live' as const, live: { home: 3, away: 7, clock: 'Q2 6:22', asOf: '' } },
        },
        isBye: false,
      },
      'Live, Q2 6:22, 7-3 @ SEA',
    ],
    [
      'over',
      {
        game: { ...game, progress: { ...scheduled, state: 'final' as const, score: { home: 20, away: 17 } } },
        isBye: false,
      },
      'Final L 17-20 vs SEA',
    ],
    ['none in a bye', { game: null, isBye: true }, 'Bye'],
    ['none without a team', { game: null, isBye: false }, '–'],
  ])('%s', (_, row, words) => {
    expect(gameWords({ isOut: false, hasBegun: false, ...row })).toBe(words);
  });

  test('of whoever does not play is hidden, until it has begun', () => {
    const row = { game: { ...game, progress: scheduled }, isBye: false, isOut: true };
    expect(gameWords({ ...row, hasBegun: false })).toBe('–');
    expect(gameWords({ ...row, hasBegun: true })).toBe('Sun 1 PM @ SEA');
  });
});

test('an address that says nothing sensible shows the own roster of the present week', () => {
  expect(parseRosterPlace({ league: 'mine', week: '0', view: 'all', team: '' })).toEqual({});
  expect(parseRosterPlace({ week: '9', view: 'season', team: '3' })).toEqual({ week: 9, view: 'season', team: '3' });
});

test('whoever nobody projects is told of only while their game is theirs to play', () => {
  const open = {
    projFPValueRange: null,
    game: { ...game, progress: scheduled },
    isBye: false,
    isOut: false,
    hasBegun: false,
  };
  expect(isUnprojected(open)).toBe(true);
  for (const other of [
    { projFPValueRange: { min: 1, avg: 5, max: 12 } },
    { game: null },
    { isBye: true },
    { isOut: true },
    { hasBegun: true },
  ])
    expect(isUnprojected({ ...open, ...other })).toBe(false);
});
