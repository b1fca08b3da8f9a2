import {
  ACCOUNT_MESSAGES,
  EMAIL_PATTERN,
  LONGEST_EMAIL,
  LONGEST_NAME,
  NAME_PATTERN,
  PASSWORD_LENGTH,
} from '@pylon/contract/accounts/account-rules';

/** Rules of a field. */
export interface FieldRule {
  readonly isRequired?: boolean;
  /** Characters, both inclusive. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: RegExp;
  /** The message for a text that does not fit the pattern. */
  readonly message?: string;
}

/**
 * The first fault of a text; null when there is none. An empty field that may be empty is not checked.
 *
 * @source docs/sources.md "Accounts and forms"
 * @example fieldProblem('', { isRequired: true }) // → 'This field is required.'
 */
export function fieldProblem(text: string, rule: FieldRule): string | null {
  const { isRequired = false, minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, message } = rule;
  if (text === '') return isRequired ? 'This field is required.' : null;
  if (text.length < minLength) return `Must be at least ${minLength} characters long.`;
  if (text.length > maxLength) return `Must be at most ${maxLength} characters long.`;
  if (pattern && !pattern.test(text)) return message ?? 'Invalid format.';
  return null;
}

const email = { pattern: EMAIL_PATTERN, maxLength: LONGEST_EMAIL, message: ACCOUNT_MESSAGES.email };
/** Its length is part of a password's form, so that one message speaks of it. */
const password = {
  pattern: new RegExp(`^[^]{${PASSWORD_LENGTH.min},${PASSWORD_LENGTH.max}}$`),
  message: ACCOUNT_MESSAGES.password,
};
const name = { pattern: NAME_PATTERN, maxLength: LONGEST_NAME };

/**
 * The fields of the account screens.
 * @source docs/sources.md "Accounts and forms"
 */
export const RULES = {
  email: { ...email, isRequired: true },
  password: { ...password, isRequired: true },
  newEmail: email,
  newPassword: password,
  firstName: { ...name, message: ACCOUNT_MESSAGES.firstName },
  lastName: { ...name, message: ACCOUNT_MESSAGES.lastName },
} as const satisfies Record<string, FieldRule>;

/** A password typed again: checked as one, then against the first. @source docs/sources.md "Accounts and forms" */
export const confirms =
  <F>(first: (fields: F) => string) =>
  (again: string, fields: F): string | null =>
    fieldProblem(again, RULES.password) ?? (again === first(fields) ? null : ACCOUNT_MESSAGES.confirmPassword);
