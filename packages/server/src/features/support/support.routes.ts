import { getSupportConversation, sendSupportMessage } from '@pylon/contract/help/support';
import type { Db } from '../../db/database.ts';
import { failure, found } from '../../http/errors.ts';
import type { RateLimiter } from '../../http/limits/rate-limit.ts';
import type { Router } from '../../http/route.ts';
import { addMessage, newestConversation } from './support.queries.ts';

interface Parts {
  readonly db: Db;
  readonly limiter: RateLimiter;
}

/** What a person and support write to each other. */
export function supportRoutes(route: Router, { db, limiter }: Parts): void {
  route.forPerson(getSupportConversation, async ({ person }) =>
    found({ conversation: await newestConversation(db, person.id) }),
  );

  route.forPerson(sendSupportMessage, async ({ person, body, request, reply }) => {
    // A person who empties the browser counts as new, but has the same address.
    if (!limiter.countMessage(request, reply)) return failure('too-many-requests');
    const { text, email, page } = body;
    const message = { accountId: person.id, text, email: email ?? person.email, page: page ?? null };
    if (!(await addMessage(db, message))) return failure('too-many-requests');
    const conversation = await newestConversation(db, person.id);
    // Just written: the account has ended since
    return conversation ? found({ conversation }) : failure('invalid-token');
  });
}
