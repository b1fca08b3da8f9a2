import * as z from 'zod';
import { endpoint } from '../endpoint.ts';

export const getPromotion = endpoint('getPromotion', {
  summary: "Whether the partner's promotion runs, and what of it the caller is shown. Changes nothing.",
  answer: z.object({
    promotion: z.object({
      isOpen: z.boolean(),
      /** Whether the partner sent the caller (cookie `cpa`), or the caller is signed in. */
      isEligible: z.boolean(),
      /** Whether paywalls show the promotion in the place of their own text. */
      showsOnPaywall: z.boolean(),
      /** Whether to invite the caller to it elsewhere. */
      showsInvitation: z.boolean(),
      endsAt: z.string(),
    }),
  }),
});
