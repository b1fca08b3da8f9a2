// Line-ups that are prepared by a person's rules.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseCruisePlace } from '../../features/cruise-control/cruise-place.ts';
import { pageHead } from '../../features/shell/head.ts';
import { PATHS } from '../../paths.ts';
import { onlyWhatFits } from '../../search-params.ts';
import { root } from '../root.tsx';

const cruiseControl = createRoute({
  getParentRoute: () => root,
  path: PATHS.cruiseControl,
  validateSearch: onlyWhatFits(parseCruisePlace),
  head: () => pageHead('Cruise Control', 'Changes of your line-up, prepared by your rules and told in time.'),
  component: lazyRouteComponent(
    () => import('../../features/cruise-control/CruiseControlPage.tsx'),
    'CruiseControlPage',
  ),
  staticData: { source: 'src/features/cruise-control/CruiseControlPage.tsx', isUnlisted: true },
});

export const cruiseControlRoutes = [cruiseControl] as const;
