import { getSupportConversation, sendSupportMessage } from '@pylon/contract/support';
import type { Db } from '../../db/database.ts';
import { failure, found } from '../../http/errors.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { Router } from '../../http/route.ts';
import { addMessage, messagesOfLastHour, newestConversation } from './support.queries.ts';

const MESSAGES_AN_HOUR = 30;

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
    // Whoever empties the browser is somebody new, at the same address.
    if (!(await limiter.countMessage(request, reply))) return failure('too-many-requests');
    if ((await messagesOfLastHour(db, person.id)) >= MESSAGES_AN_HOUR) return failure('too-many-requests');
    const { text, email, page } = body;
    await addMessage(db, { accountId: person.id, text, email: email ?? person.email, page: page ?? null });
    const conversation = await newestConversation(db, person.id);
    return conversation ? found({ conversation }) : failure('unexpected'); // just written, so it is there
  });
}
