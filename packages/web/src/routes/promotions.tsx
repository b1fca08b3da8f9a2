import { BRAND } from '@pylon/contract/brand';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { onlyWithPlans } from './only-with-plans.ts';
import { root } from './root.tsx';

const promotion = createRoute({
  getParentRoute: () => root,
  beforeLoad: onlyWithPlans,
  path: PATHS.promotion,
  head: () => pageHead('Promotion', `How ${BRAND.plan} comes for free while a partner's promotion runs.`),
  component: lazyRouteComponent(() => import('../features/promotions/PromotionPage.tsx'), 'PromotionPage'),
  staticData: { source: 'src/features/promotions/PromotionPage.tsx' },
});

export const promotionRoutes = [promotion] as const;
