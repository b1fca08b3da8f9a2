// Pages that stand by themselves.
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
const myLeagues = createRoute({ getParentRoute: () => root, path: PATHS.myLeagues, ...leagueSyncPage });

const unsubscribe = createRoute({
  getParentRoute: () => root,
  path: PATHS.unsubscribe,
  validateSearch: ({ token }: Record<string, unknown>): { token: string } => ({
    token: typeof token === 'string' ? token : '',
  }),
  head: () => pageHead('Newsletter', 'Leave the newsletter.'),
  component: lazyRouteComponent(() => import('../features/newsletter/UnsubscribePage.tsx'), 'UnsubscribePage'),
  staticData: { source: 'src/features/newsletter/UnsubscribePage.tsx' },
});

const design = createRoute({
  getParentRoute: () => root,
  path: PATHS.design,
  head: () => pageHead('Design', 'Every part of the product with all its states.'),
  component: lazyRouteComponent(() => import('../features/design/DesignPage.tsx'), 'DesignPage'),
  staticData: { source: 'src/features/design/DesignPage.tsx' },
});

export const moreRoutes = [leagueSync, myLeagues, unsubscribe, design] as const;
