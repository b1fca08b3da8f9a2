import type { CallAddresses } from '../call-address.ts';

export const NEWSLETTER_CALLS = {
  subscribeToNewsletter: { method: 'POST', path: '/subscribe' },
  unsubscribeFromNewsletter: { method: 'POST', path: '/newsletter/unsubscribe' },
} as const satisfies CallAddresses;
