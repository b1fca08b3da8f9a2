// What follows an auction: the answers of the calls that drafts with picks have for it, by price where those go by picks.
import { randomUUID } from 'node:crypto';
import type { BoldMove, DraftRuns, PositionStrength, SharedReport } from '@pylon/contract/drafting/draft-results';
import { type BoldSale, boldSales } from '@pylon/engine/auction/report/bold-sales';
import { auctionPicks } from '@pylon/engine/auction/rules/auction-picks';
import { soldEntities } from '@pylon/engine/auction/rules/auction-state';
import type { PickedBy } from '@pylon/engine/drafting/run-tally';
import type { SeasonOutlooks } from '../../../football/season-outlooks.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import type { StoredAuction } from '../mock-draft.queries.ts';
import {
  boldMovePresenter,
  MOST_MOVES,
  presentRuns,
  presentStandings,
  presentStrength,
} from '../results/present-results.ts';
import type { Reader, ReportParts } from '../results/shared-report.ts';
import { type AuctionParts, auctionSeenBy, lookAtAuction } from './auction.service.ts';
import type { AuctionView, SeenAuction } from './auction-view.ts';
import { presentAuctionAsDraft, presentAuctionRatings } from './present-auction.ts';
import { presentAuctionPicks } from './present-sale.ts';

type Standings = Pick<SharedReport, 'projectedStandings'> & { simulation: NonNullable<SharedReport['simulation']> };

/** Simulated seasons of the rosters; rating-failed while they are empty. */
export async function auctionStandings(
  parts: AuctionParts,
  view: AuctionView,
  { outlooks, tier }: { readonly outlooks: SeasonOutlooks; readonly tier: number },
): Promise<Outcome<Standings>> {
  const picks = auctionPicks(view.stored.state);
  if (picks.length === 0) return failure('rating-failed');
  // Simulated from projections, whoever asks; what of it is shown depends on who does.
  const outlook = await outlooks.of(view, picks);
  return found(presentStandings(auctionSeenBy(parts, view, tier), outlook));
}

/** A participant's roster by position; the person's own when nobody is named. */
export function auctionStrength(view: SeenAuction, wanted?: string): Outcome<{ strength: PositionStrength[] }> {
  const { state } = view.stored;
  const seat = wanted === undefined ? state.userSeat : state.participants.findIndex(({ id }) => id === wanted);
  if (seat < 0) return failure('invalid-parameters', { mockDraftParticipantId: 'Nobody of this draft.' });
  return found({ strength: presentStrength(view, seat, auctionPicks(state), presentAuctionPicks(view)) });
}

/** The best buys of the room, and those paid furthest above their value; none before the auction is rated. */
export function presentBoldSales(view: SeenAuction): { topPicks: BoldMove[]; topReaches: BoldMove[] } {
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
  parts: AuctionParts,
  view: AuctionView,
  { times, pickedBy, tier }: { readonly times: number; readonly pickedBy: PickedBy; readonly tier: number },
): Promise<DraftRuns> {
  const { auctions, work } = parts;
  const { edition, stored, room } = view;
  const baseline = auctions.baselineOf(edition, stored, room);
  const order = { state: stored.state, pool: room.pool, baseline, times, pickedBy, seed: randomUUID() };
  const runs = await work.run('auctionsAgain', order);
  return presentRuns(auctionSeenBy(parts, view, tier), runs, pickedBy);
}

/** What the report behind a link is made of. Grades of auctions have no record of how such teams fared. */
export async function auctionReport(
  parts: AuctionParts,
  stored: StoredAuction,
  outlooks: SeasonOutlooks,
  reader: Reader,
): Promise<Outcome<ReportParts>> {
  const looked = lookAtAuction(parts, stored);
  if (!looked.ok) return looked;
  const view = auctionSeenBy(parts, looked.data, reader.tier);
  const draft = presentAuctionAsDraft(view, reader);
  if (draft === null) return failure('season-not-found');
  const outlook = await outlooks.of(looked.data, auctionPicks(stored.state));
  return found({
    draft,
    ratings: presentAuctionRatings(view),
    gradeRecord: [],
    standings: presentStandings(view, outlook),
    ...presentBoldSales(view),
  });
}
