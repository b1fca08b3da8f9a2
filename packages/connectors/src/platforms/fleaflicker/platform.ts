import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { LeagueSummary } from '../../outside-league.ts';
import { pictureUrl } from '../../outside-text.ts';
import type { ConnectForm, Platform, PlatformAccount } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { FLEAFLICKER_SITE, type FleaflickerGet, fleaflickerApi } from './api.ts';
import { fleaflickerDrafts } from './draft-room.ts';
import { readDraftResult, readFuturePicks, readKeepers } from './drafts.ts';
import { readLeague } from './league.ts';
import { fleaflickerPastDrafts } from './past-drafts.ts';
import { UserLeagues } from './shapes.ts';
import { readTransactions } from './transactions.ts';
import { readMatchups, readRosters } from './weeks.ts';

type Answer<T> = Promise<Result<T, PlatformFailure>>;
const NOBODY = { ok: false, reason: 'unknown-account' } as const;
const EMAIL = /^[^\s@]{1,200}@[^\s@]{1,200}$/;

/** Fleaflicker: public leagues, found by an e-mail address that proves nothing of whoever types it. */
export function fleaflicker(parts: OutboundParts): Platform {
  const get = fleaflickerApi(parts);
  return {
    id: 'fleaflicker',
    site: FLEAFLICKER_SITE,
    assumption: null,
    connect: { byForm: (form) => connect(get, form) },
    leagues: (account, season) => readLeagues(get, account, season),
    league: (league) => readLeague(get, league),
    rosters: (league, week) => readRosters(get, league, week),
    matchups: (league, week) => readMatchups(get, league, week),
    transactions: (league, week) => readTransactions(get, league, week),
    tradeOffers: { unsupported: 'Fleaflicker shows trades on offer only to whoever signs in there.' },
    draftResult: (league) => readDraftResult(get, league),
    keepers: (league) => readKeepers(get, league),
    futurePicks: (league) => readFuturePicks(get, league),
    pastDrafts: fleaflickerPastDrafts(get),
    drafts: fleaflickerDrafts(get),
  };
}

/** Whoever has no league is not told apart from whoever has no account. */
async function connect(get: FleaflickerGet, form: ConnectForm): Answer<PlatformAccount> {
  const email = form.email?.trim().toLowerCase() ?? '';
  if (!EMAIL.test(email)) return NOBODY;
  const found = await get('FetchUserLeagues', { email }, UserLeagues);
  if (!found.ok) return found;
  if (!found.value || found.value.leagues.length === 0) return NOBODY;
  return { ok: true, value: { accountId: email, name: email, session: null, sessionEndsAt: null } };
}

async function readLeagues(
  get: FleaflickerGet,
  account: PlatformAccount | null,
  season: number,
): Answer<readonly LeagueSummary[]> {
  if (account === null) return NOBODY;
  const found = await get('FetchUserLeagues', { email: account.accountId, season }, UserLeagues);
  if (!found.ok) return found;
  if (found.value === null) return NOBODY;
  const value = found.value.leagues.map(({ id, name, logoUrl, ownedTeam }) => ({
    ...{ platformLeagueId: id, name: name || `League ${id}`, season },
    teamId: ownedTeam?.id ?? null,
    teamName: ownedTeam?.name || null,
    avatarUrl: pictureUrl(logoUrl),
  }));
  return { ok: true, value };
}
