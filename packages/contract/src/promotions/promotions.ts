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
      /** null where there is no promotion at all. */
      endsAt: z.string().nullable(),
      /** What is promoted, the one that runs or else the next or last one; null where there is none. */
      offer: z
        .object({
          partner: z.string(),
          /** The partner's browser, which brings the plan for free. */
          browser: z.string(),
          /** Where it is had; null where there is nothing to be had. */
          href: z.string().nullable(),
          /** Invented, to show what a promotion would look like. */
          isExample: z.boolean(),
        })
        .nullable(),
    }),
  }),
});
