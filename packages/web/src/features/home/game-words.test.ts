import { expect, it } from 'vitest';
import { gameWords } from './game-words.ts';

type Game = Parameters<typeof gameWords>[0];

const game: Game = {
  ...{ kickoff: '2026-09-13T17:00:00Z', away: 'DAL', home: 'PHI' },
  ...{ state: 'scheduled', score: null, live: null },
};
const live = (away: number, home: number, clock = 'Q2 6:22'): Game => ({
  ...game,
  ...{ state: 'live', live: { away, home, clock, asOf: '2026-09-13T18:02:00Z' } },
});

it.each<[string, Game, string]>([
  ['to come: its time', game, 'Sun 1 PM'],
  ['over: its score, the away team first', { ...game, state: 'final', score: { home: 24, away: 17 } }, 'Final 17-24'],
  ['live: where it is and who leads, the away team', live(14, 10), 'Live, Q2 6:22, DAL 14-10'],
  ['live: the home team leads', live(3, 10), 'Live, Q2 6:22, PHI 10-3'],
  ['live: even', live(7, 7, 'Halftime'), 'Live, Halftime, 7-7'],
  ['put off: no time, which nobody knows', { ...game, state: 'postponed' }, 'Postponed'],
  ['called off', { ...game, state: 'canceled' }, 'Canceled'],
])('a game that is %s', (_, given, words) => {
  expect(gameWords(given)).toBe(words);
});
