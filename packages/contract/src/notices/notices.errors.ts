import type { ErrorTexts } from '../error-text.ts';

export const NOTICES_ERRORS = {
  'stop-link-broken': { status: 422, message: 'This link is not whole. Copy all of it from the foot of the mail.' },
} as const satisfies ErrorTexts;
