import type { ErrorTexts } from '../error-text.ts';

export const NOTICES_ERRORS = {
  'stop-link-broken': { status: 422, message: 'This link is not whole. Copy all of it from the foot of the mail.' },
  'push-refused': { status: 422, message: 'This browser gave an address that no push can be sent to.' },
  'push-not-found': { status: 404, message: 'This browser gets no push any more.' },
  'too-many-push': { status: 409, message: 'Ten browsers get push already. Remove one of them first.' },
} as const satisfies ErrorTexts;
