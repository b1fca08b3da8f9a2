import type { CallCases } from './call-cases.ts';

export const sponsorCases = { goodInputs: {}, withoutFootball: ['getSponsors'] } as const satisfies CallCases;
