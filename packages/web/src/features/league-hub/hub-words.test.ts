import { lockOf } from '@pylon/contract/plans/tiers';
import { describe, expect, test } from 'vitest';
import { buildLeague } from '../../testing/build-league.ts';
import {
  behindWords,
  endOf,
  lockWords,
  needWords,
  splitWords,
  thisAndNext,
  weekWords,
  withoutMatchups,
} from './hub-words.ts';

const somebody = (name: string) => ({ athlete: null, team: null, name });
const need = {
  ...{ userLeagueId: '1', leagueName: 'Home', locksAt: null, position: 'FLEX', gainedPoints: 3, surePercent: 60 },
  ...{ player: somebody('James Conner'), kickoff: '2026-09-13T17:00:00Z' },
  ...{ instead: somebody('Rachaad White'), insteadPoints: 8.44, trade: null },
};

test.each([
  [null, []],
  [4, [4, 5]],
  [18, [18]],
])('in week %s a widget offers %j', (present, weeks) => expect(thisAndNext(present)).toEqual(weeks));

test.each([
  ['head-to-head', 'Sleeper', 'No match-ups are known for this week.'],
  ['head-to-head', 'ByHand', 'Nobody writes down the match-ups of a league that is kept by hand.'],
  ['points', 'ByHand', 'Nobody meets anybody in this league: all points of the season count.'],
] as const)(
  'a league of the mode %s at %s says why it shows no match-ups',
  (cardGamingMode, fantasyConnector, words) => {
    expect(withoutMatchups(buildLeague({ cardGamingMode }, { fantasyConnector }))).toBe(words);
  },
);

describe('what to do', () => {
  test.each([
    ['out', 'Start Rachaad White for James Conner, who is out'],
    ['bye', 'Start Rachaad White for James Conner, who has no game'],
    ['better-bench', 'Start Rachaad White for James Conner'],
    ['claim', 'Claim Rachaad White, who would start at FLEX for James Conner'],
    ['questionable', 'James Conner is questionable; kick-off Sun 1 PM; Rachaad White would be next, 8.4 points'],
  ] as const)('%s', (kind, words) => expect(needWords({ ...need, kind })).toBe(words));

  test('a starter without a game whom nobody stands in for is named with his place', () => {
    expect(needWords({ ...need, kind: 'bye', instead: null })).toBe(
      'James Conner at FLEX has no game, and nobody on your bench fits',
    );
  });

  test('a claim for an empty place names nobody who goes out', () => {
    expect(needWords({ ...need, kind: 'claim', player: null })).toBe('Claim Rachaad White, who would start at FLEX');
  });
});

describe('whoever is questionable', () => {
  const open = { ...need, kind: 'questionable' as const, locksAt: need.kickoff };

  test('is told without the points that a plan opens', () => {
    expect(needWords({ ...open, insteadPoints: lockOf('startSitProjections') })).toMatch(
      /Rachaad White would be next$/,
    );
  });

  test('is told where nobody fits', () => {
    expect(needWords({ ...open, instead: null, insteadPoints: null })).toMatch(/nobody on your bench fits$/);
  });

  test('locks at the kick-off that is told, or with whoever is next before it', () => {
    expect(lockWords(open)).toBe(null);
    expect(lockWords({ ...open, locksAt: '2026-09-11T00:15:00Z' })).toBe('locks Thu 8:15 PM');
    expect(lockWords({ ...need, kind: 'out', locksAt: need.kickoff })).toBe('locks Sun 1 PM');
  });
});

test('weeks are named from the first to the last, and one alone', () => {
  expect([weekWords({ from: 5, to: 8 }), weekWords({ from: 1, to: 1 })]).toEqual(['weeks 5 to 8', 'week 1']);
});

test('where leagues differ, both are named, and why', () => {
  const home = { userLeagueId: '1', leagueName: 'Home', starts: true, behind: null, missingPoints: null };
  const work = { ...home, leagueName: 'Work', starts: false, behind: somebody('James Cook'), missingPoints: 2.14 };
  expect(splitWords({ ...somebody('Rachaad White'), leagues: [home, work] })).toBe(
    'Start Rachaad White in Home, sit him in Work',
  );
  expect([behindWords(home), behindWords(work)]).toEqual([null, 'Work: behind James Cook by 2.1 points']);
  expect(behindWords({ ...work, missingPoints: lockOf('startSitProjections') })).toBe('Work: behind James Cook');
});

test.each([
  [100, 'won'],
  [50, 'tied'],
  [0, 'lost'],
])('a match-up of which a chance of %i is left is %s', (winnerPercentage, end) => {
  expect(endOf({ winnerPercentage })).toBe(end);
});
