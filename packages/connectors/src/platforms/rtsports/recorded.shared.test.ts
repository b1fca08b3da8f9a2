// The connector on what RTSports really answered about a week of a league of twelve teams.
import { describeShared, readShared } from '@pylon/engine/testing/shared-data';
import { expect, test } from 'vitest';
import { answering, askedThrough } from '../../testing/conformance-case.ts';
import { supported, told } from '../../testing/platform-questions.ts';
import { leagueLinks } from './connect.ts';
import { bannerWeek } from './league.ts';
import { rtsports } from './platform.ts';
import { recordedCase } from './testing/cases.ts';

describeShared('a recorded week of RTSports', () => {
  const given = recordedCase();
  const platform = rtsports(askedThrough(answering(given.answers)));
  const league = { platformLeagueId: '389290', season: 2026, account: given.account };

  test('names its twelve teams, each with the record that it is told with', async () => {
    const read = await told(supported(platform.league)(league));
    expect(read).toMatchObject({ name: 'Road to SoFi', shape: { teams: 12 } });
    expect(read.teams).toHaveLength(12);
    // Every team has played once: what is won is lost by somebody.
    expect(read.teams.reduce((sum, { standing }) => sum + (standing?.wins ?? 0), 0)).toBe(6);
    expect(read.teams.reduce((sum, { standing }) => sum + (standing?.losses ?? 0), 0)).toBe(6);
    expect(read.teams.every(({ avatarUrl }) => avatarUrl?.startsWith('https://cloudfront.rtsports.com/'))).toBe(true);
  });

  test('is six games, in which each team is once', async () => {
    const met = await told(supported(platform.matchups)(league, 2));
    const ids = met.flatMap(({ teams }) => teams.map((team) => team?.teamId));
    expect([met.length, new Set(ids).size]).toEqual([6, 12]);
  });

  test('its home page links to the league with the token of guests', () => {
    const page = readShared('platforms/recorded/rtsports/389290-2026/league-home-weekly-matchups.html');
    expect(leagueLinks(page)).toMatchObject([{ leagueId: '389290', uid: 'fantasyfootball' }]);
    expect(bannerWeek(page)).toBe(2);
  });
});
