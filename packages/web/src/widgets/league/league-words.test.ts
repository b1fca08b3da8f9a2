import { POSITIONS } from '@pylon/engine/vocabulary/positions';
import { describe, expect, test } from 'vitest';
import { buildLeague } from '../../testing/build-league.ts';
import {
  holderWords,
  kindWords,
  matchupWords,
  nameOf,
  pickWords,
  placeAmong,
  placeOfDrop,
  placeWords,
  readingWords,
  restOrSeason,
  starts,
  stateWords,
  withMoved,
} from './league-words.ts';

const known = (...wishes: Parameters<typeof buildLeague>) => {
  const { league } = buildLeague(...wishes);
  if (!league) throw new Error('it is known');
  return league;
};

test('a pick to come says its season and round, and whose it was unless it is the own', () => {
  expect(pickWords({ season: 2026, round: 1, originalTeamName: null })).toBe('2026 1st');
  expect(pickWords({ season: 2027, round: 2, originalTeamName: 'Team 021' })).toBe('2027 2nd of Team 021');
});

test.each([
  ['PRE_DRAFT', 'Before the draft'],
  ['DRAFTING', 'Drafting'],
  ['IN_PROGRESS', 'In play, week 4'],
  ['COMPLETED', 'Season over'],
] as const)('a league that is %s says: %s', (status, words) => {
  expect(stateWords(known({}, { status }))).toBe(words);
});

test('the kind of a league says how it is won and what is carried over', () => {
  const { settings } = known();
  expect(kindWords(buildLeague())).toBe('Head-to-head');
  expect(kindWords(buildLeague({ cardGamingMode: 'points' }, { settings: { ...settings, isBestBall: true } }))).toBe(
    'Total points, best ball',
  );
  expect(kindWords(buildLeague({}, { settings: { ...settings, carryOver: 'dynasty' } }))).toBe('Head-to-head, dynasty');
});

describe('the own place', () => {
  test('has the record where games are won, and the points', () => {
    expect(placeWords(buildLeague())).toBe('2nd of 2 · 1-2 · 380.2 points');
    expect(placeWords(buildLeague({ cardGamingMode: 'points' }))).toBe('2nd of 2 · 380.2 points');
    const { participant } = buildLeague();
    const out = participant && { ...participant, isOut: true };
    expect(placeWords(buildLeague({ cardGamingMode: 'guillotine', participant: out }))).toBe(
      '2nd of 2 · 380.2 points · out',
    );
  });

  test('is nowhere before there are standings, and in a league without a team of one’s own', () => {
    expect(placeWords(buildLeague({ standings: [] }))).toBeNull();
    expect(placeWords(buildLeague({ leagueParticipantId: null }))).toBeNull();
  });
});

test('a reading never says that all is done before it is', () => {
  expect(readingWords({ status: 'WAITING', progress: 0 })).toBe('Waiting to be read');
  expect(readingWords({ status: 'SYNCING', progress: 0.999 })).toBe('Reading, 99% done');
});

test('a league that was never read has a name all the same', () => {
  expect(nameOf(buildLeague({}, null))).toBe('New league');
});

describe('a moved league', () => {
  const list = [
    buildLeague({ id: 'a', isPinned: true }),
    buildLeague({ id: 'b', isPinned: true }),
    buildLeague({ id: 'c' }),
    buildLeague({ id: 'd' }),
    buildLeague({ id: 'e' }),
  ];
  const ids = (id: string, to: number) =>
    withMoved(list, id, to)
      .map((league) => league.id)
      .join('');

  test.each([
    ['b', 0, 'bacde'],
    ['a', 1, 'bacde'],
    ['e', 0, 'abecd'],
    ['c', 2, 'abdec'],
    ['c', 99, 'abdec'],
    ['nobody', 0, 'abcde'],
  ])('%s to place %i gives %s: pinned ones stay before the others', (id, to, order) => {
    expect(ids(id, to)).toBe(order);
  });

  test.each([
    ['a', 1, 1],
    ['a', 4, 1],
    ['c', 0, 0],
    ['c', 4, 2],
  ])('%s dropped at %i of the whole list is at %i of its kind', (id, index, place) => {
    const dropped = list.find((league) => league.id === id);
    expect(dropped && placeOfDrop(list, dropped, index)).toBe(place);
  });

  test('has its place among those of its kind', () => {
    const [, pinned, first] = list;
    expect(pinned && placeAmong(list, pinned)).toEqual({ at: 1, count: 2 });
    expect(first && placeAmong(list, first)).toEqual({ at: 0, count: 3 });
  });
});

test.each([
  [0.55, 'Toss-up'],
  [0.45, 'Toss-up'],
  [0.56, 'Favorite'],
  [0.44, 'Underdog'],
])('a chance of %d is a %s', (chance, words) => {
  expect(matchupWords(chance)).toBe(words);
});

test.each([
  [null, 'free agent'],
  ['1', 'yours'],
  ['2', 'Goal Line Goats'],
  ['gone', 'another team'],
])('a player of %s is said to be %s', (holder, words) => {
  const league = buildLeague({});
  const [first] = league.league?.leagueParticipants ?? [];
  if (!league.league || !first) throw new Error('a built league has teams');
  const teams = [first, { ...first, id: '2', teamName: 'Goal Line Goats' }];
  const known = { ...league, leagueParticipantId: '1', league: { ...league.league, leagueParticipants: teams } };
  expect(holderWords(known, holder)).toBe(words);
});

test('a league starts the positions that its places take, and all while these are not known', () => {
  const without = buildLeague(
    {},
    { rosterPositions: ['QB', 'FLEX', 'BN'].map((position) => ({ position, count: 1 })) },
  );
  expect(POSITIONS.filter((position) => starts(without, position))).toEqual(['QB', 'RB', 'WR', 'TE']);
  expect(POSITIONS.filter((position) => starts(buildLeague(), position))).toEqual(POSITIONS);
});

test.each([
  [5, '2026 ROS'],
  [2, '2026 ROS'],
  [1, 'Season'],
  [null, 'Season'],
])('in week %s what is left of a season is called %s', (week, label) => {
  expect(restOrSeason('2026', week)).toBe(label);
});
