import type { User } from '@pylon/contract/accounts/accounts';
import type { Input } from '../../../api/call.ts';

/** The form's fields; empty texts change nothing, names excepted. */
export interface ProfileFields {
  email: string;
  firstName: string;
  lastName: string;
  newPassword: string;
  currentPassword: string;
}

/** What a filled in profile asks for. */
export interface ProfileChange {
  readonly body: Input<'updateUser'>;
  readonly isNewPassword: boolean;
  /** A stranger at an open browser must not be able to take over the account. */
  readonly needsPassword: boolean;
}

/**
 * The change to send: the email only if it differs, passwords only if they are needed.
 * @source docs/sources.md "Accounts and forms"
 */
export function profileChange(user: User, fields: ProfileFields): ProfileChange {
  const { firstName, lastName, email, newPassword, currentPassword } = fields;
  const isNewEmail = email !== '' && email.toLowerCase() !== user.email?.toLowerCase();
  const isNewPassword = newPassword !== '';
  const needsPassword = isNewEmail || isNewPassword;
  return {
    isNewPassword,
    needsPassword,
    body: {
      firstName,
      lastName,
      ...(isNewEmail && { email }),
      ...(isNewPassword && { newPassword }),
      ...(needsPassword && { currentPassword }),
    },
  };
}
