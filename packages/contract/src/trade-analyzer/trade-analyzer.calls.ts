import type { CallAddresses } from '../call-address.ts';

export const TRADE_ANALYZER_CALLS = {
  listTradeRosters: { method: 'GET', path: '/trade-analyzer/league-rosters' },
  recommendTrades: { method: 'GET', path: '/trade-analyzer/recommendation' },
  previewTrade: { method: 'POST', path: '/trade-analyzer/preview' },
  summarizeTrade: { method: 'POST', path: '/trade-analyzer/summary' },
  tradePositionRankings: { method: 'POST', path: '/trade-analyzer/position-rankings' },
  tradeStats: { method: 'POST', path: '/trade-analyzer/stats' },
  tradeRosterChanges: { method: 'POST', path: '/trade-analyzer/projected-roster-changes' },
} as const satisfies CallAddresses;
