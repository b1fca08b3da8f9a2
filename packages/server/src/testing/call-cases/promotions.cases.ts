import type { CallCases } from './call-cases.ts';

export const promotionCases = { goodInputs: {}, withoutFootball: ['getPromotion'] } as const satisfies CallCases;
