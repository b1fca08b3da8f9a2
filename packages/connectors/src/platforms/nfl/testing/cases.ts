import type { PlatformAccount } from '../../../platform.ts';
import type { PlatformCases } from '../../../testing/conformance-case.ts';
import { addressOf } from '../api.ts';
import { SIGN_IN, TOKEN } from '../connect.ts';
import {
  INVENTED_LEAGUES,
  INVENTED_MATCHUPS,
  INVENTED_PLAYERS,
  INVENTED_SETTINGS,
  INVENTED_STANDINGS,
  inventedTeams,
} from '../invented/league.ts';

export const INVENTED_KEYS = {
  ...{ appKey: 'an-app', apiKey: 'a-sign-in', clientKey: 'a-client', clientSecret: 'an invented secret' },
};
export const INVENTED_ACCOUNT: PlatformAccount = {
  accountId: '811',
  name: 'ada',
  session: JSON.stringify({ accessToken: 'an-access-token', refreshToken: 'a-refresh-token' }),
  sessionEndsAt: '2026-09-15T12:00:00.000Z',
};
const at = (path: string, parameters: Readonly<Record<string, string | number>> = {}) =>
  addressOf(INVENTED_KEYS.appKey, `league/${path}`, { leagueId: '60001', season: 2026, ...parameters });
const tokens = { accessToken: 'an-access-token', refreshToken: 'a-refresh-token', expiresIn: 3_600 };

export const nflCases: PlatformCases = {
  invented: {
    answers: {
      [`POST ${SIGN_IN}`]: { errorCode: 0, UID: '811', UIDSignature: 'signed', signatureTimestamp: '1789475856' },
      [`POST ${TOKEN}`]: tokens,
      [`POST ${TOKEN}/refresh`]: { ...tokens, accessToken: 'another-access-token' },
      [addressOf(INVENTED_KEYS.appKey, 'user/leagues', { season: 2026 })]: INVENTED_LEAGUES,
      [at('settings')]: INVENTED_SETTINGS,
      [at('players')]: INVENTED_PLAYERS,
      [at('standings')]: INVENTED_STANDINGS,
      [at('teams', { includeRosters: 1, week: 1 })]: inventedTeams(1),
      [at('teams', { includeRosters: 1, week: 2 })]: inventedTeams(2),
      [at('matchups', { week: 1, includeRosters: 1, forcePlayoffs: 1 })]: INVENTED_MATCHUPS,
      [at('matchups', { week: 2, includeRosters: 1, forcePlayoffs: 1 })]: INVENTED_MATCHUPS,
    },
    form: { username: ' ada', password: 'an invented password' },
    season: 2026,
    account: INVENTED_ACCOUNT,
    platformLeagueId: '60001',
    draftLink: null,
  },
  // One document was recorded, a written recap of a draft, which no verb asks for.
  recorded: () => [],
  keys: { nfl: INVENTED_KEYS },
};
