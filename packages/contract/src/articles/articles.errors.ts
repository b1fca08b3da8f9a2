import type { ErrorTexts } from '../error-text.ts';

export const ARTICLES_ERRORS = {
  'article-not-found': { status: 404, message: 'Article not found.' },
} as const satisfies ErrorTexts;
