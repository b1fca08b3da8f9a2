import type { PlatformAccount } from '../../../platform.ts';
import type { PlatformCases } from '../../../testing/conformance-case.ts';
import { draftHeld } from '../invented/draft.ts';
import { INVENTED_ANSWERS } from '../invented/league.ts';
import { PAST_ANSWERS } from '../invented/past-season.ts';
import { GUID, LEAGUE_KEY, SEASON } from '../invented/shape.ts';
import { sessionOf } from '../session.ts';

/** An account that has signed in. */
export const INVENTED_ACCOUNT: PlatformAccount = {
  accountId: GUID,
  name: 'Ada',
  session: sessionOf({ access: 'access-1', refresh: 'refresh-1', returnUrl: 'https://pylon.example/yahoo' }),
  sessionEndsAt: null,
};
export const INVENTED_KEYS = { clientId: 'client', clientSecret: 'secret' };

const problem = (status: number, description: string) => Response.json({ error: { description } }, { status });

/** No whole league of football was recorded; what was is read in a test of its own. */
export const yahooCases: PlatformCases = {
  invented: {
    answers: INVENTED_ANSWERS,
    form: null,
    season: SEASON,
    account: INVENTED_ACCOUNT,
    platformLeagueId: LEAGUE_KEY,
    draftLink: `https://football.fantasysports.yahoo.com/f1/71#${LEAGUE_KEY}`,
  },
  earlier: PAST_ANSWERS,
  recorded: () => [],
  drafting: draftHeld,
  keys: { yahoo: INVENTED_KEYS },
  voices: {
    private: () => problem(403, 'You are not in this league'),
    gone: () => problem(400, 'There was a temporary problem with the server. Please try again shortly.'),
  },
};
