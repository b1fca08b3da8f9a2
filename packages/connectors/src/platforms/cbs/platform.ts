import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Platform } from '../../platform.ts';
import { CBS_SITE, cbsApi } from './api.ts';
import { cbsConnect } from './connect.ts';
import { readDetails, readLeague, readRosters, readTransactions } from './league.ts';

const NOT_KNOWN = 'How CBS tells it is not publicly known.';

/** CBS: the one league whose address was given, for whoever signs in there. */
export function cbs(parts: OutboundParts): Platform {
  const get = cbsApi(parts);
  return {
    id: 'cbs',
    site: CBS_SITE,
    assumption:
      'CBS says nowhere how another product signs somebody in: it is assumed that its sign-in page comes back to us with a token.',
    connect: cbsConnect(get),
    leagues: async (account, season) => {
      if (account === null) return { ok: false, reason: 'unknown-account' };
      const { accountId: platformLeagueId } = account;
      const details = await readDetails(get, { platformLeagueId, account });
      if (!details.ok) return details;
      if (details.value === null) return { ok: false, reason: 'unknown-account' };
      const name = details.value.name || `League ${platformLeagueId}`;
      const value = [{ platformLeagueId, name, season, teamId: null, teamName: null, avatarUrl: null }];
      return { ok: true, value };
    },
    league: (league) => readLeague(get, league),
    rosters: (league, week) => readRosters(get, league, week),
    matchups: { unsupported: NOT_KNOWN },
    transactions: (league, week) => readTransactions(get, league, week),
    tradeOffers: { unsupported: NOT_KNOWN },
    draftResult: { unsupported: NOT_KNOWN },
    keepers: { unsupported: NOT_KNOWN },
    futurePicks: { unsupported: NOT_KNOWN },
    pastDrafts: { unsupported: NOT_KNOWN },
    drafts: { unsupported: 'Drafts on CBS are not followed.' },
  };
}
