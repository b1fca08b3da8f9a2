import type { CallCases } from './call-cases.ts';

export const paymentCases = {
  goodInputs: {},
  withoutFootball: [
    'listProducts',
    'createCheckoutSession',
    'upgradeTier',
    'openBillingPortal',
    'getUpgradePaymentPreview',
    'getCheckoutStatus',
    'getSubscription',
    'settleTestCheckout',
    'getTestPortal',
    'changeTestSubscription',
  ],
} as const satisfies CallCases;
