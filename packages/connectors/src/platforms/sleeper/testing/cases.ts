import type { ConformanceCase, PlatformCases } from '../../../testing/conformance-case.ts';
import type { RecordedDraft } from '../../../testing/recorded-drafts.ts';
import { INVENTED_DRAFT, INVENTED_PICKS, INVENTED_TRADES, INVENTED_USERS } from '../invented/draft.ts';
import {
  INVENTED_BRACKET,
  INVENTED_DRAFTS,
  INVENTED_LEAGUE,
  INVENTED_MOVES,
  INVENTED_PEOPLE,
  INVENTED_ROSTERS,
  INVENTED_USER,
  INVENTED_WEEKS,
} from '../invented/league.ts';
import { recordedLeagues } from './recorded-leagues.ts';

const API = 'https://api.sleeper.app/v1';
const LEAGUE = `${API}/league/${INVENTED_LEAGUE.league_id}`;

/** What Sleeper answers about a draft. */
export function draftCase({ draft, picks, users, rosters, tradedPicks }: RecordedDraft): ConformanceCase {
  const { draft_id: id, league_id: league } = draft;
  return {
    answers: {
      [`${API}/draft/${id}`]: draft,
      [`${API}/draft/${id}/picks`]: picks,
      [`${API}/draft/${id}/traded_picks`]: tradedPicks,
      [`${API}/league/${league}/users`]: users,
      [`${API}/league/${league}/rosters`]: rosters,
    },
    season: Number(draft['season']),
    account: null,
    platformLeagueId: null,
    draftLink: `https://sleeper.com/draft/nfl/${id}`,
  };
}

/** A league with its draft. */
export const inventedLeague: ConformanceCase = {
  answers: {
    ...draftCase({
      draft: INVENTED_DRAFT,
      picks: INVENTED_PICKS,
      users: INVENTED_USERS,
      rosters: [],
      tradedPicks: INVENTED_TRADES,
    }).answers,
    [`${API}/user/ada`]: INVENTED_USER,
    [`${API}/user/${INVENTED_USER.user_id}/leagues/nfl/2026`]: [
      INVENTED_LEAGUE,
      { ...INVENTED_LEAGUE, league_id: '910000000000000009', sport: 'nba' },
    ],
    [LEAGUE]: INVENTED_LEAGUE,
    [`${LEAGUE}/users`]: INVENTED_PEOPLE,
    [`${LEAGUE}/rosters`]: INVENTED_ROSTERS,
    [`${LEAGUE}/matchups/1`]: INVENTED_WEEKS['1'],
    [`${LEAGUE}/matchups/2`]: INVENTED_WEEKS['2'],
    [`${LEAGUE}/matchups/15`]: INVENTED_WEEKS['2'],
    [`${LEAGUE}/winners_bracket`]: INVENTED_BRACKET,
    [`${LEAGUE}/transactions/1`]: INVENTED_MOVES,
    [`${LEAGUE}/traded_picks`]: INVENTED_TRADES,
    [`${LEAGUE}/drafts`]: INVENTED_DRAFTS,
  },
  form: { username: 'ada' },
  season: 2026,
  account: { accountId: INVENTED_USER.user_id, name: 'ada', session: null, sessionEndsAt: null },
  platformLeagueId: INVENTED_LEAGUE.league_id,
  weeks: [1, 2, 15],
  draftLink: `https://sleeper.com/draft/nfl/${INVENTED_DRAFT.draft_id}`,
};

export const sleeperCases: PlatformCases = {
  invented: inventedLeague,
  recorded: () => recordedLeagues().map(({ given }) => given),
  voices: { unknown: () => Response.json(null) },
};
