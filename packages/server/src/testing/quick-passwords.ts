import { hashPassword, verifyPassword } from '../features/accounts/passwords/password-hash.ts';
import { type Passwords, takingTurns } from '../features/accounts/passwords/passwords.ts';

/** A thousandth of the work of the product's. */
const WEAK = { memory: 64, passes: 1, parallelism: 1 };
const KEY = 'a key of the tests';

/** Passwords hashed at once on the thread that answers, which could be guessed: most tests are not about that. */
export const quickPasswords = (): Passwords => ({
  inTurn: takingTurns({ atOnce: 2, waiting: 2_500, ofOneNetwork: 100 }),
  hash: async (password) => hashPassword(password, KEY, WEAK),
  verify: async (password, stored) => verifyPassword(password, KEY, stored, WEAK),
  close: async () => {},
});
