import type { PlatformCases } from '../../../testing/conformance-case.ts';
import {
  INVENTED_DRAFT,
  INVENTED_LEAGUE,
  INVENTED_LEAGUES,
  INVENTED_MATCHUPS,
  INVENTED_ROSTERS,
  INVENTED_STANDINGS,
} from '../invented/league.ts';

const API = 'https://myffpc.com';

export const ffpcCases: PlatformCases = {
  invented: {
    answers: {
      // The suite's clock stands at the beginning of 1970, which is in the season of 1969.
      [`${API}/FFPCUsersLeagues.ashx?email=ada%40fan.example&Season=1969`]: '<data/>',
      [`${API}/FFPCUsersLeagues.ashx?email=ada%40fan.example&Season=1968`]: INVENTED_LEAGUES,
      [`${API}/FFPCUsersLeagues.ashx?email=ada%40fan.example&Season=2026`]: INVENTED_LEAGUES,
      [`${API}/FFPCLeagueInfo.ashx?leagueid=70001&Season=2026`]: INVENTED_LEAGUE,
      [`${API}/FFPCLeagueRosters.ashx?leagueid=70001&Season=2026`]: INVENTED_ROSTERS,
      [`${API}/FFPCLeagueStandings.ashx?leagueid=70001&Season=2026`]: INVENTED_STANDINGS,
      [`${API}/FFPCLeagueMatchups.ashx?leagueid=70001&Season=2026`]: INVENTED_MATCHUPS,
      [`${API}/FFPCLeagueDraftPicks.ashx?leagueid=70001`]: INVENTED_DRAFT,
    },
    form: { email: 'Ada@fan.example ' },
    season: 2026,
    account: { accountId: 'ada@fan.example', name: 'ada@fan.example', session: null, sessionEndsAt: null },
    platformLeagueId: '70001',
    draftLink: null,
  },
  // No answer of the platform was ever recorded.
  recorded: () => [],
  voices: { unknown: () => new Response('<data/>') },
};
