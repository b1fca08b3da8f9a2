import type { ErrorTexts } from '../error-text.ts';

export const REFERENCE_ERRORS = {
  'season-not-found': { status: 404, message: 'Error: Season id could not be found' },
  'player-not-found': { status: 404, message: 'Player not found.' },
} as const satisfies ErrorTexts;
