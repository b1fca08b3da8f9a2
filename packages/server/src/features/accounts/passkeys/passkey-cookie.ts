// What binds a challenge to the browser that asked for it while nobody is signed in there: an answer that was caught
// elsewhere opens nothing in another browser. It goes to the calls of signing in with a passkey alone.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHALLENGE_MINUTES } from './passkey-challenges.queries.ts';

const NAME = 'pylon_passkey';
const HOLDER = /^[\w-]{43}$/;

export const setHolderCookie = (reply: FastifyReply, holder: string, isSecure: boolean): FastifyReply =>
  reply.setCookie(NAME, holder, {
    path: '/api/auth/passkey',
    maxAge: CHALLENGE_MINUTES * 60,
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
  });

/** What the browser was given; null when it was given nothing, or too long ago. */
export function holderOfCookie(request: FastifyRequest): string | null {
  const holder = request.cookies[NAME] ?? '';
  return HOLDER.test(holder) ? holder : null;
}
