import type { ErrorTexts } from '../error-text.ts';

export const COMING_SOON_ERRORS = {
  'coming-soon-not-found': { status: 404, message: 'Nothing of this name is coming soon.' },
} as const satisfies ErrorTexts;
