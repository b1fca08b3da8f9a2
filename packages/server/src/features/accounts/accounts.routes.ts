import { getSession, login } from '@pylon/contract/accounts';
import type { Db } from '../../db/database.ts';
import { failure, found } from '../../http/errors.ts';
import { type Identifier, tokenOf } from '../../http/identify.ts';
import type { RateLimiter } from '../../http/rate-limit.ts';
import type { Router } from '../../http/route.ts';
import { arrive, isRegistered, returnAs } from './accounts.service.ts';

interface Parts {
  readonly db: Db;
  readonly identify: Identifier;
  readonly limiter: RateLimiter;
}

/** Sessions and anonymous people. */
export function accountRoutes(route: Router, { db, identify, limiter }: Parts): void {
  route.forVisitor(getSession, ({ person }) => found({ loggedIn: isRegistered(person) }));

  route.forVisitor(login, async ({ person, request, reply }) => {
    const token = tokenOf(request);
    if (person && token) return found(await returnAs(person, token, { db, hash: identify.hash }));
    if (!(await limiter.countArrival(request, reply))) return failure('too-many-requests');
    return found(await arrive(db, identify.hash));
  });
}
