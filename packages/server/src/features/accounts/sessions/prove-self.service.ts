import type { PasskeyAssertion } from '@pylon/contract/accounts/passkeys';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import type { Caller } from '../account-parts.ts';
import { type PasskeyParts, proveByPasskey } from '../passkeys/passkeys.service.ts';
import { provePassword } from '../passwords/prove-password.ts';
import { isRegistered } from '../present-user.ts';
import { markProved } from './sessions.queries.ts';
import type { Refused } from './too-early.ts';

interface Form {
  readonly currentPassword?: string | undefined;
  readonly response?: PasskeyAssertion | undefined;
}

/** Notes that the owner uses the session, by the present password or a passkey: for a few minutes it may do more. */
export async function proveSelf(
  parts: PasskeyParts,
  { currentPassword, response }: Form,
  caller: Caller,
): Promise<Outcome<{ provedUntil: string }> | Refused> {
  const { person, tokenHash } = caller;
  if (!isRegistered(person) || !tokenHash) return failure('registration-required');
  if (response) {
    const proved = await proveByPasskey(parts, response, caller);
    return proved.ok ? found({ provedUntil: proved.value.toISOString() }) : proved;
  }
  const proved = await provePassword(parts, person.id, currentPassword);
  if (!proved.ok) return proved;
  return found({ provedUntil: (await markProved(parts.db, person.id, tokenHash)).toISOString() });
}
