// A person's best-ball drafts.
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { parseBestBallPlace } from '../features/best-ball/best-ball-place.ts';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { onlyWhatFits } from '../search-params.ts';
import { root } from './root.tsx';
import { seasonOf } from './table-route.ts';

const bestBall = createRoute({
  getParentRoute: () => root,
  path: PATHS.bestBall,
  validateSearch: onlyWhatFits(parseBestBallPlace),
  loader: async ({ context }) => void (await seasonOf(context)),
  head: () => pageHead('Best Ball', 'Your best-ball drafts: exposure, stacks, rosters and closing line value.'),
  component: lazyRouteComponent(() => import('../features/best-ball/BestBallPage.tsx'), 'BestBallPage'),
  staticData: { source: 'src/features/best-ball/BestBallPage.tsx', isUnlisted: true },
});

export const bestBallRoutes = [bestBall] as const;
