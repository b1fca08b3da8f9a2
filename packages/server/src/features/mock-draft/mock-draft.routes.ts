import type { FastifyInstance } from 'fastify';
import type { Router } from '../../http/route.ts';
import { type Poller, poller } from '../../jobs/poller.ts';
import { auctionRoutes } from './auction/auction.routes.ts';
import { expireClock, type MockDraftParts } from './change-draft.ts';
import { companion } from './companion/companion.routes.ts';
import type { CompanionParts } from './companion/look-at-board.ts';
import { draftKinds } from './draft-kinds.ts';
import { leagueRoomRoutes } from './league-room/league-room.routes.ts';
import type { LeagueRoomParts } from './league-room/open-room.service.ts';
import { keptPastDrafts } from './league-room/past-drafts.ts';
import { claimExpired } from './mock-draft.queries.ts';
import { personalDrafts } from './personal-drafts.ts';
import { draftResultRoutes } from './results/draft-results.routes.ts';
import { sharedRoutes } from './shared.routes.ts';
import { snakeRoutes } from './snake/snake.routes.ts';

const EXPIRED_AT_ONCE = 10;

/**
 * Mock drafts: their calls, the clock that picks for people who are late, and the drafts elsewhere that some of them
 * follow. The clock belongs to the server: a deadline is stored with the draft, and the write is conditional on the
 * version that was read, so it fires once however many processes look.
 */
export function mockDrafts(
  app: FastifyInstance,
  route: Router,
  {
    platforms,
    outside,
    asPerson,
    ...parts
  }: MockDraftParts & Pick<CompanionParts, 'platforms' | 'asPerson'> & Pick<LeagueRoomParts, 'outside'>,
): readonly Poller[] {
  const kinds = draftKinds(parts);
  const drafts = personalDrafts(parts, kinds);
  sharedRoutes(route, parts, { kinds, drafts });
  draftResultRoutes(app, route, parts, { kinds, drafts });
  snakeRoutes(route, parts.db, drafts, kinds.snake);
  auctionRoutes(route, parts, drafts, kinds.auction);
  leagueRoomRoutes(route, { ...parts, outside, asPerson, past: keptPastDrafts(asPerson), snake: kinds.snake }, drafts);
  const { db, nowMs } = parts;
  const pickClock = poller({
    atOnce: EXPIRED_AT_ONCE,
    claim: (limit) => claimExpired(db, new Date(nowMs()), limit),
    act: (draft) => kinds.of(draft, (kind, stored) => expireClock(parts, kind, stored)),
    onError: (error) => app.log.error({ err: error }, 'drafts whose clock has run out'),
  });
  app.addHook('onClose', async () => {
    await pickClock.stop();
    await parts.work.close();
  });
  return [
    pickClock,
    companion(app, route, { ...parts, platforms, asPerson, drafts, snake: kinds.snake, auction: kinds.auction }),
  ];
}
