import { ACCOUNTS_CALLS } from './accounts/accounts.calls.ts';
import { ACCURACY_CALLS } from './accuracy/accuracy.calls.ts';
import { ADP_CALLS } from './adp/adp.calls.ts';
import { ARTICLES_CALLS } from './articles/articles.calls.ts';
import { AUCTIONS_CALLS } from './auctions/auctions.calls.ts';
import { BEST_BALL_CALLS } from './best-ball/best-ball.calls.ts';
import { CHEAT_SHEETS_CALLS } from './cheat-sheets/cheat-sheets.calls.ts';
import { COMING_SOON_CALLS } from './coming-soon/coming-soon.calls.ts';
import { CRUISE_CONTROL_CALLS } from './cruise-control/cruise-control.calls.ts';
import { DRAFTING_CALLS } from './drafting/drafting.calls.ts';
import { HELP_CALLS } from './help/help.calls.ts';
import { LEAGUE_HUB_CALLS } from './league-hub/league-hub.calls.ts';
import { LEAGUE_SYNC_CALLS } from './league-sync/league-sync.calls.ts';
import { MY_ROSTER_CALLS } from './my-roster/my-roster.calls.ts';
import { NEWSLETTER_CALLS } from './newsletter/newsletter.calls.ts';
import { NOTICES_CALLS } from './notices/notices.calls.ts';
import { OPERATOR_CALLS } from './operator/operator.calls.ts';
import { OWN_RANKINGS_CALLS } from './own-rankings/own-rankings.calls.ts';
import { PAYMENTS_CALLS } from './payments/payments.calls.ts';
import { PLAYER_CARD_CALLS } from './player-card/player-card.calls.ts';
import { PROMOTIONS_CALLS } from './promotions/promotions.calls.ts';
import { RANKINGS_CALLS } from './rankings/rankings.calls.ts';
import { REFERENCE_CALLS } from './reference/reference.calls.ts';
import { SCORING_SYSTEMS_CALLS } from './scoring-systems/scoring-systems.calls.ts';
import { SPONSORS_CALLS } from './sponsors/sponsors.calls.ts';
import { START_SIT_CALLS } from './start-sit/start-sit.calls.ts';
import { TABLE_CALLS } from './tables/tables.ts';
import { TIME_SERIES_CALLS } from './tables/time-series/time-series.calls.ts';
import { TEAM_PAGE_CALLS } from './team-page/team-page.calls.ts';
import { TRADE_ANALYZER_CALLS } from './trade-analyzer/trade-analyzer.calls.ts';
import { WAIVER_WIRE_CALLS } from './waiver-wire/waiver-wire.calls.ts';

/**
 * Every call of every feature by name. Free of schemas, so that the browser can build an address without loading a
 * validator. The schemas of a call stand in its feature's folder under the same name.
 */
export const CALLS = {
  ...ACCOUNTS_CALLS,
  ...REFERENCE_CALLS,
  ...PLAYER_CARD_CALLS,
  ...SCORING_SYSTEMS_CALLS,
  ...TABLE_CALLS,
  ...TIME_SERIES_CALLS,
  ...ADP_CALLS,
  ...ACCURACY_CALLS,
  ...RANKINGS_CALLS,
  ...OWN_RANKINGS_CALLS,
  ...AUCTIONS_CALLS,
  ...CHEAT_SHEETS_CALLS,
  ...DRAFTING_CALLS,
  ...LEAGUE_SYNC_CALLS,
  ...NEWSLETTER_CALLS,
  ...NOTICES_CALLS,
  ...HELP_CALLS,
  ...ARTICLES_CALLS,
  ...PAYMENTS_CALLS,
  ...PROMOTIONS_CALLS,
  ...SPONSORS_CALLS,
  ...COMING_SOON_CALLS,
  ...TEAM_PAGE_CALLS,
  ...MY_ROSTER_CALLS,
  ...TRADE_ANALYZER_CALLS,
  ...WAIVER_WIRE_CALLS,
  ...START_SIT_CALLS,
  ...LEAGUE_HUB_CALLS,
  ...CRUISE_CONTROL_CALLS,
  ...BEST_BALL_CALLS,
  ...OPERATOR_CALLS,
} as const;

export type CallName = keyof typeof CALLS;

/** Where the payment provider reports, under `/api`: signed by it, read by nobody else. */
export const PAYMENT_WEBHOOK_PATH = '/payments/webhook';

/** Where mail programs stop a person's mails by one press, under `/api`. */
export const STOP_BY_PRESS_PATH = '/notices/stop-by-press';

/** Where mail programs leave a newsletter's list by one press, under `/api`. */
export const LEAVE_BY_PRESS_PATH = '/newsletter/leave-by-press';

/** Address of the live event stream, under `/api`. */
export const LIVE_EVENTS_PATH = '/sse';

/** The picture of a shared draft's report, under `/api`: PNG of 1200 by 630. `:shareId` is the link's. */
export const SHARED_IMAGE_PATH = '/shared-drafts/:shareId/image.png';
