import type { EndpointsOf } from '../endpoint.ts';
import { tradePositionRankings, tradeRosterChanges, tradeStats } from './full-analysis.ts';
import type { TRADE_ANALYZER_CALLS } from './trade-analyzer.calls.ts';
import { listTradeRosters, previewTrade, recommendTrades, summarizeTrade } from './trade-analyzer.ts';

export const tradeAnalyzerApi = {
  listTradeRosters,
  recommendTrades,
  previewTrade,
  summarizeTrade,
  tradePositionRankings,
  tradeStats,
  tradeRosterChanges,
} as const satisfies EndpointsOf<typeof TRADE_ANALYZER_CALLS>;
