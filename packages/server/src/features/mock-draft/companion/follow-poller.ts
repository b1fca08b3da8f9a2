// Looks at followed drafts while somebody watches them. Which draft is due stands in the database, and whoever looks
// takes it for a while, so one process looks at a draft however many there are; when that process dies, another goes
// on.
import { type Poller, poller } from '../../../jobs/poller.ts';
import { claimDueLooks, endLook } from './companion.queries.ts';
import { type CompanionParts, lookAtBoard } from './look-at-board.ts';

const DRAFTS_AT_ONCE = 20;

export const followPoller = (parts: CompanionParts, onError: (error: unknown) => void): Poller =>
  poller({
    atOnce: DRAFTS_AT_ONCE,
    claim: (limit) => claimDueLooks(parts.db, new Date(parts.nowMs()), limit),
    async act(followed) {
      const outcome = await lookAtBoard(parts, followed);
      if (outcome) await endLook(parts.db, followed.mockDraftId, outcome);
    },
    onError,
  });
