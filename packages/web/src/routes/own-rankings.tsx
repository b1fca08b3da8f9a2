// A person's own ranking lists, and the editor of one.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { root } from './root.tsx';
import { seasonOf } from './table-route.ts';

const myRankings = createRoute({
  getParentRoute: () => root,
  path: PATHS.myRankings,
  loader: async ({ context }) => {
    await Promise.all([seasonOf(context), context.answers.ensureQueryData(answer('listExperts', {}))]);
  },
  head: () => pageHead('My Rankings', 'Your own order with tiers, targets and notes, an expert wherever you choose.'),
  component: lazyRouteComponent(() => import('../features/own-rankings/RankingListsPage.tsx'), 'RankingListsPage'),
  staticData: { source: 'src/features/own-rankings/RankingListsPage.tsx', isUnlisted: true },
});

const myRanking = createRoute({
  getParentRoute: () => root,
  path: PATHS.myRanking,
  head: () => pageHead('My Rankings', 'One of your ranking lists, to work on.'),
  component: lazyRouteComponent(() => import('../features/own-rankings/RankingListPage.tsx'), 'RankingListPage'),
  staticData: { source: 'src/features/own-rankings/RankingListPage.tsx', isUnlisted: true },
});

export const ownRankingsRoutes = [myRankings, myRanking] as const;
