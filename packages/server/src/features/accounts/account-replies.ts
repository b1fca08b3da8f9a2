import type { FastifyReply } from 'fastify';
import type { Outcome } from '../../http/errors.ts';
import { networkOf } from '../../http/network.ts';
import { setUserCookie } from '../../http/user-cookie.ts';
import type { SignedIn } from './account-parts.ts';
import type { Passwords } from './passwords/passwords.ts';
import { type Refused, tooEarly } from './sessions/too-early.ts';

/** Seconds after which to try again when the queue is full. */
const CROWDED_SECONDS = 30;

/** What calls of accounts do with their answers beside the answer itself. */
export const accountReplies = (passwords: Passwords, isSecure: boolean) => ({
  /** Waits for its turn, since it hashes passwords. */
  async inTurn<T>(reply: FastifyReply, work: () => Promise<Outcome<T> | Refused>): Promise<Outcome<T>> {
    const turn = await passwords.inTurn(networkOf(reply.request.ip), work);
    return told(reply, turn.ok ? turn.value : tooEarly(CROWDED_SECONDS));
  },

  /** Sends the token along as the cookie that pages are rendered by. */
  signedIn(reply: FastifyReply, outcome: Outcome<SignedIn>): Outcome<SignedIn> {
    if (outcome.ok) setUserCookie(reply, outcome.value.token, isSecure);
    return outcome;
  },
});

/** Says when to come again, where that is known. */
export function told<T>(reply: FastifyReply, outcome: Outcome<T> | Refused): Outcome<T> {
  if (!outcome.ok && 'retryAfterSeconds' in outcome) reply.header('retry-after', outcome.retryAfterSeconds);
  return outcome;
}
