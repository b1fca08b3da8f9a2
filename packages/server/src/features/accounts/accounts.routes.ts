import { getMe, getSession, login, logout, registerUser, updateUser } from '@pylon/contract/accounts/accounts';
import { createApiKey, listApiKeys, revokeApiKey } from '@pylon/contract/accounts/api-keys';
import {
  resetPassword as resetPasswordCall,
  sendEmailVerification,
  solicitPasswordReset,
  verifyEmail as verifyEmailCall,
} from '@pylon/contract/accounts/mailed-links';
import { deleteMyAccount as deleteMyAccountCall, getMyData } from '@pylon/contract/accounts/my-data';
import { endOtherSessions, endSession, listSessions } from '@pylon/contract/accounts/sessions';
import { failure, found } from '../../http/errors.ts';
import { type Identifier, tokenOf } from '../../http/identify.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Router } from '../../http/route.ts';
import { expireUserCookie, forgetBrowser, setUserCookie, tokenOfCookie } from '../../http/user-cookie.ts';
import { callerOf } from './account-parts.ts';
import { accountReplies, told } from './account-replies.ts';
import { keyList, makeKey, revokeKey } from './api-keys/api-keys.service.ts';
import { sendVerification, verifyEmail } from './mailed-links/email-verification.service.ts';
import { deleteMyAccount, type EndPayments, myData } from './my-data.service.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import type { PasskeyParts } from './passkeys/passkeys.service.ts';
import { resetPassword, solicitReset } from './passwords/password-reset.service.ts';
import { isRegistered, toUser } from './present-user.ts';
import { changeProfile } from './profile.service.ts';
import { register } from './register.service.ts';
import { endOthers, endOwn, sessionList, signOut } from './sessions/sessions.service.ts';
import { arrive, signIn } from './sessions/sign-in.service.ts';

interface Parts extends PasskeyParts {
  readonly personByToken: Identifier['personByToken'];
  readonly limiter: RateLimiter;
  readonly endPayments: EndPayments;
  /** Whether people reach the product by https. */
  readonly isSecure: boolean;
}

/** Accounts, their sessions and their mailed links. */
export function accountRoutes(route: Router, { limiter, isSecure, endPayments, personByToken, ...parts }: Parts): void {
  const { hash, passwords } = parts;
  const { inTurn, signedIn } = accountReplies(passwords, isSecure);
  passkeyRoutes(route, parts, isSecure);

  // The one call that reads the cookie when no token comes along: its answer is a single word.
  route.forVisitor(getSession, async ({ person, request }) => {
    const cookie = tokenOfCookie(request);
    return found({ loggedIn: isRegistered(person ?? ((cookie && (await personByToken(cookie))) || null)) });
  });
  route.forVisitor(getMe, ({ person }) => found({ user: person && toUser(person) }));

  route.forVisitor(login, async ({ person, body, request, reply }) => {
    const { email, password } = body;
    if (email !== undefined || password !== undefined) {
      if (!email || !password) return failure('failed-login');
      const work = () => signIn(parts, { email, password }, callerOf(person, request, hash));
      return signedIn(reply, await inTurn(reply, work));
    }
    const token = tokenOf(request);
    if (person && token) {
      setUserCookie(reply, token, isSecure);
      return found({ user: toUser(person), token });
    }
    if (!limiter.countArrival(request, reply)) return failure('too-many-requests');
    return signedIn(reply, found(await arrive(parts, callerOf(person, request, hash))));
  });

  route.forVisitor(registerUser, async ({ person, body, request, reply }) => {
    if (!person && !limiter.countArrival(request, reply)) return failure('too-many-requests');
    return signedIn(reply, await inTurn(reply, () => register(parts, body, callerOf(person, request, hash))));
  });

  route.forPerson(updateUser, async ({ person, body, request, reply }) => {
    const outcome = await inTurn(reply, () => changeProfile(parts, body, callerOf(person, request, hash)));
    if (!outcome.ok) return outcome;
    const { user, newToken } = outcome.value;
    if (newToken !== null) setUserCookie(reply, newToken, isSecure);
    if (user === null) expireUserCookie(reply, isSecure);
    return found({ user, token: user && (newToken ?? tokenOf(request)) });
  });

  route.forVisitor(logout, async ({ person, request, reply }) => {
    await signOut(parts, callerOf(person, request, hash));
    forgetBrowser(reply, isSecure);
    return found({ loggedIn: false as const });
  });

  route.forPerson(listSessions, ({ person, request }) => sessionList(parts, callerOf(person, request, hash)));
  route.forPerson(endSession, ({ person, query, request }) => endOwn(parts, callerOf(person, request, hash), query.id));
  route.forPerson(endOtherSessions, ({ person, request }) => endOthers(parts, callerOf(person, request, hash)));

  route.forPerson(listApiKeys, ({ person }) => keyList(parts, person));
  route.forPerson(createApiKey, ({ person, body, request }) =>
    makeKey(parts, callerOf(person, request, hash), body.name),
  );
  route.forPerson(revokeApiKey, ({ person, query }) => revokeKey(parts, person, query.id));

  route.forVisitor(solicitPasswordReset, async ({ person, body, request, reply }) =>
    told(reply, await solicitReset(parts, body.email, callerOf(person, request, hash))),
  );
  route.forVisitor(resetPasswordCall, async ({ body, reply }) => {
    const outcome = await inTurn(reply, () => resetPassword(parts, body));
    if (outcome.ok) expireUserCookie(reply, isSecure);
    return outcome;
  });
  route.forVisitor(verifyEmailCall, ({ body }) => verifyEmail(parts, body.token));
  route.forPerson(sendEmailVerification, async ({ person, reply }) =>
    told(reply, await sendVerification(parts, person)),
  );

  route.forPerson(getMyData, ({ person, caller }) => myData(parts, person, caller));
  route.forPerson(deleteMyAccountCall, async ({ person, body, reply }) => {
    const outcome = await inTurn(reply, () => deleteMyAccount(parts, endPayments, person, body.password));
    if (outcome.ok) forgetBrowser(reply, isSecure);
    return outcome;
  });
}
