import type { ErrorTexts } from '../error-text.ts';

export const TEAM_PAGE_ERRORS = {
  'team-not-found': { status: 404, message: 'Team not found.' },
} as const satisfies ErrorTexts;
