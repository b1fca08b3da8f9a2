import type { CallCases } from './call-cases.ts';

export const comingSoonCases = {
  goodInputs: {},
  withoutFootball: ['listComingSoon', 'getComingSoon'],
} as const satisfies CallCases;
