// Tables of players.
import { tableOf } from '@pylon/contract/tables/tables';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { obstacleTo } from '../api/obstacle.ts';
import { adpInput, moversInput } from '../features/adp/adp.search.ts';
import { auctionExperts, auctionsInput, parseAuctionSearch } from '../features/auctions/auctions.search.ts';
import { cheatSheetsInput, parseCheatSheetSearch } from '../features/cheat-sheets/cheat-sheets.search.ts';
import { parseProjectionSearch, projectionsInput } from '../features/projections/projections.search.ts';
import { everyExpert, type RankingPeriod, rankingsInput } from '../features/rankings/rankings.search.ts';
import { pageHead, tableHead } from '../features/shell/head.ts';
import { parseSeriesSearch, seriesInput } from '../features/tables/time-series/series-search.ts';
import { PATHS } from '../paths.ts';
import type { RouteContext } from '../route-context.ts';
import { onlyWhatFits } from '../search-params.ts';
import { parseTableSearch, type TableSearch } from '../widgets/table/table-search.ts';
import { root } from './root.tsx';
import { loadTable, seasonOf, tableState } from './table-route.ts';

const loadRankings = async (context: RouteContext, period: RankingPeriod, search: TableSearch) => {
  const input = rankingsInput(search, period, await seasonOf(context));
  const table = await loadTable(context, () => answer('listRankings', input));
  if (table.obstacle) await obstacleTo(context.answers.ensureQueryData(answer('listRankings', everyExpert(input))));
  return table;
};

/** What the ranking pages of all periods have in common. */
const rankingsOf = (period: RankingPeriod) => ({
  validateSearch: onlyWhatFits(parseTableSearch),
  loaderDeps: tableState,
  loader: ({ context, deps }: { context: RouteContext; deps: TableSearch }) => loadRankings(context, period, deps),
  staticData: { source: 'src/features/rankings/RankingsPage.tsx' },
});
const rankingsPages = () => import('../features/rankings/RankingsPage.tsx');

const rankings = createRoute({
  getParentRoute: () => root,
  path: PATHS.rankings,
  ...rankingsOf('Seasonal'),
  head: ({ match: { context } }) =>
    tableHead(context, {
      ...tableOf('listRankings'),
      title: 'Draft rankings',
      question: 'Expert rankings of the season with tiers, ADP and ranges of points.',
    }),
  component: lazyRouteComponent(rankingsPages, 'SeasonalRankings'),
});

const weeklyRankings = createRoute({
  getParentRoute: () => root,
  path: PATHS.weeklyRankings,
  ...rankingsOf('Weekly'),
  head: ({ match: { context } }) =>
    tableHead(context, {
      ...tableOf('listRankings'),
      path: PATHS.weeklyRankings,
      title: 'Weekly rankings',
      question: 'Whom to start this week, with ranges of points.',
    }),
  component: lazyRouteComponent(rankingsPages, 'WeeklyRankings'),
});

const restOfSeasonRankings = createRoute({
  getParentRoute: () => root,
  path: PATHS.restOfSeasonRankings,
  ...rankingsOf('RestOfSeason'),
  head: ({ match: { context } }) =>
    tableHead(context, {
      ...tableOf('listRankings'),
      path: PATHS.restOfSeasonRankings,
      title: 'Rest of season rankings',
      question: 'What everybody is worth from here to the end of the season.',
    }),
  component: lazyRouteComponent(rankingsPages, 'RestOfSeasonRankings'),
});

const adp = createRoute({
  getParentRoute: () => root,
  path: PATHS.adp,
  validateSearch: onlyWhatFits(parseTableSearch),
  loaderDeps: tableState,
  loader: ({ context, deps }) =>
    loadTable(context, (season) =>
      deps.view === 'movers'
        ? answer('listAdpMovers', moversInput(deps, season))
        : answer('listAdps', adpInput(deps, season)),
    ),
  head: ({ match: { context } }) =>
    tableHead(context, {
      ...tableOf('listAdps'),
      title: 'Average draft position',
      question: 'Where players go in drafts, by provider, and who is moving.',
    }),
  component: lazyRouteComponent(() => import('../features/adp/AdpPage.tsx'), 'AdpPage'),
  staticData: { source: 'src/features/adp/AdpPage.tsx' },
});

const auctions = createRoute({
  getParentRoute: () => root,
  path: PATHS.auctions,
  validateSearch: onlyWhatFits(parseAuctionSearch),
  loaderDeps: tableState,
  loader: async ({ context, deps }) => {
    const input = auctionsInput(deps, await seasonOf(context));
    const table = await loadTable(context, () => answer('listAuctions', input));
    if (table.obstacle)
      await obstacleTo(context.answers.ensureQueryData(answer('listAuctions', auctionExperts(input))));
    return table;
  },
  head: () => pageHead('Auction values', 'What to pay for whom in an auction of your league, beside real prices.'),
  component: lazyRouteComponent(() => import('../features/auctions/AuctionsPage.tsx'), 'AuctionsPage'),
  staticData: { source: 'src/features/auctions/AuctionsPage.tsx' },
});

const cheatSheets = createRoute({
  getParentRoute: () => root,
  path: PATHS.cheatSheets,
  validateSearch: onlyWhatFits(parseCheatSheetSearch),
  loaderDeps: tableState,
  loader: ({ context, deps }) =>
    loadTable(context, (season) => answer('getCheatSheets', cheatSheetsInput(deps, season))),
  head: () => pageHead('Cheat sheets', 'Who to draft, tier by tier, to print: overall, or a page for each position.'),
  component: lazyRouteComponent(() => import('../features/cheat-sheets/CheatSheetsPage.tsx'), 'CheatSheetsPage'),
  staticData: { source: 'src/features/cheat-sheets/CheatSheetsPage.tsx' },
});

const projections = createRoute({
  getParentRoute: () => root,
  path: PATHS.projections,
  validateSearch: onlyWhatFits(parseProjectionSearch),
  loaderDeps: tableState,
  loader: ({ context, deps }) =>
    loadTable(context, (season) => answer('listProjections', projectionsInput(deps, season))),
  head: ({ match: { context } }) =>
    tableHead(context, {
      ...tableOf('listProjections'),
      question: 'Expected stat lines and points with floor and ceiling, in any scoring.',
    }),
  component: lazyRouteComponent(() => import('../features/projections/ProjectionsPage.tsx'), 'ProjectionsPage'),
  staticData: { source: 'src/features/projections/ProjectionsPage.tsx' },
});

const timeSeries = createRoute({
  getParentRoute: () => root,
  path: PATHS.timeSeries,
  validateSearch: onlyWhatFits(parseSeriesSearch),
  // The stat is chosen among answers that are there, and a card lies over the page.
  loaderDeps: ({ search }) => parseSeriesSearch({ ...search, stat: undefined }),
  loader: async ({ context, deps }) => {
    const input = seriesInput(deps, await seasonOf(context));
    await context.answers.ensureQueryData(answer('listSeasons', {}));
    return input ? obstacleTo(context.answers.ensureQueryData(answer('getTimeSeries', input))) : { obstacle: null };
  },
  head: () => pageHead('Time Series', 'Up to four players week by week: points, shares, touches and utilization.'),
  component: lazyRouteComponent(() => import('../features/tables/time-series/TimeSeriesPage.tsx'), 'TimeSeriesPage'),
  staticData: { source: 'src/features/tables/time-series/TimeSeriesPage.tsx' },
});

export const researchRoutes = [
  rankings,
  weeklyRankings,
  restOfSeasonRankings,
  adp,
  auctions,
  cheatSheets,
  projections,
  timeSeries,
] as const;
