import type { CallCases } from './call-cases.ts';

export const comingSoonCases = { goodInputs: {}, withoutFootball: ['getComingSoon'] } as const satisfies CallCases;
