// Looks at followed drafts while somebody watches them. Which draft is due stands in the database, and whoever looks takes it
// for a while, so one process looks at a draft however many there are; when that process dies, another goes on.
import { repeat } from '../../../repeat.ts';
import { endLook, leaseDue } from './companion.queries.ts';
import { type CompanionParts, lookAtBoard } from './look-at-board.ts';

const ASK_INTERVAL_MS = 500;
const DRAFTS_A_TIME = 20;
/** Longer than a look takes with all its attempts. */
const LEASE_MS = 45_000;

/** Looks until stopped. A slow draft does not hold up the others. */
export function startFollowing(parts: CompanionParts, onError: (error: unknown) => void): { stop(): Promise<void> } {
  const { db, nowMs } = parts;
  const looks = new Set<Promise<void>>();
  const asking = repeat({
    everyMs: ASK_INTERVAL_MS,
    async run() {
      const now = new Date(nowMs());
      const leasedUntil = new Date(nowMs() + LEASE_MS);
      const due = await leaseDue(db, { now, leasedUntil, limit: DRAFTS_A_TIME - looks.size });
      for (const followed of due) {
        const look = lookAtBoard(parts, followed)
          .then((outcome) => (outcome ? endLook(db, followed.mockDraftId, outcome) : undefined))
          .catch(onError) // the database is away: the lease ends by itself
          .finally(() => looks.delete(look));
        looks.add(look);
      }
    },
    onError,
  });

  return {
    async stop() {
      await asking.stop();
      await Promise.all(looks);
    },
  };
}
