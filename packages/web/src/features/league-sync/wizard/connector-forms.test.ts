import { PLATFORM_IDS, PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { describe, expect, test } from 'vitest';
import { connectorForm, connectorSettings, fieldProblem, isReady, teamUrl } from './connector-forms.ts';

const TEAM = 'https://fantasy.espn.com/football/team?leagueId=7&teamId=3';

test('each platform asks for what it is connected by, and one that is signed in to there for nothing', () => {
  const asked = PLATFORM_IDS.map((id) => [
    id,
    connectorForm(id, PLATFORM_LABELS[id])?.fields.map(({ label }) => label) ?? null,
  ]);
  expect(Object.fromEntries(asked)).toEqual({
    guillotine: ['Username'],
    yahoo: null,
    sleeper: ['Username'],
    cbs: ['URL'],
    espn: ['URL'],
    nfl: ['Email or Username', 'Password'],
    mfl: ['Username', 'Password'],
    rtsports: ['Email', 'Password'],
    ffpc: ['Email'],
    fleaflicker: ['Email'],
  });
});

describe('the address of a team', () => {
  test.each([
    [TEAM, TEAM],
    [` ${TEAM} `, TEAM],
    ['https://fantasy.espn.com/football/team?teamId=3&seasonId=2026&leagueId=7#top', TEAM],
    ['https://fantasy.espn.com/football/team/?leagueId=7&teamId=3', TEAM],
    ['https://fantasy.espn.com/football/league?leagueId=7&teamId=3', null],
    ['https://fantasy.espn.com/football/team?leagueId=7', null],
    ['https://fantasy.espn.com/football/team?leagueId=7&teamId=', null],
    ['https://fantasy.espn.com.elsewhere.example/football/team?leagueId=7&teamId=3', null],
    ['fantasy.espn.com/football/team?leagueId=7&teamId=3', TEAM],
    ['', null],
  ])('%s is sent as %s', (text, sent) => expect(teamUrl(text)).toBe(sent));
});

describe('a field', () => {
  test.each([
    ['espn', 'url', 'http', null],
    ['espn', 'url', 'https', 'Invalid link'],
    ['espn', 'url', TEAM, null],
    ['espn', 'url', TEAM.replace('https://', ''), null],
    ['cbs', 'url', 'https://my-league.football.cbssports.com/', null],
    ['cbs', 'url', 'my-league.football.cbssports.com', null],
    ['cbs', 'url', 'https://cbssports.com/', 'Invalid link'],
    ['cbs', 'url', 'https://football.cbssports.com.elsewhere.example/', 'Invalid link'],
    ['mfl', 'username', 'ada', null],
    ['mfl', 'username', 'ada@pylon.c', null],
    ['mfl', 'username', 'ada@pylon.example', 'This is an email. Please enter your username.'],
    ['nfl', 'username', 'ada@pylon.example', null],
    ['ffpc', 'email', 'ada', null],
  ] as const)('of %s, %s, with ‘%s’ says: %s', (platform, name, text, problem) => {
    expect(fieldProblem(platform, name, { [name]: text })).toBe(problem);
  });
});

describe('a form', () => {
  test.each([
    ['sleeper', {}, false],
    ['sleeper', { username: '  ' }, false],
    ['sleeper', { username: 'ada' }, true],
    ['mfl', { username: 'ada' }, false],
    ['mfl', { username: 'ada', password: ' ' }, true],
    ['mfl', { username: 'ada@pylon.example', password: 'secret' }, false],
    ['rtsports', { email: 'ada@pylon.example', password: 'secret' }, true],
    ['espn', { url: 'abc' }, false],
    ['espn', { url: TEAM }, true],
    ['cbs', { url: 'https://my-league.football.cbssports.com/' }, true],
  ] as const)('of %s with %j can be sent: %s', (platform, typed, can) => {
    expect(isReady(platform, connectorForm(platform, '')?.fields ?? [], typed)).toBe(can);
  });

  test.each([
    ['sleeper', { username: ' ada ' }, { sleeperSettings: { username: 'ada' } }],
    ['guillotine', { username: 'ada' }, { guillotineSettings: { username: 'ada' } }],
    ['mfl', { username: 'ada', password: ' pass ' }, { mflSettings: { username: 'ada', password: ' pass ' } }],
    ['nfl', { username: 'ada', password: 'p' }, { nflSettings: { email: 'ada', password: 'p' } }],
    ['rtsports', { email: 'a@b.cd', password: 'p' }, { rtsportsSettings: { username: 'a@b.cd', password: 'p' } }],
    ['cbs', { url: 'https://x.cbssports.com' }, { cbsSettings: { leagueURL: 'https://x.cbssports.com' } }],
    ['ffpc', { email: 'a@b.cd' }, { ffpcSettings: { email: 'a@b.cd' } }],
    ['fleaflicker', { email: 'a@b.cd' }, { fleaflickerSettings: { email: 'a@b.cd' } }],
    ['espn', { url: TEAM }, {}],
  ] as const)('of %s with %j is sent as %j', (platform, typed, settings) => {
    expect(connectorSettings(platform, typed)).toEqual(settings);
  });
});
