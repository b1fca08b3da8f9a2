import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageHead } from '../../features/shell/head.ts';
import { PATHS } from '../../paths.ts';
import { root } from '../root.tsx';

const design = createRoute({
  getParentRoute: () => root,
  path: PATHS.design,
  head: () => pageHead('Design', 'Every part of the product with all its states.'),
  component: lazyRouteComponent(() => import('../../features/design/DesignPage.tsx'), 'DesignPage'),
  staticData: { source: 'src/features/design/DesignPage.tsx', isUnlisted: true },
});

export const designRoutes = [design] as const;
