// What the threads of passwords.ts do: each export is one piece of work, called by its name.
import { hashPassword, type Verdict, verifyPassword } from './password-hash.ts';

export const hash = ({ password, key }: { readonly password: string; readonly key: string }): string =>
  hashPassword(password, key);

interface ToVerify {
  readonly password: string;
  readonly key: string;
  readonly stored: string | null;
}
export const verify = ({ password, key, stored }: ToVerify): Verdict => verifyPassword(password, key, stored);
