import {
  expertRecommendations,
  leagueAuctionTable,
  leagueExpertRankings,
} from '@pylon/contract/league-hub/league-lists';
import { scoutsSixPack, tradeHighAcquireLow, trendingUp } from '@pylon/contract/league-hub/league-market';
import { optimizeLeagueRosters } from '@pylon/contract/league-hub/line-up-now';
import { needsAttention } from '@pylon/contract/league-hub/needs-attention';
import { boomBust, byeWeekWatch, injuredPlayers } from '@pylon/contract/league-hub/roster-watch';
import { weekMatchups } from '@pylon/contract/league-hub/week-matchups';
import { failure } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { recommendations } from './expert-recommendations.ts';
import type { LeagueHubParts } from './league-hub.service.ts';
import { auctionTable, expertRankings } from './league-lists.ts';
import { lineUpNow } from './line-up-now.ts';
import { matchUps } from './match-ups.ts';
import { attention } from './needs-attention.ts';
import { boomOrBust, byes, injured } from './roster-watch.ts';
import { sixPack } from './six-pack.ts';
import { tradeLists } from './trade-lists.ts';
import { trending } from './trending.ts';

/** What the odds of a roster count as, in milliseconds of work; and what a board in the league's scoring does. */
const ODDS_MS = 20;
const BOARD_MS = 30;
const TOO_MUCH = failure('too-many-requests');

/** What one league's page shows, a call for each widget: a slow one holds up no other. */
export function leagueHubRoutes(route: Router, parts: LeagueHubParts): void {
  route.forPerson(needsAttention, ({ person, caller }) => attention(parts, person, caller));
  route.forPerson(injuredPlayers, ({ person, caller, query }) =>
    caller.mayCost(ODDS_MS) ? injured(parts, person, query) : TOO_MUCH,
  );
  route.forPerson(byeWeekWatch, ({ person, caller, query }) =>
    caller.mayCost(ODDS_MS) ? byes(parts, person, query) : TOO_MUCH,
  );
  route.forPerson(boomBust, ({ person, caller, query }) =>
    caller.mayCost(2 * ODDS_MS) ? boomOrBust(parts, person, query) : TOO_MUCH,
  );
  route.forPerson(weekMatchups, ({ person, caller, query }) =>
    caller.mayCost(ODDS_MS) ? matchUps(parts, person, query) : TOO_MUCH,
  );
  route.forPerson(tradeHighAcquireLow, ({ person, caller, query }) =>
    caller.mayCost(BOARD_MS) ? tradeLists(parts, person, query) : TOO_MUCH,
  );
  route.forPerson(scoutsSixPack, ({ person, caller, query }) =>
    caller.mayCost(BOARD_MS) ? sixPack(parts, person, query) : TOO_MUCH,
  );
  route.forPerson(optimizeLeagueRosters, ({ person, caller, params }) =>
    caller.mayCost(2 * ODDS_MS) ? lineUpNow(parts, person, params) : TOO_MUCH,
  );
  route.forPerson(leagueExpertRankings, ({ person, caller, query }) =>
    caller.mayCost(BOARD_MS) ? expertRankings(parts, person, query) : TOO_MUCH,
  );
  route.forPerson(leagueAuctionTable, ({ person, caller, query }) =>
    caller.mayCost(2 * BOARD_MS) ? auctionTable(parts, person, query) : TOO_MUCH,
  );
  route.forPerson(expertRecommendations, ({ person, caller, params }) =>
    caller.mayCost(BOARD_MS) ? recommendations(parts, person, params) : TOO_MUCH,
  );
  route.forPerson(trendingUp, ({ person, caller, query }) =>
    caller.mayCost(ODDS_MS) ? trending(parts, person, query) : TOO_MUCH,
  );
}
