import type { CallAddresses } from '../call-address.ts';

export const PAYMENTS_CALLS = {
  listProducts: { method: 'GET', path: '/payments/list-products' },
  createCheckoutSession: { method: 'POST', path: '/payments/create-checkout-session' },
  upgradeTier: { method: 'POST', path: '/payments/upgrade-tier' },
  openBillingPortal: { method: 'POST', path: '/payments/billing-portal' },
  getUpgradePaymentPreview: { method: 'GET', path: '/payments/get-upgrade-payment-preview' },
  getCheckoutStatus: { method: 'GET', path: '/payments/status/:sessionId' },
  getSubscription: { method: 'GET', path: '/payments/subscription/:id' },
  settleTestCheckout: { method: 'POST', path: '/payments/test-checkout' },
  getTestPortal: { method: 'GET', path: '/payments/test-portal' },
  changeTestSubscription: { method: 'POST', path: '/payments/test-portal' },
} as const satisfies CallAddresses;
