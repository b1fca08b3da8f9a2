import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { root } from './root.tsx';

/** Where leagues will be; both ways in lead to one page as yet. */
const leagueSyncPage = {
  head: () => pageHead('League Sync', 'Your leagues from ten platforms, with advice made for each.'),
  component: lazyRouteComponent(() => import('../features/coming-soon/LeagueSyncPage.tsx'), 'LeagueSyncPage'),
  staticData: { source: 'src/features/coming-soon/LeagueSyncPage.tsx' },
};
const leagueSync = createRoute({ getParentRoute: () => root, path: PATHS.leagueSync, ...leagueSyncPage });
const myLeagues = createRoute({
  getParentRoute: () => root,
  path: PATHS.myLeagues,
  ...leagueSyncPage,
  staticData: { ...leagueSyncPage.staticData, isUnlisted: true },
});

export const leagueSyncRoutes = [leagueSync, myLeagues] as const;
