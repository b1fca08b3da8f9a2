import type { Result } from '@pylon/engine/vocabulary/result';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { LeagueSummary } from '../../outside-league.ts';
import type { Platform, PlatformAccount } from '../../platform.ts';
import type { PlatformFailure } from '../../platform-failure.ts';
import { MFL_SITE, type MflApi, mflApi } from './api.ts';
import { connect } from './connect.ts';
import { mflDrafts } from './draft-room.ts';
import { readDraftResult, readFuturePicks, readKeepers } from './drafts.ts';
import { readLeague } from './league.ts';
import { mflPastDrafts } from './past-drafts.ts';
import { MyLeagues } from './shapes.ts';
import { readTradeOffers, readTransactions } from './transactions.ts';
import { readMatchups, readRosters } from './weeks.ts';

/** MyFantasyLeague: leagues of whoever signs in, and those that everybody may read. */
export function mfl(parts: OutboundParts): Platform {
  const api = mflApi(parts);
  return {
    id: 'mfl',
    site: MFL_SITE,
    assumption: null,
    connect: { byForm: (form) => connect(api, form) },
    leagues: (account, season) => readLeagues(api, account, season),
    league: (league) => readLeague(api, league),
    rosters: (league, week) => readRosters(api, league, week),
    matchups: (league, week) => readMatchups(api, league, week),
    transactions: (league, week) => readTransactions(api, league, week),
    tradeOffers: (league) => readTradeOffers(api, league),
    draftResult: (league) => readDraftResult(api, league),
    keepers: (league) => readKeepers(api, league),
    futurePicks: (league) => readFuturePicks(api, league),
    pastDrafts: mflPastDrafts(api),
    drafts: mflDrafts(api),
  };
}

async function readLeagues(
  { get }: MflApi,
  account: PlatformAccount | null,
  season: number,
): Promise<Result<readonly LeagueSummary[], PlatformFailure>> {
  if (account === null) return { ok: false, reason: 'unknown-account' };
  const parameters = { YEAR: season, FRANCHISE_NAMES: 1 };
  const found = await get({ season, type: 'myleagues', parameters, session: account.session }, MyLeagues, 'leagues');
  if (!found.ok) return found;
  if (found.value === null) return { ok: false, reason: 'unknown-account' };
  const value = found.value.league.map(({ league_id, name, franchise_id, franchise_name }) => ({
    ...{ platformLeagueId: league_id, name: name || `League ${league_id}`, season },
    teamId: franchise_id.slice(0, 12) || null,
    teamName: franchise_name || null,
    avatarUrl: null,
  }));
  return { ok: true, value };
}
