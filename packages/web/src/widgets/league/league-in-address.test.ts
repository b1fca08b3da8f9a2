import { toLeagueConfig } from '@pylon/contract/league/league-config';
import { BASE_SCORING_SYSTEMS } from '@pylon/engine/scoring/base-systems';
import { DEFAULT_LEAGUE } from '@pylon/engine/vocabulary/league';
import { expect, test } from 'vitest';
import { leagueOfText, textOfLeague } from './league-in-address.ts';

const STANDARD = '12-200-1-2-3-1-1-0-0-0-1-1-6';

test('a league is written and read back the same', () => {
  const config = toLeagueConfig({ ...DEFAULT_LEAGUE, teams: 10, slots: { ...DEFAULT_LEAGUE.slots, SUPERFLEX: 2 } });
  expect(textOfLeague(toLeagueConfig(DEFAULT_LEAGUE))).toBe(STANDARD);
  expect(leagueOfText(textOfLeague(config))).toEqual(config);
});

test.each(BASE_SCORING_SYSTEMS.map(({ name, league }) => [name, league] as const))(
  'the league of %s is written and read back the same',
  (_, league) => {
    const config = toLeagueConfig(league);
    expect(leagueOfText(textOfLeague(config))).toEqual(config);
  },
);

test.each([
  ['nothing', undefined],
  ['too few numbers', '12-200-1'],
  ['too many teams', STANDARD.replace('12', '19')],
  ['too many of a place', STANDARD.replace('-1-1-6', '-1-10-6')],
  ['a bench that no draft could fill', STANDARD.replace('-6', '-31')],
  ['a broken number', STANDARD.replace('-3-', '-3.5-')],
  ['no place at all', '12-200-0-0-0-0-0-0-0-0-0-0-0'],
])('%s is no league', (_name, text) => {
  expect(leagueOfText(text)).toBeNull();
});
