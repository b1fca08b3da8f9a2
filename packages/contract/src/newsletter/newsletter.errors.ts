import type { ErrorTexts } from '../error-text.ts';

export const NEWSLETTER_ERRORS = {
  'failed-newsletter-subscribe': { status: 422, message: 'Failed to subscribe.' },
} as const satisfies ErrorTexts;
