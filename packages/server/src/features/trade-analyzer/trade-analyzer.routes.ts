import { tradePositionRankings, tradeRosterChanges, tradeStats } from '@pylon/contract/trade-analyzer/full-analysis';
import {
  listTradeRosters,
  previewTrade,
  recommendTrades,
  summarizeTrade,
} from '@pylon/contract/trade-analyzer/trade-analyzer';
import { failure } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { SeasonDesk } from '../../leagues/season-desk.ts';
import type { SeasonThreads } from '../../leagues/season-threads.ts';
import type { TradeParts } from './asked-trade.ts';
import { positionRankings, rosterChanges, stats } from './full-analysis.ts';
import { preview, recommended, summary } from './trade-analyzer.service.ts';
import { TradeDesk } from './trade-desk.ts';
import { tradeRosters } from './trade-rosters.ts';
import type { TradeThreads } from './trade-threads.ts';

/** What looking a league over counts as, in milliseconds of work. */
const LOOK_MS = 20;
const TOO_MUCH = failure('too-many-requests');

/** Trades of a person's league: who could be traded, what a trade does, and which help both sides. */
export function tradeAnalyzerRoutes(
  route: Router,
  {
    work,
    seasonWork,
    ...own
  }: Omit<TradeParts, 'desk' | 'seasons'> & { readonly work: TradeThreads; readonly seasonWork: SeasonThreads },
): void {
  const parts: TradeParts = { ...own, desk: new TradeDesk(work), seasons: new SeasonDesk(seasonWork) };
  route.forPerson(listTradeRosters, ({ person, caller, query }) =>
    caller.mayCost(LOOK_MS) ? tradeRosters(parts, person, query) : TOO_MUCH,
  );
  route.forPerson(recommendTrades, (asking) =>
    asking.caller.mayCost(LOOK_MS) ? recommended(parts, asking, asking.query) : TOO_MUCH,
  );
  route.forPerson(previewTrade, (asking) => preview(parts, asking, asking.body));
  route.forPerson(summarizeTrade, (asking) => summary(parts, asking, asking.body));
  route.forPerson(tradePositionRankings, (asking) => positionRankings(parts, asking, asking.body));
  route.forPerson(tradeStats, (asking) => stats(parts, asking, asking.body));
  route.forPerson(tradeRosterChanges, (asking) => rosterChanges(parts, asking, asking.body));
}
