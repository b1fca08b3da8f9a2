import type { EndpointsOf } from '../endpoint.ts';
import type { NEWSLETTER_CALLS } from './newsletter.calls.ts';
import { subscribeToNewsletter, unsubscribeFromNewsletter } from './newsletter.ts';

export const newsletterApi = {
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} as const satisfies EndpointsOf<typeof NEWSLETTER_CALLS>;
