import { auctionCapital, auctionGrades } from '@pylon/engine/auction/report/auction-grades';
import { applyAuctionCommands } from '@pylon/engine/auction/rules/apply-auction-command';
import { auctionCan } from '@pylon/engine/auction/rules/auction-can';
import type { AuctionCommand } from '@pylon/engine/auction/rules/auction-command';
import { type AuctionState, auctionDeadlineMs } from '@pylon/engine/auction/rules/auction-state';
import { isScoringChanged } from '@pylon/engine/drafting/change-settings';
import type { Step } from '@pylon/engine/drafting/outcome';
import { type Failure, failure, found, type Outcome } from '../../../http/errors.ts';
import { auctionOf, type StoredAuction, writeDraft } from '../mock-draft.queries.ts';
import { BOTS, type MockDraftParts, poolFor, writeRating } from '../mock-draft.service.ts';
import { marketRoom } from '../players/market-room.ts';
import { nameOf } from '../present/present-pick.ts';
import { refusalOf } from '../refusals.ts';
import { lockFor } from '../results/seen-by.ts';
import { untilWritten, type Written } from '../until-written.ts';
import type { AuctionPools } from './auction-pools.ts';
import type { AuctionView, SeenAuction } from './auction-view.ts';
import { presentAuctionEvents } from './present-auction-events.ts';

export interface AuctionParts extends MockDraftParts {
  readonly auctions: AuctionPools;
}

/** An auction as a person of a tier sees it: below the plan with the prices that the market comes to. */
export function auctionSeenBy({ auctions }: AuctionParts, view: AuctionView, tier: number): SeenAuction {
  const lock = lockFor(tier);
  if (lock === null) return { ...view, lock };
  const room = marketRoom(view.room);
  return { ...view, lock, room, prices: auctions.pricesOf(view.edition, view.stored, room) };
}

type Decide = (state: AuctionState) => readonly Step<AuctionCommand>[] | Failure;

/** An auction of a person; draft-not-found for nobody's and somebody else's alike, only-in-auctions for another draft. */
export async function viewOfAuction(parts: AuctionParts, accountId: string, id: string): Promise<Outcome<AuctionView>> {
  const stored = await auctionOf(parts.db, accountId, id);
  return stored ? lookAtAuction(parts, stored) : failure('draft-not-found');
}

/** An auction with what is needed to show it; not-ready or an unknown scoring otherwise. */
export function lookAtAuction(parts: AuctionParts, stored: StoredAuction): Outcome<AuctionView> {
  const pool = poolFor(parts, stored.season, stored.state.settings);
  if (!pool.ok) return pool;
  const { edition, room } = pool.data;
  return found({ stored, edition, room, prices: parts.auctions.pricesOf(edition, stored, room) });
}

/** Applies what `decide` says to a person's auction and gives its new version. */
export const changeAuction = (parts: AuctionParts, accountId: string, id: string, decide: Decide): Promise<Written> =>
  untilWritten(
    () => viewOfAuction(parts, accountId, id),
    (view) => tryChange(parts, view, decide),
  );

/** One try; null when the auction has changed meanwhile. */
async function tryChange(parts: AuctionParts, view: AuctionView, decide: Decide): Promise<Written | null> {
  const { stored, room } = view;
  const steps = decide(stored.state);
  if ('reason' in steps) return steps;
  const outcome = applyAuctionCommands(stored.state, steps, { pool: room.pool, nowMs: parts.nowMs() });
  if (!outcome.ok) return refusalOf(outcome.reason);
  const { state, events } = outcome;
  if (state.version === stored.state.version) return found({ version: state.version });
  const haveSalesChanged = state.sales !== stored.state.sales;
  // Grades speak of the sales as they were, in the points of their scoring.
  const rating = haveSalesChanged || isScoringChanged(events) ? null : stored.rating;
  const after: AuctionView = { ...view, stored: { ...stored, state, rating } };
  const notes = { ...stored.notes, names: namesOf(after) };
  const written = await writeDraft(parts.db, stored, { state, notes, rating }, presentAuctionEvents(after, events));
  return written ? found({ version: state.version }) : null;
}

/** Names of everybody sold, kept or up for bidding. */
function namesOf(view: AuctionView): Readonly<Record<string, string>> {
  const { settings, sales, block } = view.stored.state;
  const players = [...settings.keepers, ...sales, ...(block ? [block] : [])];
  return Object.fromEntries(players.map(({ entityId }) => [entityId, nameOf(view, entityId)]));
}

export const alwaysBid =
  (command: AuctionCommand): Decide =>
  () => [{ command }];

export const thenBotsBid =
  (command: AuctionCommand): Decide =>
  () => [{ command }, BOTS];

/** Grades the sales so far and keeps the grades until the next sale; rating-failed before the first. */
export const rateAuction = (parts: AuctionParts, accountId: string, id: string): Promise<Written> =>
  untilWritten(
    () => viewOfAuction(parts, accountId, id),
    async ({ stored, room, edition }) => {
      if (auctionCan.rate(stored.state) !== null) return failure('rating-failed');
      const baseline = parts.auctions.baselineOf(edition, stored, room);
      return writeRating(parts, stored, {
        grades: auctionGrades(stored.state, room.pool, baseline),
        capital: auctionCapital(stored.state),
        whatIfs: [],
        likeness: null,
      });
    },
  );

/** Time is up: the high bidder wins or the server nominates, and the bots go on. Whoever is late does nothing. */
export async function expireAuction(parts: AuctionParts, stored: StoredAuction): Promise<void> {
  const deadlineMs = auctionDeadlineMs(stored.state);
  const view = lookAtAuction(parts, stored);
  if (deadlineMs === null || !view.ok) return;
  await tryChange(parts, view.data, alwaysBid({ type: 'clockExpired', deadlineMs }));
}
