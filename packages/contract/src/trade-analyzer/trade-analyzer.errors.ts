import type { ErrorTexts } from '../error-text.ts';

export const TRADE_ANALYZER_ERRORS = {
  'league-without-trades': { status: 409, message: 'Nobody trades in a guillotine.' },
  'trades-ended': { status: 409, message: 'The last week in which this league trades is over.' },
} as const satisfies ErrorTexts;
