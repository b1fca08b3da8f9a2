import type { ErrorTexts } from '../error-text.ts';

export const OWN_RANKINGS_ERRORS = {
  'ranking-list-not-found': { status: 404, message: 'Ranking list not found.' },
  'ranking-list-changed': { status: 409, message: 'This list was changed elsewhere meanwhile.' },
  'too-many-ranking-lists': {
    status: 409,
    message: 'You keep as many ranking lists as there is room for. Delete one first.',
  },
} as const satisfies ErrorTexts;
