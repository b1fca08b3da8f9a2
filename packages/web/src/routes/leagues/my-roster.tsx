// The roster of one of a person's leagues.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseRosterPlace } from '../../features/my-roster/roster-place.ts';
import { pageHead } from '../../features/shell/head.ts';
import { PATHS } from '../../paths.ts';
import { onlyWhatFits } from '../../search-params.ts';
import { root } from '../root.tsx';

const myRoster = createRoute({
  getParentRoute: () => root,
  path: PATHS.myRoster,
  validateSearch: onlyWhatFits(parseRosterPlace),
  head: () => pageHead('My Roster', 'Whom to start in your league, how sure that is, and how strong you are.'),
  component: lazyRouteComponent(() => import('../../features/my-roster/MyRosterPage.tsx'), 'MyRosterPage'),
  staticData: { source: 'src/features/my-roster/MyRosterPage.tsx', isUnlisted: true },
});

export const myRosterRoutes = [myRoster] as const;
