import type { User } from '@pylon/contract/accounts/accounts';
import { initials } from '../../widgets/player/display.ts';

/**
 * Two letters for a person: of the name when there is one, else the first of the email.
 * @example userInitials({ firstName: 'Mia', lastName: 'Reyes', email: 'm@x.co' }) // → 'MR'
 */
export function userInitials({ firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return name === '' ? (email ?? '?').slice(0, 1).toUpperCase() : initials(name);
}
