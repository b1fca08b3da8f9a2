import * as z from 'zod';
import { ValidEmail } from '../accounts/accounts.ts';
import { endpoint } from '../endpoint.ts';

export const subscribeToNewsletter = endpoint('subscribeToNewsletter', {
  summary:
    'Puts an address on a newsletter’s list. The answer does not tell whether it was on it before. Errors: failed-newsletter-subscribe, too-many-requests.',
  failsAs: 'failed-newsletter-subscribe',
  body: z.object({ email: ValidEmail, newsletter: z.literal('fantasy') }),
  /** Begins with 'Successfully'. */
  answer: z.object({ message: z.string() }),
});

/** `token` stands in the link at the foot of every letter. */
export const unsubscribeFromNewsletter = endpoint('unsubscribeFromNewsletter', {
  summary: 'Takes the address of a letter’s link off the list. Answers the same for a link that was used before.',
  body: z.object({ token: z.string().min(20).max(60) }),
  answer: z.object({ message: z.string() }),
});
