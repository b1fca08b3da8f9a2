import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Platform } from '../../platform.ts';
import { SLEEPER_SITE, sleeperApi } from './api.ts';
import { sleeperDrafts } from './drafts.ts';

const NOT_YET = { unsupported: 'Pylon follows drafts on Sleeper, and does not read its leagues yet.' };

/** Sleeper: every league and draft can be read by its number, without an account. */
export const sleeper = (parts: OutboundParts): Platform => ({
  id: 'sleeper',
  site: SLEEPER_SITE,
  assumption: null,
  connect: NOT_YET,
  leagues: NOT_YET,
  league: NOT_YET,
  rosters: NOT_YET,
  matchups: NOT_YET,
  transactions: NOT_YET,
  tradeOffers: NOT_YET,
  draftResult: NOT_YET,
  keepers: NOT_YET,
  futurePicks: NOT_YET,
  drafts: sleeperDrafts(sleeperApi(parts)),
});
