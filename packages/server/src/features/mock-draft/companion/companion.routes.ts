import {
  findOutsideDraft,
  followOutsideDraft,
  leaveOutsideDraft,
  watchOutsideDraft,
} from '@pylon/contract/drafting/companion';
import type { FastifyInstance } from 'fastify';
import type { Router } from '../../../http/route.ts';
import { findDraft, followDraft, leaveDraft, watchDraft } from './follow-draft.service.ts';
import { startFollowing } from './follow-poller.ts';
import type { CompanionParts } from './look-at-board.ts';

/** Drafts on outside platforms: their calls, and the looks at those that are followed. */
export function companion(app: FastifyInstance, route: Router, parts: CompanionParts): void {
  route.forPerson(findOutsideDraft, ({ query }) => findDraft(parts, query.link));
  route.forPerson(followOutsideDraft, ({ body, person }) => followDraft(parts, person, body));
  route.forPerson(watchOutsideDraft, ({ body, person }) => watchDraft(parts, person.id, body.mockDraftId));
  route.forPerson(leaveOutsideDraft, ({ body, person }) => leaveDraft(parts, person.id, body.mockDraftId));
  const following = startFollowing(parts, (error) => app.log.error(error));
  app.addHook('onClose', following.stop);
}
