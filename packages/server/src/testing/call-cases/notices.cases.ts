import type { CallCases } from './call-cases.ts';

export const noticesCases = {
  goodInputs: {},
  withoutFootball: ['getNotices', 'updateNotices', 'stopNotices'],
} as const satisfies CallCases;
