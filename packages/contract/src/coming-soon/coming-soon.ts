import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

export const ComingSoon = z
  .object({
    /** Names the page in its address: small letters, digits and hyphens. */
    slug: z.string(),
    /** What returns: 'Best Ball'. */
    feature: z.string(),
    /** What else there is to say of it. */
    text: z.string().nullable(),
  })
  .meta({ id: 'ComingSoon' });
export type ComingSoon = z.output<typeof ComingSoon>;

export const listComingSoon = endpoint('listComingSoon', {
  summary: 'The parts of the product that return soon, each once, as the operator ordered them. Changes nothing.',
  answer: z.object({ comingSoon: z.array(ComingSoon) }),
});

export const getComingSoon = endpoint('getComingSoon', {
  summary: 'A part of the product that returns soon. Changes nothing. Errors: coming-soon-not-found.',
  params: z.object({ slug: z.string().max(60) }),
  answer: z.object({ comingSoon: ComingSoon }),
});
