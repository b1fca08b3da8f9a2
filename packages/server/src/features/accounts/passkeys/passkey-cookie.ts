// What binds a challenge to the browser that asked for it while nobody is signed in there: an answer that was caught
// elsewhere opens nothing in another browser. It goes to the calls of signing in with a passkey alone.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHALLENGE_MINUTES } from './passkey-challenges.queries.ts';

const IN_HEADER = /(?:^|;\s*)pylon_passkey=([\w-]{43})(?:;|$)/;

export const setHolderCookie = (reply: FastifyReply, holder: string, isSecure: boolean): FastifyReply =>
  reply.header(
    'set-cookie',
    `pylon_passkey=${holder}; Path=/api/auth/passkey; Max-Age=${CHALLENGE_MINUTES * 60}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`,
  );

/** What the browser was given; null when it was given nothing, or too long ago. */
export const holderOfCookie = (request: FastifyRequest): string | null =>
  IN_HEADER.exec(request.headers.cookie ?? '')?.[1] ?? null;
