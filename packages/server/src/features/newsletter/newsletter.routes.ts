import { randomBytes } from 'node:crypto';
import { subscribeToNewsletter, unsubscribeFromNewsletter } from '@pylon/contract/newsletter/newsletter';
import type { Db } from '../../db/database.ts';
import { failure, found } from '../../http/errors.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Router } from '../../http/route.ts';
import { putOnList, takeOffList } from './newsletter.queries.ts';

interface Parts {
  readonly db: Db;
  readonly limiter: RateLimiter;
}

/** Signing up for letters, and leaving by the link of a letter. */
export function newsletterRoutes(route: Router, { db, limiter }: Parts): void {
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
}
