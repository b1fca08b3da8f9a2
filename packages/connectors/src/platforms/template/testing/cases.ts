import type { PlatformCases } from '../../../testing/conformance-case.ts';

/** Nothing is asked of anybody, so there is nothing to record. */
export const templateCases: PlatformCases = {
  invented: { answers: {}, season: 2026, account: null, platformLeagueId: '1', draftLink: null },
  recorded: () => [],
};
