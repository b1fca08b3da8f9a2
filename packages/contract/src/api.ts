import { accountsApi } from './accounts/accounts.api.ts';
import { accuracyApi } from './accuracy/accuracy.api.ts';
import { adpApi } from './adp/adp.api.ts';
import { articlesApi } from './articles/articles.api.ts';
import { auctionsApi } from './auctions/auctions.api.ts';
import { bestBallApi } from './best-ball/best-ball.api.ts';
import type { CallName } from './calls.ts';
import { cheatSheetsApi } from './cheat-sheets/cheat-sheets.api.ts';
import { comingSoonApi } from './coming-soon/coming-soon.api.ts';
import { cruiseControlApi } from './cruise-control/cruise-control.api.ts';
import { draftingApi } from './drafting/drafting.api.ts';
import type { Endpoint } from './endpoint.ts';
import { helpApi } from './help/help.api.ts';
import { leagueHubApi } from './league-hub/league-hub.api.ts';
import { leagueSyncApi } from './league-sync/league-sync.api.ts';
import { myRosterApi } from './my-roster/my-roster.api.ts';
import { newsletterApi } from './newsletter/newsletter.api.ts';
import { noticesApi } from './notices/notices.api.ts';
import { operatorApi } from './operator/operator.api.ts';
import { ownRankingsApi } from './own-rankings/own-rankings.api.ts';
import { paymentsApi } from './payments/payments.api.ts';
import { playerCardApi } from './player-card/player-card.api.ts';
import { promotionsApi } from './promotions/promotions.api.ts';
import { rankingsApi } from './rankings/rankings.api.ts';
import { referenceApi } from './reference/reference.api.ts';
import { scoringSystemsApi } from './scoring-systems/scoring-systems.api.ts';
import { sponsorsApi } from './sponsors/sponsors.api.ts';
import { startSitApi } from './start-sit/start-sit.api.ts';
import { tablesApi } from './tables/tables.api.ts';
import { teamPageApi } from './team-page/team-page.api.ts';
import { tradeAnalyzerApi } from './trade-analyzer/trade-analyzer.api.ts';
import { waiverWireApi } from './waiver-wire/waiver-wire.api.ts';

/** Every call of every feature with its schemas. A type import of it costs the browser nothing. */
export const api = {
  ...accountsApi,
  ...referenceApi,
  ...playerCardApi,
  ...scoringSystemsApi,
  ...tablesApi,
  ...rankingsApi,
  ...ownRankingsApi,
  ...adpApi,
  ...accuracyApi,
  ...auctionsApi,
  ...cheatSheetsApi,
  ...draftingApi,
  ...leagueSyncApi,
  ...newsletterApi,
  ...noticesApi,
  ...helpApi,
  ...articlesApi,
  ...paymentsApi,
  ...promotionsApi,
  ...sponsorsApi,
  ...comingSoonApi,
  ...teamPageApi,
  ...myRosterApi,
  ...tradeAnalyzerApi,
  ...waiverWireApi,
  ...startSitApi,
  ...leagueHubApi,
  ...cruiseControlApi,
  ...bestBallApi,
  ...operatorApi,
} as const satisfies { [N in CallName]: Endpoint<N> };

export type Api = typeof api;
