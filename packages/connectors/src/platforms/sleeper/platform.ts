import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Platform } from '../../platform.ts';
import { SLEEPER_SITE, sleeperApi } from './api.ts';
import { sleeperDrafts } from './drafts.ts';
import { sleeperConnect, sleeperLeagues, sleeperPastDrafts } from './leagues.ts';

/** Sleeper: every league and draft can be read by its number, without an account. */
export function sleeper(parts: OutboundParts): Platform {
  const get = sleeperApi(parts);
  return {
    id: 'sleeper',
    site: SLEEPER_SITE,
    assumption: null,
    connect: sleeperConnect(get),
    ...sleeperLeagues(get),
    tradeOffers: { unsupported: 'Sleeper shows trades once both sides have agreed, not while they are on offer.' },
    drafts: sleeperDrafts(get),
    pastDrafts: sleeperPastDrafts(get),
  };
}
