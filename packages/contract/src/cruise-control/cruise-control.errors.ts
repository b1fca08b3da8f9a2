import type { ErrorTexts } from '../error-text.ts';

export const CRUISE_CONTROL_ERRORS = {
  'cruise-change-not-found': { status: 404, message: 'This change is not among those of the league.' },
  'cruise-change-too-late': { status: 409, message: 'It is too late for that: look at how the change stands now.' },
} as const satisfies ErrorTexts;
