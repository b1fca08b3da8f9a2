import { accuracyRoutes } from '../features/accuracy/accuracy.routes.ts';
import { adpRoutes } from '../features/adp/adp.routes.ts';
import { articleRoutes } from '../features/articles/articles.routes.ts';
import { auctionRoutes } from '../features/auctions/auctions.routes.ts';
import { cheatSheetRoutes } from '../features/cheat-sheets/cheat-sheets.routes.ts';
import { comingSoonRoutes } from '../features/coming-soon/coming-soon.routes.ts';
import { contentRoutes } from '../features/content/content.routes.ts';
import { ownRankingsRoutes } from '../features/own-rankings/own-rankings.routes.ts';
import { playerCardRoutes } from '../features/player-card/player-card.routes.ts';
import { projectionRoutes } from '../features/projections/projections.routes.ts';
import { rankingsRoutes } from '../features/rankings/rankings.routes.ts';
import { referenceRoutes } from '../features/reference/reference.routes.ts';
import { scoringSystemRoutes } from '../features/scoring-systems/scoring-systems.routes.ts';
import { sponsorRoutes } from '../features/sponsors/sponsors.routes.ts';
import { tableFileRoutes } from '../features/tables/files/table-files.routes.ts';
import { tableRoutes, timeSeriesRoutes } from '../features/tables/tables.routes.ts';
import { teamPageRoutes } from '../features/team-page/team-page.routes.ts';
import type { Ground } from './ground.ts';

/** Tables, cards, pages and articles: what is read without a draft or a league. */
export async function listResearch({ parts, api, route }: Ground): Promise<void> {
  const { db, editions, clock, promotionClock } = parts;
  referenceRoutes(route, { db });
  scoringSystemRoutes(route, { db });
  rankingsRoutes(route, { db, editions });
  ownRankingsRoutes(route, { db, editions, clock });
  adpRoutes(route, { db, editions });
  accuracyRoutes(route, { db });
  auctionRoutes(route, { db, editions });
  cheatSheetRoutes(route, { db, editions });
  projectionRoutes(route, { db, editions });
  await tableRoutes(route, { db, editions });
  tableFileRoutes(api, route);
  timeSeriesRoutes(route, { db });
  playerCardRoutes(route, { db, editions, clock });
  teamPageRoutes(route, { db });
  articleRoutes(route, { shelf: parts.articles });
  contentRoutes(route, { faq: parts.faq });
  comingSoonRoutes(route, { comingSoon: parts.comingSoon, clock: promotionClock });
  sponsorRoutes(route, { sponsors: parts.sponsors, pictures: parts.pictures, clock: promotionClock });
}
