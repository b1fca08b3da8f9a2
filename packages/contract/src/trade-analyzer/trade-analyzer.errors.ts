import type { ErrorTexts } from '../error-text.ts';

export const TRADE_ANALYZER_ERRORS = {
  'league-without-trades': { status: 409, message: 'Nobody trades in a guillotine.' },
} as const satisfies ErrorTexts;
