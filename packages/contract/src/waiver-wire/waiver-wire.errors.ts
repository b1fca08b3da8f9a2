import type { ErrorTexts } from '../error-text.ts';

export const WAIVER_WIRE_ERRORS = {
  'league-without-waivers': {
    status: 409,
    message: 'Free agents of this league are neither bid for nor claimed: whoever is first gets them.',
  },
} as const satisfies ErrorTexts;
