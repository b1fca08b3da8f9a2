import { expect, test } from 'vitest';
import { buildLeague } from '../../../testing/build-league.ts';
import { knownOf, NEW_TEAMS, type OpenLine, problemOf, withRead } from './said-league.ts';

const team = (id: string) => ({
  ...{ id, alias: id, market: id, name: id, fullName: id, slug: id, logoURL: null },
  ...{ conferenceName: '', divisionName: '', primaryColor: '', secondaryColor: '' },
});
const line = (number: number, id: string | null): OpenLine => ({
  ...{ line: number, text: `Line ${number}`, outcome: id === null ? 'unknown' : 'found', choices: [] },
  athlete: null,
  team: id === null ? null : team(id),
  ...{ byeWeek: null, tier: 1, mark: null, note: '' },
});
const ids = (teams: ReturnType<typeof withRead>) =>
  teams.map(({ teamName, players }) => [teamName, players.map((one) => one.entityId)]);

test('a text without headings is the own team’s, and what names nobody stays open there', () => {
  const teams = withRead(NEW_TEAMS, { rosters: [{ teamName: null, lines: [line(1, 'BUF'), line(2, null)] }] });
  expect(ids(teams)).toEqual([
    ['My team', ['BUF']],
    ['Team 2', []],
  ]);
  expect(teams[0]?.open.map((one) => one.line)).toEqual([2]);
});

test('headings name teams that nobody has named yet, and find those that have the name', () => {
  const first = withRead(NEW_TEAMS, {
    rosters: [
      { teamName: 'Ada', lines: [line(2, 'BUF')] },
      { teamName: 'Bob', lines: [line(4, 'CIN')] },
      { teamName: 'Cyd', lines: [line(6, 'DEN')] },
    ],
  });
  expect(ids(first)).toEqual([
    ['Ada', ['BUF']],
    ['Bob', ['CIN']],
    ['Cyd', ['DEN']],
  ]);
  const again = withRead(first, { rosters: [{ teamName: 'bob', lines: [line(2, 'DEN')] }] });
  expect(ids(again)).toEqual([
    ['Ada', ['BUF']],
    ['bob', ['DEN']],
    ['Cyd', []],
  ]);
});

test('a league that cannot be read begins with what is known of it, the own team first', () => {
  const known = knownOf(buildLeague({ leagueParticipantId: '2' }, { rosterPositions: [{ position: 'QB', count: 2 }] }));
  expect(known?.teams.map(({ teamName }) => teamName)).toEqual(['Boole Hall', 'Ada’s Eleven']);
  expect(known).toMatchObject({ name: 'Night Shift', slots: { qbCount: 2, rbCount: 0 } });
  expect(knownOf(buildLeague({}, null))).toBeNull();
});

test('a player of two teams is named, and so is a team without a name', () => {
  const player = { entityId: 'BUF', name: 'Buffalo Bills', about: '' };
  expect(problemOf(NEW_TEAMS)).toBeNull();
  expect(problemOf(NEW_TEAMS.map((team) => ({ ...team, players: [player] })))).toBe('Buffalo Bills is on two teams.');
  expect(problemOf(NEW_TEAMS.map((team) => ({ ...team, teamName: ' ' })))).toBe('Every team has a name.');
});
