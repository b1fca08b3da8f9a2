import { accountRoutes } from './routes/accounts.tsx';
import { articleRoutes } from './routes/articles.tsx';
import { bestBallRoutes } from './routes/best-ball.tsx';
import { cruiseControlRoutes } from './routes/cruise-control.tsx';
import { designRoutes } from './routes/design.tsx';
import { homeRoutes } from './routes/home.tsx';
import { leagueHubRoutes } from './routes/league-hub.tsx';
import { leagueSyncRoutes } from './routes/league-sync.tsx';
import { methodRoutes } from './routes/methods.tsx';
import { mockDraftRoutes } from './routes/mock-draft.tsx';
import { myRosterRoutes } from './routes/my-roster.tsx';
import { newsletterRoutes } from './routes/newsletter.tsx';
import { ownRankingsRoutes } from './routes/own-rankings.tsx';
import { paymentRoutes } from './routes/payments.tsx';
import { playerCardRoutes } from './routes/player-card.tsx';
import { promotionRoutes } from './routes/promotions.tsx';
import { researchRoutes } from './routes/research.tsx';
import { root } from './routes/root.tsx';
import { startSitRoutes } from './routes/start-sit.tsx';
import { tableRoutes } from './routes/tables.tsx';
import { teamPageRoutes } from './routes/team-page.tsx';
import { tradeAnalyzerRoutes } from './routes/trade-analyzer.tsx';
import { waiverWireRoutes } from './routes/waiver-wire.tsx';

/** Every page; each feature's routes stand in a file of its name. */
export const routeTree = root.addChildren([
  ...homeRoutes,
  ...bestBallRoutes,
  ...researchRoutes,
  ...ownRankingsRoutes,
  ...tableRoutes,
  ...playerCardRoutes,
  ...teamPageRoutes,
  ...methodRoutes,
  ...articleRoutes,
  ...mockDraftRoutes,
  ...paymentRoutes,
  ...promotionRoutes,
  ...accountRoutes,
  ...newsletterRoutes,
  ...leagueSyncRoutes,
  ...leagueHubRoutes,
  ...myRosterRoutes,
  ...cruiseControlRoutes,
  ...tradeAnalyzerRoutes,
  ...waiverWireRoutes,
  ...startSitRoutes,
  ...designRoutes,
]);
