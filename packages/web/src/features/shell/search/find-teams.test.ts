import type { Team } from '@pylon/contract/wire';
import { expect, test } from 'vitest';
import { findTeams } from './find-teams.ts';

const team = (alias: string, market: string, name: string) => ({ alias, market, name, fullName: `${market} ${name}` });
const TEAMS = [
  team('SF', 'San Francisco', '49ers'),
  team('KC', 'Kansas City', 'Chiefs'),
  team('CLE', 'Cleveland', 'Browns'),
  team('ATL', 'Atlanta', 'Falcons'),
  team('NYG', 'New York', 'Giants'),
  team('NYJ', 'New York', 'Jets'),
  team('NE', 'New England', 'Patriots'),
] as unknown as readonly Team[]; // what the search reads of a team
const found = (text: string) => findTeams(text, TEAMS).map((one) => one.team.alias);

test.each([
  ['market', 'kansas', ['KC']],
  ['market of two', 'New York', ['NYG', 'NYJ']],
  ['name', 'giants', ['NYG']],
  ['letters', 'kc', ['KC']],
  ['nickname', 'Niners', ['SF']],
  ['words in any order', 'chiefs city', ['KC']],
  ['one letter in another’s place', 'cheifs', ['KC']],
  ['one letter too few', 'patrits', ['NE']],
  ['name of nobody', 'allen', []],
  ['nothing', '  ', []],
])('by %s', (_name, text, aliases) => {
  expect(found(text)).toEqual(aliases);
});

test('a team is meant before players where a word of it stands whole', () => {
  expect(findTeams('brown', TEAMS)[0]).toMatchObject({ team: { alias: 'CLE' }, isNamed: false });
  expect(findTeams('browns', TEAMS)[0]).toMatchObject({ team: { alias: 'CLE' }, isNamed: true });
  expect(findTeams('ne', TEAMS)[0]).toMatchObject({ team: { alias: 'NE' }, isNamed: true });
});
