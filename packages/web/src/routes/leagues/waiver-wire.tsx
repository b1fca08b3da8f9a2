// Free agents of one of a person's leagues.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageHead } from '../../features/shell/head.ts';
import { parseWaiverPlace } from '../../features/waiver-wire/waiver-place.ts';
import { PATHS } from '../../paths.ts';
import { onlyWhatFits } from '../../search-params.ts';
import { root } from '../root.tsx';

const waiverWire = createRoute({
  getParentRoute: () => root,
  path: PATHS.waiverWire,
  validateSearch: onlyWhatFits(parseWaiverPlace),
  head: () => pageHead('Waiver Wire', 'Whom to pick up in your league, whom to drop, and what to bid.'),
  component: lazyRouteComponent(() => import('../../features/waiver-wire/WaiverWirePage.tsx'), 'WaiverWirePage'),
  staticData: { source: 'src/features/waiver-wire/WaiverWirePage.tsx', isUnlisted: true },
});

export const waiverWireRoutes = [waiverWire] as const;
