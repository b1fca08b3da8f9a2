import type { CallCases } from './call-cases.ts';

export const newsletterCases = {
  goodInputs: {},
  withoutFootball: ['subscribeToNewsletter', 'unsubscribeFromNewsletter'],
} as const satisfies CallCases;
