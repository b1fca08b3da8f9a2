import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  listPasskeys,
  proveSelf as proveSelfCall,
  removePasskey,
  renamePasskey,
  signInWithPasskey as signInWithPasskeyCall,
} from '@pylon/contract/accounts/passkeys';
import type { Router } from '../../../http/route.ts';
import { callerOf, newSecret } from '../account-parts.ts';
import { accountReplies, told } from '../account-replies.ts';
import { proveSelf } from '../sessions/prove-self.service.ts';
import { holderOfCookie, setHolderCookie } from './passkey-cookie.ts';
import {
  addOwn,
  beginAdding,
  beginProof,
  beginSignIn,
  listOwn,
  type PasskeyParts,
  removeOwn,
  renameOwn,
  signInWithPasskey,
} from './passkeys.service.ts';

/** Passkeys, and the proof of who uses a session. */
export function passkeyRoutes(route: Router, parts: PasskeyParts, isSecure: boolean): void {
  const { hash, passwords } = parts;
  const { inTurn, signedIn } = accountReplies(passwords, isSecure);

  route.forVisitor(beginPasskeySignIn, ({ request, reply }) => {
    // The same for all tabs of a browser: each may wait for an answer to a challenge of its own.
    const holder = holderOfCookie(request) ?? newSecret();
    setHolderCookie(reply, holder, isSecure);
    return beginSignIn(parts, holder);
  });
  route.forVisitor(signInWithPasskeyCall, async ({ person, body, request, reply }) => {
    const answered = { response: body.response, holder: holderOfCookie(request) };
    return signedIn(reply, told(reply, await signInWithPasskey(parts, answered, callerOf(person, request, hash))));
  });

  route.forPerson(listPasskeys, ({ person }) => listOwn(parts, person));
  route.forPerson(beginPasskey, ({ person, request }) => beginAdding(parts, callerOf(person, request, hash)));
  route.forPerson(addPasskey, ({ person, body, request }) => addOwn(parts, body, callerOf(person, request, hash)));
  route.forPerson(renamePasskey, ({ person, body }) => renameOwn(parts, person, body));
  route.forPerson(removePasskey, ({ person, query, request }) =>
    removeOwn(parts, callerOf(person, request, hash), query.id),
  );

  route.forPerson(beginPasskeyProof, ({ person, request }) => beginProof(parts, callerOf(person, request, hash)));
  route.forPerson(proveSelfCall, ({ person, body, request, reply }) =>
    inTurn(reply, () => proveSelf(parts, body, callerOf(person, request, hash))),
  );
}
