import { addPush, getPush, removePush, testPush } from '@pylon/contract/notices/push';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../../../db/reads/person-by-token.ts';
import { found } from '../../../http/errors.ts';
import { tokenOf } from '../../../http/identify.ts';
import type { Router } from '../../../http/route.ts';
import { endBrowser, keepBrowser, type PushParts, pushState, tryBrowser } from './push.service.ts';

/** The browsers of a person that get notices by push. */
export function pushRoutes(route: Router, parts: PushParts): void {
  // A person has come with a token.
  const asking = (person: Person, request: FastifyRequest) => ({
    person,
    tokenHash: parts.hash(tokenOf(request) ?? ''),
  });
  route.forPerson(getPush, async ({ person, request }) => found(await pushState(parts, asking(person, request))));
  route.forPerson(addPush, ({ person, request, body }) => keepBrowser(parts, asking(person, request), body));
  route.forPerson(testPush, ({ person, body }) => tryBrowser(parts, person, body.id));
  route.forPerson(removePush, ({ person, query }) => endBrowser(parts, person, query.id));
}
