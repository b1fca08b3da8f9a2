import { expect, test } from 'vitest';
import { userInitials } from './user-initials.ts';

test.each([
  [{ firstName: 'Mia', lastName: 'Reyes', email: 'x@y.zz' }, 'MR'],
  [{ firstName: 'Mia', lastName: null, email: 'x@y.zz' }, 'M'],
  [{ firstName: null, lastName: null, email: 'x@y.zz' }, 'X'],
] as const)('%j is %s', (user, letters) => {
  expect(userInitials(user)).toBe(letters);
});
