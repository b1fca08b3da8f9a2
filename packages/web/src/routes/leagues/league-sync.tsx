// Leagues from other platforms: the wizard that adds them, and a person's own.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { answer } from '../../api/answers.ts';
import { parseHandPlace } from '../../features/league-sync/by-hand/hand-place.ts';
import { parsePlace } from '../../features/league-sync/wizard/wizard-place.ts';
import { pageHead } from '../../features/shell/head.ts';
import { PATHS } from '../../paths.ts';
import { onlyWhatFits } from '../../search-params.ts';
import { root } from '../root.tsx';

const leagueSync = createRoute({
  getParentRoute: () => root,
  path: PATHS.leagueSync,
  validateSearch: onlyWhatFits(parsePlace),
  // The page itself says that the platforms could not be listed.
  loader: ({ context }) =>
    context.answers.ensureQueryData(answer('listConnectors', {})).then(
      () => undefined,
      () => undefined,
    ),
  head: () => pageHead('League Sync', 'Your leagues from ten platforms, with advice made for each.'),
  component: lazyRouteComponent(() => import('../../features/league-sync/LeagueSyncPage.tsx'), 'LeagueSyncPage'),
  staticData: { source: 'src/features/league-sync/LeagueSyncPage.tsx' },
});

const leagueSyncReturn = createRoute({
  getParentRoute: () => root,
  path: PATHS.leagueSyncReturn,
  // What stands in the address is for the browser alone.
  ssr: false,
  head: () => pageHead('League Sync', 'Back from the sign-in at a platform.'),
  component: lazyRouteComponent(() => import('../../features/league-sync/SignInReturnPage.tsx'), 'SignInReturnPage'),
  staticData: { source: 'src/features/league-sync/SignInReturnPage.tsx', isUnlisted: true, holdsSecret: true },
});

const myLeagues = createRoute({
  getParentRoute: () => root,
  path: PATHS.myLeagues,
  head: () => pageHead('My Leagues', 'The leagues that you have synced, and how each stands.'),
  component: lazyRouteComponent(() => import('../../features/league-sync/MyLeaguesPage.tsx'), 'MyLeaguesPage'),
  staticData: { source: 'src/features/league-sync/MyLeaguesPage.tsx', isUnlisted: true },
});

const handLeague = createRoute({
  getParentRoute: () => root,
  path: PATHS.handLeague,
  validateSearch: onlyWhatFits(parseHandPlace),
  head: () => pageHead('A league by hand', 'Write down a league that no platform gives, and paste its rosters.'),
  component: lazyRouteComponent(() => import('../../features/league-sync/HandLeaguePage.tsx'), 'HandLeaguePage'),
  staticData: { source: 'src/features/league-sync/HandLeaguePage.tsx', isUnlisted: true },
});

export const leagueSyncRoutes = [leagueSync, leagueSyncReturn, myLeagues, handLeague] as const;
