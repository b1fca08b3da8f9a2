import type { CallCases } from './call-cases.ts';

export const noticesCases = {
  goodInputs: {},
  withoutFootball: ['getNotices', 'updateNotices', 'stopNotices', 'getPush', 'addPush', 'testPush', 'removePush'],
} as const satisfies CallCases;
