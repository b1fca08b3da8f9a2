// The cookie that pages are rendered by: it tells the server who asks for a page, before any script runs. It opens no
// call and answers one alone, whether somebody is signed in: whoever calls sends the header Bearer-Token, which another
// site cannot make a browser send.
import type { FastifyReply, FastifyRequest } from 'fastify';

const NAME = 'pylon_user';
/** The longest life of a session; the session itself decides when it ends. */
const LIFETIME_SECONDS = 180 * 24 * 3_600;
/** The form of a session's token. */
const TOKEN = /^[\w-]{20,200}$/;

const attributes = (isSecure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure }) as const;

/** @param isSecure whether people reach the product by https */
export const setUserCookie = (reply: FastifyReply, token: string, isSecure: boolean): FastifyReply =>
  reply.setCookie(NAME, token, { ...attributes(isSecure), maxAge: LIFETIME_SECONDS });

export const expireUserCookie = (reply: FastifyReply, isSecure: boolean): FastifyReply =>
  reply.clearCookie(NAME, attributes(isSecure));

/**
 * Takes every cookie back. The page clears its storages itself, before it asks: an answer that comes late would take
 * along what the next person stored there.
 */
export const forgetBrowser = (reply: FastifyReply, isSecure: boolean): FastifyReply =>
  expireUserCookie(reply, isSecure).header('clear-site-data', '"cookies"');

/** The session's token in the request for a page; null without one. The token is not checked. */
export function tokenOfCookie(request: FastifyRequest): string | null {
  const token = request.cookies[NAME] ?? '';
  return TOKEN.test(token) ? token : null;
}
