import type { EndpointsOf } from '../endpoint.ts';
import type { PAYMENTS_CALLS } from './payments.calls.ts';
import {
  changeTestSubscription,
  createCheckoutSession,
  getCheckoutStatus,
  getSubscription,
  getTestPortal,
  getUpgradePaymentPreview,
  listProducts,
  openBillingPortal,
  settleTestCheckout,
  upgradeTier,
} from './payments.ts';

export const paymentsApi = {
  listProducts,
  createCheckoutSession,
  upgradeTier,
  openBillingPortal,
  getUpgradePaymentPreview,
  getCheckoutStatus,
  getSubscription,
  settleTestCheckout,
  getTestPortal,
  changeTestSubscription,
} as const satisfies EndpointsOf<typeof PAYMENTS_CALLS>;
