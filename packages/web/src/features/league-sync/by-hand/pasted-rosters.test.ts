import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { describe, expect, test } from 'vitest';
import type { Answer } from '../../../api/call.ts';
import {
  inTeams,
  keptElsewhere,
  leftOutWords,
  obstacleOf,
  pastedText,
  rostersOf,
  teamNamesOf,
  teamsIn,
  toSentPlayers,
  withLines,
  withTeam,
} from './pasted-rosters.ts';

type Read = Answer<'readRosterText'>;
type Line = Read['parts'][number]['lines'][number];

const athlete = (id: string, position = 'WR') => ({
  ...{ id, firstName: '', lastName: id, fullName: id, position, jersey: null, status: 'ACT' },
  ...{ injuryStatus: null, headshotURL: null, team: null },
});
const line = (number: number, own: Partial<Line>): Line => ({
  ...{ line: number, text: `line ${number}`, outcome: 'found', athlete: null, team: null, byeWeek: null },
  ...{ choices: [], place: null },
  ...own,
});
const read: Read = {
  parts: [
    { heading: null, lines: [line(1, { athlete: athlete('a', 'QB') }), line(2, { outcome: 'unknown' })] },
    { heading: 'strangers', lines: [line(4, { athlete: athlete('b') })] },
    { heading: 'RIVALS', lines: [line(6, { athlete: athlete('a', 'QB'), outcome: 'twice' })] },
  ],
  leftOut: 0,
};
const NAMES = ['Mine', 'Rivals', 'Team 3'];
const text = pastedText(read, NAMES);
const decided = withLines(text, ({ decision }) => (decision === 'open' ? { decision: 'as-written' } : {}));
const { slots } = DEFAULT_LEAGUE;

test('parts belong to the own team, to the team of their name, and to whichever is left', () => {
  expect(text.parts.map(({ teamAt }) => teamAt)).toEqual([0, 2, 1]);
  const [first] = text.parts;
  if (first) expect(withTeam(text, first, null).parts.map(({ teamAt }) => teamAt)).toEqual([null, 2, 1]);
});

test('a part for which no team is left is left out until somebody says otherwise', () =>
  expect(pastedText(read, ['Mine', 'Rivals']).parts.map(({ teamAt }) => teamAt)).toEqual([0, null, 1]));

test('nothing is kept while a line is open, and a line that nobody knows is kept as it was written', () => {
  expect(obstacleOf(text, rostersOf(text, slots))).toBe('1 line is open.');
  const rosters = rostersOf(decided, slots);
  expect(obstacleOf(decided, rosters)).toBeNull();
  expect(rosters.map(toSentPlayers)).toEqual([
    [
      { entityId: 'a', place: 'QB' },
      { entityId: null, name: 'line 2', place: 'BN' },
    ],
    [{ entityId: 'b', place: 'WR' }],
    [],
  ]);
});

test('a player whom two lines mean is said by name', () => {
  const both = withLines(decided, ({ line: number }) =>
    number === 6 ? { decision: { athlete: athlete('a', 'QB'), team: null } } : {},
  );
  expect(obstacleOf(both, rostersOf(both, slots))).toBe('a stands on the rosters twice.');
});

test('where a line is put, the player stands', () => {
  const put = withLines(decided, ({ line: number }) => (number === 1 ? { place: 'IR' } : {}));
  expect(rostersOf(put, slots)[0]?.players.map(({ place }) => place)).toEqual(['IR', 'BN']);
});

test('teams are called what the text calls them, else by their number', () =>
  expect(teamNamesOf('Mine', 4, rostersOf(decided, slots))).toEqual(['Mine', 'RIVALS', 'strangers', 'Team 4']));

describe('a text of another number of teams than the league', () => {
  const places = ({ parts }: typeof text) => parts.map(({ teamAt }) => teamAt);
  const many = pastedText(read, ['Mine', 'Rivals']);
  const [first, second] = text.parts;

  test('is counted by its teams, those among them for which the league had none', () => {
    expect([teamsIn(text, 12), teamsIn(many, 2)]).toEqual([3, 3]);
    expect(second && teamsIn(withTeam(text, second, null), 12)).toBe(2);
    expect(first && teamsIn({ parts: [first], leftOut: 0 }, 12)).toBeNull();
  });

  test('has a team for each part once the league has as many', () => {
    expect(places(many)).toEqual([0, null, 1]);
    expect(places(inTeams(many, 3, 2))).toEqual([0, 2, 1]);
  });

  test('loses no part when the league gets smaller, and what was left out stays so', () => {
    const far = second ? withTeam(text, second, 11) : text;
    expect(places(inTeams(far, 3, 12))).toEqual([0, 2, 1]);
    expect(places(inTeams(text, 2, 12))).toEqual([0, null, 1]);
    expect(second && places(inTeams(withTeam(text, second, null), 3, 12))).toEqual([0, null, 1]);
  });

  test('says how many of its teams are left out', () =>
    expect([1, 2].map(leftOutWords)).toEqual(['1 team of the text is left out', '2 teams of the text are left out']));
});

test('who is on a team that keeps its roster is named with that team', () => {
  const rosters = rostersOf(decided, slots);
  const teams = (...third: string[]) => [
    { name: 'Mine', players: [{ athlete: athlete('a', 'QB'), team: null }] },
    { name: 'Rivals', players: [] },
    { name: 'Team 3', players: [] },
    {
      name: 'Team 4',
      players: [{ athlete: null, team: null }, ...third.map((id) => ({ athlete: athlete(id), team: null }))],
    },
  ];
  expect(keptElsewhere(rosters, teams())).toBeNull();
  expect(keptElsewhere(rosters, teams('c', 'b'))).toBe('b is on Team 4: paste that roster too.');
});
