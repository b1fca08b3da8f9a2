import {
  findOutsideDraft,
  followOutsideDraft,
  leaveOutsideDraft,
  watchOutsideDraft,
} from '@pylon/contract/drafting/companion';
import type { FastifyInstance } from 'fastify';
import type { Router } from '../../../http/route.ts';
import type { Poller } from '../../../jobs/poller.ts';
import { findDraft, followDraft, leaveDraft, watchDraft } from './follow-draft.service.ts';
import { followPoller } from './follow-poller.ts';
import type { CompanionParts } from './look-at-board.ts';

/** Drafts on outside platforms: their calls, and the looks at those that are followed. */
export function companion(app: FastifyInstance, route: Router, parts: CompanionParts): Poller {
  route.forPerson(findOutsideDraft, ({ query, person }) => findDraft(parts, person.id, query.link));
  route.forPerson(followOutsideDraft, ({ body, person }) => followDraft(parts, person, body));
  route.forPerson(watchOutsideDraft, ({ body, person }) => watchDraft(parts, person.id, body.mockDraftId));
  route.forPerson(leaveOutsideDraft, ({ body, person }) => leaveDraft(parts, person.id, body.mockDraftId));
  return followPoller(parts, (error) => app.log.error({ err: error }, 'drafts that are followed'));
}
