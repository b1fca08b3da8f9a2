// One of a person's leagues with everything of its week.
import { BRAND } from '@pylon/contract/brand';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseHubPlace } from '../../features/league-hub/hub-place.ts';
import { pageHead } from '../../features/shell/head.ts';
import { PATHS } from '../../paths.ts';
import { onlyWhatFits } from '../../search-params.ts';
import { root } from '../root.tsx';

const leagueHub = createRoute({
  getParentRoute: () => root,
  path: PATHS.leagueHub,
  validateSearch: onlyWhatFits(parseHubPlace),
  head: () => pageHead(BRAND.leagueHub, 'Your league this week: match-ups, injuries, byes, and whom to get.'),
  component: lazyRouteComponent(() => import('../../features/league-hub/LeagueHubPage.tsx'), 'LeagueHubPage'),
  staticData: { source: 'src/features/league-hub/LeagueHubPage.tsx', isUnlisted: true },
});

export const leagueHubRoutes = [leagueHub] as const;
