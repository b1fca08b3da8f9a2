import type { ErrorTexts } from '../error-text.ts';

export const BEST_BALL_ERRORS = {
  /** `fields.text` says which line is wrong, and how. */
  'best-ball-file-refused': {
    status: 422,
    message: 'This file cannot be read as an export of best-ball drafts. Nothing was kept of it.',
  },
  'own-draft-not-found': { status: 404, message: 'No finished best-ball draft of yours is known by this id.' },
  'best-ball-team-not-found': { status: 404, message: 'Best-ball team not found.' },
  'too-many-best-ball-drafts': {
    status: 409,
    message: 'You keep as many best-ball drafts as there is room for. Delete some first.',
  },
} as const satisfies ErrorTexts;
