import type { FastifyInstance } from 'fastify';
import type { Router } from '../../http/route.ts';
import { auctionRoutes } from './auction/auction.routes.ts';
import { expireClock, type MockDraftParts } from './change-draft.ts';
import { companion } from './companion/companion.routes.ts';
import type { CompanionParts } from './companion/look-at-board.ts';
import { draftKinds } from './draft-kinds.ts';
import { draftsPastDeadline } from './mock-draft.queries.ts';
import { personalDrafts } from './personal-drafts.ts';
import { startPickClock } from './pick-clock.ts';
import { draftResultRoutes } from './results/draft-results.routes.ts';
import { sharedRoutes } from './shared.routes.ts';
import { snakeRoutes } from './snake/snake.routes.ts';

/** Mock drafts: their calls, the clock that picks for whoever is late, and the drafts elsewhere that some of them follow. */
export function mockDrafts(
  app: FastifyInstance,
  route: Router,
  { platforms, ...parts }: MockDraftParts & Pick<CompanionParts, 'platforms'>,
): void {
  const kinds = draftKinds(parts);
  const drafts = personalDrafts(parts, kinds);
  sharedRoutes(route, parts, { kinds, drafts });
  draftResultRoutes(app, route, parts, { kinds, drafts });
  snakeRoutes(route, drafts, kinds.snake);
  auctionRoutes(route, parts, drafts, kinds.auction);
  companion(app, route, { ...parts, platforms, drafts, snake: kinds.snake });
  const { db, nowMs } = parts;
  const clock = startPickClock({
    expired: (limit) => draftsPastDeadline(db, new Date(nowMs()), limit),
    expire: (draft) => kinds.of(draft, (kind, stored) => expireClock(parts, kind, stored)),
    onError: (error) => app.log.error(error),
  });
  app.addHook('onClose', async () => {
    await clock.stop();
    await parts.work.close();
  });
}
