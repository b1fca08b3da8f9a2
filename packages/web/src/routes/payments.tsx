import { BRAND } from '@pylon/contract/brand';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { answer } from '../api/answers.ts';
import { pageHead } from '../features/shell/head.ts';
import { PATHS } from '../paths.ts';
import { parseFrom } from '../return-path.ts';
import { onlyWhatFits } from '../search-params.ts';
import { onlyWithPlans } from './only-with-plans.ts';
import { root } from './root.tsx';

const pricing = createRoute({
  getParentRoute: () => root,
  beforeLoad: onlyWithPlans,
  path: PATHS.pricing,
  validateSearch: onlyWhatFits(parseFrom),
  loader: ({ context }) => context.answers.ensureQueryData(answer('listProducts', {})).then(() => undefined),
  head: () => pageHead('Plans', `What ${BRAND.plan} opens, and what it costs.`),
  component: lazyRouteComponent(() => import('../features/payments/PricingPage.tsx'), 'PricingPage'),
  staticData: { source: 'src/features/payments/PricingPage.tsx' },
});

const checkout = createRoute({
  getParentRoute: () => root,
  beforeLoad: onlyWithPlans,
  path: PATHS.checkout,
  ssr: false,
  head: () => pageHead('Checkout', 'Pay for a plan.'),
  component: lazyRouteComponent(() => import('../features/payments/CheckoutPage.tsx'), 'CheckoutPage'),
  staticData: { source: 'src/features/payments/CheckoutPage.tsx', isUnlisted: true },
});

const checkoutReturn = createRoute({
  getParentRoute: () => root,
  beforeLoad: onlyWithPlans,
  path: PATHS.checkoutReturn,
  ssr: false,
  validateSearch: ({ sessionId }: Record<string, unknown>): { sessionId: string } => ({
    sessionId: typeof sessionId === 'string' ? sessionId : '',
  }),
  head: () => pageHead('Thank you', 'Your plan.'),
  component: lazyRouteComponent(() => import('../features/payments/CheckoutReturnPage.tsx'), 'CheckoutReturnPage'),
  staticData: { source: 'src/features/payments/CheckoutReturnPage.tsx', isUnlisted: true },
});

const testPortal = createRoute({
  getParentRoute: () => root,
  beforeLoad: onlyWithPlans,
  path: PATHS.testPortal,
  ssr: false,
  validateSearch: onlyWhatFits(({ returnPath }): { returnPath?: string } => {
    const from = parseFrom({ from: returnPath }).from;
    return from === undefined ? {} : { returnPath: from };
  }),
  head: () => pageHead('Subscription', 'Your subscription at the test checkout.'),
  component: lazyRouteComponent(() => import('../features/payments/TestPortalPage.tsx'), 'TestPortalPage'),
  staticData: { source: 'src/features/payments/TestPortalPage.tsx', isUnlisted: true },
});

export const paymentRoutes = [pricing, checkoutReturn, testPortal, checkout] as const;
