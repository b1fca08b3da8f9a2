import { platforms } from '@pylon/connectors/platforms';
import { askAsPerson } from '../features/league-sync/sign-in/as-person.ts';
import type { SyncParts } from '../features/league-sync/sync-parts.ts';
import { draftPlatforms } from '../features/mock-draft/companion/draft-platforms.ts';
import { mockDrafts } from '../features/mock-draft/mock-draft.routes.ts';
import { RoomPools } from '../features/mock-draft/players/room-pool.ts';
import type { DraftThreads } from '../features/mock-draft/results/draft-threads.ts';
import { SeasonOutlooks } from '../football/season-outlooks.ts';
import type { Ground } from './ground.ts';

/** Mock drafts of every kind, and what goes on beside a real one. */
export function listDrafts({ parts, api, route, work }: Ground, threads: DraftThreads, syncParts: SyncParts) {
  const { db, editions, clock, nowMs, outbound } = parts;
  const draftParts = {
    ...{ db, editions, clock, nowMs, work: threads },
    pools: new RoomPools(),
    outlooks: new SeasonOutlooks((order, caller) => threads.run('season', order, caller)),
  };
  const outside = platforms(outbound);
  mockDrafts(api, route, {
    ...draftParts,
    outside,
    platforms: draftPlatforms(outside),
    asPerson: askAsPerson(syncParts),
  }).forEach(work.addPoll);
  return draftParts;
}
