import { readShared } from '@pylon/engine/testing/shared-data';
import type { PlatformAccount } from '../../../platform.ts';
import type { ConformanceCase, PlatformCases } from '../../../testing/conformance-case.ts';
import {
  INVENTED_HOME,
  INVENTED_LEAGUE_PAGE,
  INVENTED_MOVES,
  INVENTED_ROSTERS,
  INVENTED_WEEKS,
} from '../invented/league.ts';

const SITE = 'https://www.rtsports.com';
/** The home page of a league. */
export const page = (league: string) => `${SITE}/fantasy-football-league/${league}`;
const games = (league: string, uid: string, week: number) =>
  `${SITE}/football/gamecast-provider.php?LID=${league}&UID=${uid}&FWK=${week}`;
const rosters = (league: string, uid: string, week: number) =>
  `${SITE}/football/report-rosters.php?LID=${league}&UID=${uid}&CID=0&FWK=${week}&CSV=YES`;
const moves = (league: string, uid: string) =>
  `${SITE}/football/report-transactions.php?LID=${league}&UID=${uid}&CSV=YES`;

export const INVENTED_ACCOUNT: PlatformAccount = {
  accountId: 'ada@fan.example',
  name: 'ada@fan.example',
  session: String(new URLSearchParams({ uid: 'tok3n', cookie: 'c00kie', page: '/football/home?UID=tok3n' })),
  sessionEndsAt: null,
};

export const rtsportsCases: PlatformCases = {
  invented: {
    answers: {
      [`POST ${SITE}/login`]: () =>
        new Response('', {
          status: 302,
          headers: { 'set-cookie': 'REALTIME=c00kie; path=/', location: '/football/home?UID=tok3n' },
        }),
      [`${SITE}/football/home?UID=tok3n`]: INVENTED_HOME,
      [page('70001')]: INVENTED_LEAGUE_PAGE,
      [games('70001', 'tok3n', 1)]: INVENTED_WEEKS[0],
      [games('70001', 'tok3n', 2)]: INVENTED_WEEKS[1],
      [rosters('70001', 'tok3n', 1)]: INVENTED_ROSTERS,
      [rosters('70001', 'tok3n', 2)]: INVENTED_ROSTERS,
      [moves('70001', 'tok3n')]: INVENTED_MOVES,
    },
    form: { email: 'Ada@fan.example ', password: 'an invented password' },
    season: 2026,
    account: INVENTED_ACCOUNT,
    platformLeagueId: '70001',
    draftLink: null,
  },
  recorded: () => [recordedCase()],
};

/** The recorded week of twelve teams, read by a guest; of its reports none was recorded, so that they are empty. */
export function recordedCase(): ConformanceCase {
  const week: unknown = JSON.parse(readShared('platforms/recorded/rtsports/389290-2026/gamecast-provider-week2.json'));
  const guest = 'fantasyfootball';
  return {
    answers: {
      // The list of leagues was not recorded: a page of ours links to the one.
      [`${SITE}/football/home`]: `<title>rtsports</title><a href="/football/a.php?LID=389290&amp;UID=${guest}">A</a>`,
      [page('389290')]: readShared('platforms/recorded/rtsports/389290-2026/league-home-weekly-matchups.html'),
      ...Object.fromEntries([1, 2].map((each) => [games('389290', guest, each), week])),
      ...Object.fromEntries(
        [1, 2].map((each) => [rosters('389290', guest, each), 'ffl-team,Player,Position,nfl-team,Roster Status,\n']),
      ),
      [moves('389290', guest)]: 'Action,Team,Player,Type,Week,Date,Status\n',
    },
    form: null,
    season: 2026,
    account: {
      ...INVENTED_ACCOUNT,
      session: String(new URLSearchParams({ uid: guest, cookie: 'c00kie', page: '/football/home' })),
    },
    platformLeagueId: '389290',
    draftLink: null,
  };
}
