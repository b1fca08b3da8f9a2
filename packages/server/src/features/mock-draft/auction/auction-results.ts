// What follows an auction: the answers of the calls that drafts with picks have for it, by price where those go by picks.
import { randomUUID } from 'node:crypto';
import type { BoldMove, DraftRuns, PositionStrength, SharedReport } from '@pylon/contract/draft-results';
import { auctionPicks } from '@pylon/engine/auction/auction-picks';
import { soldEntities } from '@pylon/engine/auction/auction-state';
import { type BoldSale, boldSales } from '@pylon/engine/auction/bold-sales';
import type { PickedBy } from '@pylon/engine/mock-draft/run-tally';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import type { StoredAuction } from '../mock-draft.queries.ts';
import type { Now } from '../present-draft.ts';
import { boldMovePresenter, MOST_MOVES, presentRuns, presentStandings, presentStrength } from '../present-results.ts';
import type { SeasonOutlooks } from '../season-outlooks.ts';
import type { ReportParts } from '../shared-report.ts';
import { type AuctionParts, type AuctionView, lookAtAuction } from './auction.service.ts';
import { presentAuctionAsDraft, presentAuctionRatings } from './present-auction.ts';
import { presentAuctionPicks } from './present-sale.ts';

type Standings = Pick<SharedReport, 'projectedStandings'> & { simulation: NonNullable<SharedReport['simulation']> };

/** Simulated seasons of the rosters; rating-failed while they are empty. */
export async function auctionStandings(view: AuctionView, outlooks: SeasonOutlooks): Promise<Outcome<Standings>> {
  const picks = auctionPicks(view.stored.state);
  if (picks.length === 0) return failure('rating-failed');
  return found(presentStandings(view, await outlooks.of(view, picks)));
}

/** A participant's roster by position; the person's own when nobody is named. */
export function auctionStrength(view: AuctionView, wanted?: string): Outcome<{ strength: PositionStrength[] }> {
  const { state } = view.stored;
  const seat = wanted === undefined ? state.userSeat : state.participants.findIndex(({ id }) => id === wanted);
  if (seat < 0) return failure('invalid-parameters', { mockDraftParticipantId: 'Nobody of this draft.' });
  return found({ strength: presentStrength(view, seat, auctionPicks(state), presentAuctionPicks(view)) });
}

/** The best buys of the room, and those paid furthest above their value; none before the auction is rated. */
export function presentBoldSales(view: AuctionView): { topPicks: BoldMove[]; topReaches: BoldMove[] } {
  const { stored, room, prices } = view;
  const grades = stored.rating?.grades.picks ?? [];
  const shown = new Map(presentAuctionPicks(view).map((pick) => [pick.pickNumber, pick]));
  const present = boldMovePresenter(view, soldEntities(stored.state));
  const { bestBuys, overpays } = boldSales(stored.state, room.pool, prices, MOST_MOVES);
  const move = ({ saleIndex }: BoldSale): BoldMove[] => {
    const pick = shown.get(saleIndex + 1);
    const graded = grades[saleIndex];
    return pick && graded ? [present(pick, graded)] : [];
  };
  return { topPicks: bestBuys.flatMap(move), topReaches: overpays.flatMap(move) };
}

/** The same auction many times with other opinions. */
export async function runAuctionAgain(
  { auctions, work }: AuctionParts,
  view: AuctionView,
  { times, pickedBy }: { readonly times: number; readonly pickedBy: PickedBy },
): Promise<DraftRuns> {
  const { edition, stored, room } = view;
  const baseline = auctions.baselineOf(edition, stored, room);
  const order = { state: stored.state, pool: room.pool, baseline, times, pickedBy, seed: randomUUID() };
  return presentRuns(view, await work.run('auctionsAgain', order), pickedBy);
}

/** What the report behind a link is made of. Grades of auctions have no record of how such teams fared. */
export async function auctionReport(
  parts: AuctionParts,
  stored: StoredAuction,
  outlooks: SeasonOutlooks,
  now: Now,
): Promise<Outcome<ReportParts>> {
  const looked = lookAtAuction(parts, stored);
  if (!looked.ok) return looked;
  const view = looked.data;
  const draft = presentAuctionAsDraft(view, now);
  if (draft === null) return failure('season-not-found');
  const outlook = await outlooks.of(view, auctionPicks(stored.state));
  return found({
    draft,
    ratings: presentAuctionRatings(view),
    gradeRecord: [],
    standings: presentStandings(view, outlook),
    ...presentBoldSales(view),
  });
}
