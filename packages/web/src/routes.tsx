import { accountRoutes } from './routes/accounts.tsx';
import { articleRoutes } from './routes/articles.tsx';
import { bestBallRoutes } from './routes/best-ball.tsx';
import { comingSoonRoutes } from './routes/coming-soon.tsx';
import { designRoutes } from './routes/design.tsx';
import { homeRoutes } from './routes/home.tsx';
import { cruiseControlRoutes } from './routes/leagues/cruise-control.tsx';
import { leagueHubRoutes } from './routes/leagues/league-hub.tsx';
import { leagueSyncRoutes } from './routes/leagues/league-sync.tsx';
import { myRosterRoutes } from './routes/leagues/my-roster.tsx';
import { startSitRoutes } from './routes/leagues/start-sit.tsx';
import { tradeAnalyzerRoutes } from './routes/leagues/trade-analyzer.tsx';
import { waiverWireRoutes } from './routes/leagues/waiver-wire.tsx';
import { methodRoutes } from './routes/methods.tsx';
import { mockDraftRoutes } from './routes/mock-draft.tsx';
import { newsletterRoutes } from './routes/newsletter.tsx';
import { noticeRoutes } from './routes/notices.tsx';
import { operatorRoutes } from './routes/operator.tsx';
import { ownRankingsRoutes } from './routes/own-rankings.tsx';
import { paymentRoutes } from './routes/payments.tsx';
import { playerCardRoutes } from './routes/player-card.tsx';
import { promotionRoutes } from './routes/promotions.tsx';
import { researchRoutes } from './routes/research.tsx';
import { root } from './routes/root.tsx';
import { tableRoutes } from './routes/tables.tsx';
import { teamPageRoutes } from './routes/team-page.tsx';

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
  ...comingSoonRoutes,
  ...accountRoutes,
  ...newsletterRoutes,
  ...noticeRoutes,
  ...leagueSyncRoutes,
  ...leagueHubRoutes,
  ...myRosterRoutes,
  ...cruiseControlRoutes,
  ...tradeAnalyzerRoutes,
  ...waiverWireRoutes,
  ...startSitRoutes,
  ...designRoutes,
  ...operatorRoutes,
]);
