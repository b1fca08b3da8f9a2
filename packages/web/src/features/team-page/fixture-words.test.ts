import { expect, it } from 'vitest';
import { fixtureWords } from './fixture-words.ts';

type Fixture = Parameters<typeof fixtureWords>[0];

const fixture: Fixture = {
  ...{ week: 1, seasonType: 'REG', kickoff: '2026-09-13T17:00:00Z', isHome: false, opponent: 'SEA' },
  ...{ state: 'scheduled', score: null, live: null },
};
const live = { own: 14, opponent: 10, clock: 'Q2 6:22', asOf: '2026-09-13T17:32:00Z' };

it.each<[string, Fixture, string]>([
  ['to come', fixture, 'Sun 1 PM @ SEA'],
  ['over', { ...fixture, state: 'final', score: { own: 24, opponent: 17 } }, 'Final W 24-17 vs SEA'],
  [
    'live, with the time of the news',
    { ...fixture, state: 'live', live },
    'Live, Q2 6:22, 14-10 @ SEA, as of Sun 1:32 PM',
  ],
  ['put off', { ...fixture, state: 'postponed' }, 'Postponed @ SEA'],
  ['called off at home', { ...fixture, state: 'canceled', isHome: true }, 'Canceled vs SEA'],
])("a team's game that is %s", (_, given, words) => {
  expect(fixtureWords(given)).toBe(words);
});
