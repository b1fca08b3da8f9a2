import type { ErrorTexts } from '../error-text.ts';

export const PAYMENTS_ERRORS = {
  'already-subscribed': {
    status: 409,
    message: 'You have a subscription already. Change it instead of buying another.',
  },
  'no-subscription': { status: 409, message: 'You have no subscription.' },
  'nothing-to-upgrade': { status: 409, message: 'Your subscription is the highest one already.' },
  'subscription-not-found': { status: 404, message: 'Subscription not found.' },
  'checkout-not-found': { status: 404, message: 'Checkout not found.' },
  'checkout-closed': { status: 409, message: 'This checkout is closed. Please start again.' },
  'card-declined': { status: 402, message: 'The card was declined. Nothing was charged.' },
  'payment-overdue': { status: 409, message: 'A payment is open. Settle it in the billing portal first.' },
  'preview-outdated': { status: 409, message: 'The price has changed meanwhile. Please look at it again.' },
  'payments-unavailable': {
    status: 503,
    message: 'The payment service does not answer. Please try again in a moment.',
  },
  'checkout-out-of-service': {
    status: 503,
    message: 'Plans cannot be bought at the moment. Nothing was charged.',
  },
  'invalid-signature': { status: 400, message: 'The signature is not valid.' },
} as const satisfies ErrorTexts;
