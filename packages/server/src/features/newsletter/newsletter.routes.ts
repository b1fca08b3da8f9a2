import { randomBytes } from 'node:crypto';
import { LEAVE_BY_PRESS_PATH } from '@pylon/contract/calls';
import { subscribeToNewsletter, unsubscribeFromNewsletter } from '@pylon/contract/newsletter/newsletter';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { failure, found } from '../../http/errors.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Router } from '../../http/route.ts';
import { stopByPress } from '../../http/stop-by-press.ts';
import { putOnList, takeOffList } from './newsletter.queries.ts';

interface Parts {
  readonly db: Db;
  readonly limiter: RateLimiter;
}

/** Signing up for letters, and leaving by the link of a letter. */
export function newsletterRoutes(app: FastifyInstance, route: Router, { db, limiter }: Parts): void {
  route.forVisitor(subscribeToNewsletter, async ({ body, person, request, reply }) => {
    // Addresses cost as much as new people do: a list is not filled from one place.
    if (!limiter.countArrival(request, reply)) return failure('too-many-requests');
    const { email, newsletter } = body;
    const unsubscribeToken = randomBytes(24).toString('base64url');
    await putOnList(db, { newsletter, email, accountId: person?.id ?? null, unsubscribeToken });
    return found({ message: 'Successfully subscribed.' });
  });

  route.forVisitor(unsubscribeFromNewsletter, async ({ body }) => {
    await takeOffList(db, body.token);
    return found({ message: 'Successfully unsubscribed.' });
  });

  stopByPress(app, {
    path: LEAVE_BY_PRESS_PATH,
    page: '/unsubscribe',
    // A token that is on no list is answered as one that has left.
    stop: async (token) => {
      await takeOffList(db, token);
      return null;
    },
  });
}
