import type { CallCases } from './call-cases.ts';

export const operatorCases = {
  goodInputs: {},
  withoutFootball: ['getOperatorView'],
} as const satisfies CallCases;
