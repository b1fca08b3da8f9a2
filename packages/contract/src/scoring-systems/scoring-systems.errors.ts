import type { ErrorTexts } from '../error-text.ts';

export const SCORING_SYSTEMS_ERRORS = {
  'scoring-system-not-found': { status: 404, message: 'Scoring system not found.' },
  'scoring-system-changed': { status: 409, message: 'This scoring was changed elsewhere meanwhile.' },
  'too-many-scoring-systems': {
    status: 409,
    message: 'You keep as many scoring systems as there is room for. Delete one first.',
  },
} as const satisfies ErrorTexts;
