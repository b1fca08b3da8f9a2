import type { CallCases } from './call-cases.ts';

export const supportCases = {
  goodInputs: {},
  withoutFootball: ['getSupportConversation', 'sendSupportMessage', 'getFaq'],
} as const satisfies CallCases;
