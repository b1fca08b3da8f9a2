import type { User } from '@pylon/contract/accounts/accounts';
import type { Input } from '../../../api/call.ts';

/** The form's fields; an empty email or password changes nothing. */
export interface ProfileFields {
  email: string;
  firstName: string;
  lastName: string;
  newPassword: string;
  currentPassword: string;
}

/** What of an account stands in the form. */
export type Details = Pick<ProfileFields, 'email' | 'firstName' | 'lastName'>;

export const detailsOf = ({ email, firstName, lastName }: User): Details => ({
  email: email ?? '',
  firstName: firstName ?? '',
  lastName: lastName ?? '',
});

/**
 * What fields take of an account that was changed in another window: whatever the person has not changed here.
 *
 * @param known what the account held when the form was last in step with it
 */
export function untouched(typed: Details, known: Details, now: Details): Partial<Details> {
  const names = (['email', 'firstName', 'lastName'] as const).filter((name) => typed[name] === known[name]);
  return Object.fromEntries(names.map((name) => [name, now[name]]));
}

/** What a filled in profile asks for. */
export interface ProfileChange {
  readonly body: Input<'updateUser'>;
  readonly isNewPassword: boolean;
  /** A stranger at an open browser must not be able to take over the account. */
  readonly needsPassword: boolean;
}

/**
 * The change to send: email and names only if they differ, for another window may have changed them since, and
 * passwords only if they are needed.
 * @source docs/sources.md "Accounts and forms"
 */
export function profileChange(user: User, fields: ProfileFields): ProfileChange {
  const { firstName, lastName, email, newPassword, currentPassword } = fields;
  const known = detailsOf(user);
  const isNewEmail = email !== '' && email.toLowerCase() !== known.email.toLowerCase();
  const isNewPassword = newPassword !== '';
  const needsPassword = isNewEmail || isNewPassword;
  return {
    isNewPassword,
    needsPassword,
    body: {
      ...(firstName !== known.firstName && { firstName }),
      ...(lastName !== known.lastName && { lastName }),
      ...(isNewEmail && { email }),
      ...(isNewPassword && { newPassword }),
      ...(needsPassword && { currentPassword }),
    },
  };
}
