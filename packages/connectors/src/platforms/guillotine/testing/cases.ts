import type { PlatformCases } from '../../../testing/conformance-case.ts';
import {
  INVENTED_DRAFT,
  INVENTED_LEAGUE,
  INVENTED_LEAGUES,
  INVENTED_MOVES,
  INVENTED_ROSTERS,
  INVENTED_SCORES,
  INVENTED_TEAMS,
  INVENTED_USER,
} from '../invented/league.ts';

const API = 'https://partner.example/api';

export const guillotineCases: PlatformCases = {
  invented: {
    answers: {
      [`${API}/users/ada`]: INVENTED_USER,
      [`${API}/users/u_1/leagues?season=2026`]: INVENTED_LEAGUES,
      [`${API}/leagues/L1`]: INVENTED_LEAGUE,
      [`${API}/leagues/L1/teams`]: INVENTED_TEAMS,
      [`${API}/leagues/L1/rosters?week=1`]: INVENTED_ROSTERS,
      [`${API}/leagues/L1/scores?week=1`]: INVENTED_SCORES,
      [`${API}/leagues/L1/transactions?week=1`]: INVENTED_MOVES,
      [`${API}/leagues/L1/draft`]: INVENTED_DRAFT,
    },
    form: { username: 'ada' },
    season: 2026,
    account: { accountId: 'u_1', name: 'Ada', session: null, sessionEndsAt: null },
    platformLeagueId: 'L1',
    weeks: [1],
    draftLink: null,
  },
  // No answer of the platform was ever recorded.
  recorded: () => [],
  keys: { guillotine: { apiUrl: `${API}/`, key: 'an invented key' } },
};
