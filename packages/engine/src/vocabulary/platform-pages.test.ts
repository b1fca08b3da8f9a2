import { expect, test } from 'vitest';
import { platformPage } from './platform-pages.ts';

const LEAGUE = { leagueId: '42', season: 2025, teamId: '7' };

test('a line-up is set on the page of its league', () => {
  expect(platformPage('sleeper', LEAGUE)).toBe('https://sleeper.com/leagues/42/team');
  expect(platformPage('espn', LEAGUE)).toBe(
    'https://fantasy.espn.com/football/team?leagueId=42&seasonId=2025&teamId=7',
  );
  expect(platformPage('yahoo', { ...LEAGUE, leagueId: '449.l.751781' })).toBe(
    'https://football.fantasysports.yahoo.com/f1/751781',
  );
});

test('an id never becomes another host or path', () => {
  expect(platformPage('cbs', { ...LEAGUE, leagueId: 'evil.example/a' })).toBe(
    'https://evil.example%2Fa.football.cbssports.com/',
  );
  expect(platformPage('mfl', { ...LEAGUE, leagueId: '../x?y' })).toBe(
    'https://www.myfantasyleague.com/2025/home/..%2Fx%3Fy',
  );
});

test('a league that is kept by hand has no page elsewhere', () => {
  expect(platformPage('by-hand', LEAGUE)).toBeNull();
});
