import { getOutbox } from '@pylon/contract/accounts/mailed-links';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../db/database.ts';
import { failure, found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { keptMails } from '../../outside/mail/kept-mail.queries.ts';

interface Parts {
  readonly db: Db;
  /** Whether mails are kept and the operator lets this machine see them, on a product that has no public address. */
  readonly isOpen: boolean;
  /** Whether a request comes from this process, which renders pages. */
  readonly isOwnCall: (request: FastifyRequest) => boolean;
}

/**
 * The development page's mails: links in them open accounts, so nobody but the machine itself is told of them, and
 * nobody at all where mails are sent or people come from elsewhere.
 */
export function outboxRoutes(route: Router, { db, isOpen, isOwnCall }: Parts): void {
  route.forVisitor(getOutbox, async ({ request }) => {
    // A page that is rendered here asks from this machine, for whoever asked for the page.
    if (!isOpen || isOwnCall(request) || !isFromThisMachine(request)) return failure('not-found');
    const mails = await keptMails(db);
    return found({ mails: mails.map((mail) => ({ ...mail, createdAt: mail.createdAt.toISOString() })) });
  });
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** The host is looked at too: another site may give its own name this machine's address. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** What proxies add to a request that goes through their hands. */
const PROXY_HEADER = /^(x-forwarded-.*|forwarded|x-real-ip|via|cf-.*|true-client-ip)$/;

/** Whether a request comes from this machine, through nobody's hands, and not from a page of another site. */
const isFromThisMachine = ({ headers, socket }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') &&
  LOCAL_HOST.test(headers.host ?? '') &&
  !Object.keys(headers).some((name) => PROXY_HEADER.test(name)) &&
  ['same-origin', 'none'].includes(String(headers['sec-fetch-site'] ?? 'none'));
