import { readShared } from '@pylon/engine/testing/shared-data';
import type { PlatformAccount } from '../../../platform.ts';
import type { ConformanceCase, PlatformCases } from '../../../testing/conformance-case.ts';
import { ESPN_WEEK_VIEWS } from '../api.ts';
import { draftHeld, INVENTED_ANSWERS, LEAGUE_ID, SEASON } from '../invented/league.ts';
import { PAST_ANSWERS } from '../invented/past-season.ts';

const BASE = 'https://lm-api-reads.fantasy.espn.com/apis/v3/games/ffl';

/** A recorded answer of ESPN. */
export const recordedEspn = (file: string): unknown => JSON.parse(readShared(`platforms/recorded/espn/${file}`));

const accountOf = (accountId: string, name: string): PlatformAccount => ({
  ...{ accountId, name },
  session: null,
  sessionEndsAt: null,
});

/** Ten teams, bids, keepers: all that was recorded of it, at its own addresses. Its feed was not, and is empty here. */
export function recordedLeague(): ConformanceCase {
  const league = `${BASE}/seasons/2020/segments/0/leagues/899513`;
  const file = (name: string) => recordedEspn(`899513-2020/${name}.json`);
  return {
    answers: {
      [`${league}?view=mSettings`]: file('mSettings'),
      [`${league}?view=mTeam`]: file('mTeam'),
      [`${league}?view=mDraftDetail`]: file('mDraftDetail'),
      [`${league}?scoringPeriodId=1&${ESPN_WEEK_VIEWS}`]: file('boxscore-week1'),
      [`${league}?scoringPeriodId=2&${ESPN_WEEK_VIEWS}`]: file('boxscore-week2'),
      [`${league}/communication/?view=kona_league_communication`]: { topics: [] },
      [`${BASE}/seasons/2020/players?scoringPeriodId=0&view=players_wl`]: recordedEspn('players_wl-2020.json'),
    },
    form: { leagueUrl: 'https://fantasy.espn.com/football/team?leagueId=899513&teamId=3&seasonId=2020' },
    season: 2020,
    account: accountOf('899513:3', 'recorded'),
    platformLeagueId: '899513',
    draftLink: 'https://fantasy.espn.com/football/league/draftrecap?leagueId=899513&seasonId=2020',
  };
}

export const espnCases: PlatformCases = {
  invented: {
    answers: INVENTED_ANSWERS,
    form: { leagueUrl: `https://fantasy.espn.com/football/team?leagueId=${LEAGUE_ID}&teamId=2&seasonId=${SEASON}` },
    season: SEASON,
    account: accountOf(`${LEAGUE_ID}:2`, 'Bobcats'),
    platformLeagueId: LEAGUE_ID,
    draftLink: `https://fantasy.espn.com/football/draft?leagueId=${LEAGUE_ID}&seasonId=${SEASON}&teamId=2`,
  },
  earlier: PAST_ANSWERS,
  recorded: () => [recordedLeague()],
  drafting: draftHeld,
  voices: {
    private: () => Response.json({ details: [{ type: 'AUTH_LEAGUE_NOT_VISIBLE' }] }, { status: 401 }),
    gone: () => Response.json({ details: [{ type: 'GENERAL_NOT_FOUND' }] }, { status: 404 }),
  },
};
