import { createRootRouteWithContext, createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { answer } from './api/answers.ts';
import { ApiFailure } from './api/failure.ts';
import { adpInput, moversInput } from './features/adp/adp.search.ts';
import { loadHome } from './features/home/home.loader.ts';
import { parseDraftsSearch } from './features/mock-draft/drafts/drafts.search.ts';
import { ReportGone } from './features/mock-draft/results/ReportGone.tsx';
import { sharedWords } from './features/mock-draft/results/shared-words.ts';
import { RoomSkeleton } from './features/mock-draft/room/RoomSkeleton.tsx';
import { parseRoomSearch } from './features/mock-draft/room/room.search.ts';
import { parseDraftLink } from './features/mock-draft/settings/draft-link.ts';
import { playerCardInput } from './features/player-card/player-card.search.ts';
import { projectionsInput } from './features/projections/projections.search.ts';
import { everyExpert, type RankingPeriod, rankingsInput } from './features/rankings/rankings.search.ts';
import { Document } from './features/shell/Document.tsx';
import { FailedPage } from './features/shell/FailedPage.tsx';
import { documentHead, pageHead, sharedHead } from './features/shell/head.ts';
import { MissingPage } from './features/shell/MissingPage.tsx';
import { PATHS, sharedReportPath } from './paths.ts';
import { Root } from './Root.tsx';
import type { RouteContext } from './route-context.ts';
import { parseTableSearch, type TableSearch } from './widgets/table-search.ts';

const root = createRootRouteWithContext<RouteContext>()({
  validateSearch: (search: Record<string, unknown>): { player?: string; scoring?: string; season?: string } => {
    const { player } = search;
    return typeof player === 'string' && /^[\w:-]{2,40}$/.test(player) ? { player } : {};
  },
  loader: ({ context: { answers } }) =>
    Promise.all([
      answers.ensureQueryData(answer('currentSeason', {})),
      answers.ensureQueryData(answer('listTeams', {})),
      answers.ensureQueryData(answer('listScoringSystems', {})),
      answers.ensureQueryData(answer('getDataSources', {})),
    ]).then(() => undefined),
  head: documentHead,
  shellComponent: Document,
  component: Root,
  errorComponent: FailedPage,
  notFoundComponent: MissingPage,
});

/** What a table's answer depends on: all of its state, but not which card is open over it. */
const tableState = ({ search }: { search: TableSearch & { player?: string } }): TableSearch => {
  const { player: _card, cols: _columns, ...state } = search;
  return state;
};

const seasonOf = async ({ answers }: RouteContext) =>
  (await answers.ensureQueryData(answer('currentSeason', {}))).season;

const home = createRoute({
  getParentRoute: () => root,
  path: PATHS.home,
  validateSearch: parseTableSearch,
  loaderDeps: tableState,
  loader: ({ context, deps }) => loadHome(context.answers, deps),
  head: () => pageHead('Fantasy football, decided', 'Rankings, ADP, projections and mock drafts from open NFL data.'),
  component: lazyRouteComponent(() => import('./features/home/HomePage.tsx'), 'HomePage'),
  staticData: { source: 'src/features/home/HomePage.tsx' },
});

const loadRankings = async (context: RouteContext, period: RankingPeriod, search: TableSearch) => {
  const input = rankingsInput(search, period, await seasonOf(context));
  await Promise.all([
    context.answers.ensureQueryData(answer('listRankings', input)),
    context.answers.ensureQueryData(answer('listRankings', everyExpert(input))),
    context.answers.ensureQueryData(answer('listSeasons', {})),
  ]);
};
const rankingsPages = () => import('./features/rankings/RankingsPage.tsx');
const rankingsSource = { source: 'src/features/rankings/RankingsPage.tsx' };

const rankings = createRoute({
  getParentRoute: () => root,
  path: PATHS.rankings,
  validateSearch: parseTableSearch,
  loaderDeps: tableState,
  loader: ({ context, deps }) => loadRankings(context, 'Seasonal', deps),
  head: () => pageHead('Draft rankings', 'Expert rankings of the season with tiers, ADP and ranges of points.'),
  component: lazyRouteComponent(rankingsPages, 'SeasonalRankings'),
  staticData: rankingsSource,
});
const weeklyRankings = createRoute({
  getParentRoute: () => root,
  path: PATHS.weeklyRankings,
  validateSearch: parseTableSearch,
  loaderDeps: tableState,
  loader: ({ context, deps }) => loadRankings(context, 'Weekly', deps),
  head: () => pageHead('Weekly rankings', 'Whom to start this week, with ranges of points.'),
  component: lazyRouteComponent(rankingsPages, 'WeeklyRankings'),
  staticData: rankingsSource,
});
const restOfSeasonRankings = createRoute({
  getParentRoute: () => root,
  path: PATHS.restOfSeasonRankings,
  validateSearch: parseTableSearch,
  loaderDeps: tableState,
  loader: ({ context, deps }) => loadRankings(context, 'RestOfSeason', deps),
  head: () => pageHead('Rest of season rankings', 'What everybody is worth from here to the end of the season.'),
  component: lazyRouteComponent(rankingsPages, 'RestOfSeasonRankings'),
  staticData: rankingsSource,
});

const adp = createRoute({
  getParentRoute: () => root,
  path: PATHS.adp,
  validateSearch: parseTableSearch,
  loaderDeps: tableState,
  loader: async ({ context, deps }) => {
    const season = await seasonOf(context);
    await Promise.all([
      context.answers.ensureQueryData(answer('listSeasons', {})),
      deps.view === 'movers'
        ? context.answers.ensureQueryData(answer('listAdpMovers', moversInput(deps, season)))
        : context.answers.ensureQueryData(answer('listAdps', adpInput(deps, season))),
    ]);
  },
  head: () => pageHead('Average draft position', 'Where players go in drafts, by provider, and who is moving.'),
  component: lazyRouteComponent(() => import('./features/adp/AdpPage.tsx'), 'AdpPage'),
  staticData: { source: 'src/features/adp/AdpPage.tsx' },
});

const projections = createRoute({
  getParentRoute: () => root,
  path: PATHS.projections,
  validateSearch: parseTableSearch,
  loaderDeps: tableState,
  loader: async ({ context, deps }) => {
    const season = await seasonOf(context);
    await Promise.all([
      context.answers.ensureQueryData(answer('listSeasons', {})),
      context.answers.ensureQueryData(answer('listProjections', projectionsInput(deps, season))),
    ]);
  },
  head: () => pageHead('Projections', 'Expected stat lines and points with floor and ceiling, in any scoring.'),
  component: lazyRouteComponent(() => import('./features/projections/ProjectionsPage.tsx'), 'ProjectionsPage'),
  staticData: { source: 'src/features/projections/ProjectionsPage.tsx' },
});

const player = createRoute({
  getParentRoute: () => root,
  path: PATHS.player,
  validateSearch: parseTableSearch,
  loaderDeps: tableState,
  loader: async ({ context, deps, params }) => {
    const season = await seasonOf(context);
    const { playerCard } = await context.answers
      .ensureQueryData(answer('getPlayerCard', playerCardInput(params.playerId, deps, season)))
      .catch((failure: unknown) => {
        throw failure instanceof ApiFailure && failure.code === 'player-not-found' ? notFound() : failure;
      });
    return { name: playerCard.athlete?.fullName ?? playerCard.team?.fullName ?? 'Player' };
  },
  head: ({ loaderData }) =>
    pageHead(loaderData?.name ?? 'Player', `Rank, projection, ADP and game log of ${loaderData?.name ?? 'a player'}.`),
  component: lazyRouteComponent(() => import('./features/player-card/PlayerPage.tsx'), 'PlayerPage'),
  staticData: { source: 'src/features/player-card/PlayerPage.tsx' },
});

const draftChampion = createRoute({
  getParentRoute: () => root,
  path: PATHS.draftChampion,
  validateSearch: parseDraftLink,
  loader: async ({ context }) => {
    await context.answers.ensureQueryData(answer('listExperts', {}));
  },
  head: () =>
    pageHead('Draft Champion', 'A mock draft against a room that picks as real drafters do, graded at the end.'),
  component: lazyRouteComponent(() => import('./features/mock-draft/DraftChampionPage.tsx'), 'DraftChampionPage'),
  staticData: { source: 'src/features/mock-draft/DraftChampionPage.tsx' },
});

const draftRoom = createRoute({
  getParentRoute: () => root,
  path: PATHS.draftRoom,
  ssr: false,
  validateSearch: parseRoomSearch,
  head: () => pageHead('Draft room', 'A mock draft.'),
  component: lazyRouteComponent(() => import('./features/mock-draft/room/RoomPage.tsx'), 'RoomPage'),
  pendingComponent: RoomSkeleton,
  staticData: { source: 'src/features/mock-draft/room/RoomPage.tsx', isRoom: true },
});

const drafts = createRoute({
  getParentRoute: () => root,
  path: PATHS.drafts,
  validateSearch: parseDraftsSearch,
  head: () => pageHead('Your drafts', 'Every mock draft of yours: to go on with, to look at, to play again.'),
  component: lazyRouteComponent(() => import('./features/mock-draft/drafts/DraftsPage.tsx'), 'DraftsPage'),
  staticData: { source: 'src/features/mock-draft/drafts/DraftsPage.tsx' },
});

const draftScreen = createRoute({
  getParentRoute: () => root,
  path: PATHS.draftScreen,
  ssr: false,
  head: () => pageHead('Draft board', 'The board of a draft for a large screen.'),
  component: lazyRouteComponent(() => import('./features/mock-draft/screen/ScreenPage.tsx'), 'ScreenPage'),
  staticData: { source: 'src/features/mock-draft/screen/ScreenPage.tsx', isScreen: true },
});

const sharedReport = createRoute({
  getParentRoute: () => root,
  path: PATHS.sharedReport,
  loader: async ({ context, params }) => {
    const { report } = await context.answers
      .ensureQueryData(answer('getSharedReport', { shareId: params.shareId }))
      .catch((failure: unknown) => {
        throw failure instanceof ApiFailure && failure.code === 'draft-not-found' ? notFound() : failure;
      });
    return { ...sharedWords(report), path: sharedReportPath(params.shareId), picture: report.imagePath };
  },
  head: ({ loaderData, match }) =>
    loaderData
      ? sharedHead({ ...loaderData, publicUrl: match.context.publicUrl ?? null })
      : pageHead('Draft report', 'The report of a shared mock draft.'),
  component: lazyRouteComponent(() => import('./features/mock-draft/results/SharedReportPage.tsx'), 'SharedReportPage'),
  notFoundComponent: ReportGone,
  staticData: { source: 'src/features/mock-draft/results/SharedReportPage.tsx' },
});

const oddsMethod = createRoute({
  getParentRoute: () => root,
  path: PATHS.oddsMethod,
  head: () =>
    pageHead('How good are our odds?', 'What the draft room said of who would last, and what happened in real drafts.'),
  component: lazyRouteComponent(() => import('./features/methods/OddsMethodPage.tsx'), 'OddsMethodPage'),
  staticData: { source: 'src/features/methods/OddsMethodPage.tsx' },
});

const design = createRoute({
  getParentRoute: () => root,
  path: PATHS.design,
  head: () => pageHead('Design', 'Every part of the product with all its states.'),
  component: lazyRouteComponent(() => import('./features/design/DesignPage.tsx'), 'DesignPage'),
  staticData: { source: 'src/features/design/DesignPage.tsx' },
});

export const routeTree = root.addChildren([
  home,
  rankings,
  weeklyRankings,
  restOfSeasonRankings,
  adp,
  projections,
  player,
  draftChampion,
  drafts,
  draftRoom,
  draftScreen,
  sharedReport,
  oddsMethod,
  design,
]);
