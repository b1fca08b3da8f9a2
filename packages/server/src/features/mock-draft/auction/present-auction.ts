import type { Auction } from '@pylon/contract/drafting/auction';
import type { RateOutput } from '@pylon/contract/drafting/draft-rating';
import type { listDraftRosters, MockDraft, Participant } from '@pylon/contract/drafting/mock-draft';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { listPriceOf } from '@pylon/engine/auction/bots/auction-market';
import { plansKept } from '@pylon/engine/auction/bots/auction-plans';
import { auctionRoom } from '@pylon/engine/auction/bots/auction-room';
import { spendingOf } from '@pylon/engine/auction/bots/bidders';
import { auctionDescription } from '@pylon/engine/auction/report/auction-description';
import { auctionRoster } from '@pylon/engine/auction/rules/auction-picks';
import { auctionDeadlineMs } from '@pylon/engine/auction/rules/auction-state';
import { provenanceOf } from '../../../wire/provenance.ts';
import { seasonById, toWireSeason } from '../../../wire/season.ts';
import { scoringOf } from '../draft-scoring.ts';
import { presentCapital, presentConfiguration, rateOutput } from '../present/present-draft.ts';
import { nameOf } from '../present/present-pick.ts';
import { type Now, presentTimes } from '../present/present-times.ts';
import { placesOfRoster } from '../results/present-rosters.ts';
import type { SeenAuction } from './auction-view.ts';
import { presentAuctionPicks, presentSales } from './present-sale.ts';
import { presentStanding } from './present-standing.ts';

type Rosters = AnswerOf<typeof listDraftRosters>['mockDraftRosters'];

/** What an auction has in common with the other drafts. `null` when its scoring is no longer known. */
function common(view: SeenAuction, now: Now) {
  const { stored, edition } = view;
  const { state } = stored;
  const known = scoringOf(state.settings.sources);
  if (!known.ok) return null;
  const participants = presentParticipants(view);
  const userParticipant = participants[state.userSeat];
  if (!userParticipant) throw new RangeError(`nobody sits at ${state.userSeat}`);
  return {
    ...presentTimes(stored, auctionDeadlineMs(state), now),
    configuration: presentConfiguration(view, 'AUCTION', known.scoring),
    participants,
    userParticipant,
    provenance: provenanceOf(edition),
  };
}

/** An auction, whole. */
export function presentAuction(view: SeenAuction, now: Now): Auction | null {
  const shared = common(view, now);
  return shared && { ...shared, standing: presentStanding(view), sales: presentSales(view) };
}

/** The same in the shape of a draft: a place per player sold or kept. */
export function presentAuctionAsDraft(view: SeenAuction, now: Now): MockDraft | null {
  const shared = common(view, now);
  const season = seasonById(view.edition, String(view.stored.season), now.football);
  if (!shared || !season.ok) return null;
  return {
    ...shared,
    season: toWireSeason(season.season),
    picks: presentAuctionPicks(view),
    rateOutput:
      presentAuctionRatings(view).find(
        ({ mockDraftParticipantId }) => mockDraftParticipantId === shared.userParticipant.id,
      ) ?? null,
    capitals: presentCapital(view.stored),
    isFollowed: false,
    // In an auction everybody could have had anybody at a price: there is no pick to compare with another, and no list to follow.
    whatIfs: [],
    draftMostLikeExpertGrade: null,
    shareId: view.stored.shareId,
  };
}

/** Everybody at the table. Plans that were followed can be told when a roster is full. */
function presentParticipants({ stored, room }: SeenAuction): Participant[] {
  const { state, accountId } = stored;
  const course = auctionRoom(state, room.pool);
  return state.participants.map(({ id, name, strategy }, seat) => ({
    id,
    userId: seat === state.userSeat ? accountId : null,
    isMachine: seat !== state.userSeat && state.settings.mode === 'autoDraft',
    name,
    draftStrategy: strategy,
    actualDraftStrategies: course.openSlots[seat] === 0 ? [...plansKept(spendingOf(course, seat))] : [],
    draftPosition: seat + 1,
  }));
}

/** Grades of all participants, best first; none before the auction is rated. */
export function presentAuctionRatings(view: SeenAuction): RateOutput[] {
  const { stored, prices, room } = view;
  const { rating, state } = stored;
  if (!rating) return [];
  return rating.grades.participants.map((grade) =>
    rateOutput(
      view,
      grade,
      auctionDescription(grade, rating.grades, {
        state,
        withFigures: view.lock === null,
        listPrice: (entityId) => listPriceOf(prices, room.pool, entityId),
        nameOf: (entityId) => nameOf(view, entityId),
      }),
    ),
  );
}

/** Every roster by slot, open places included. */
export const presentAuctionRosters = (view: SeenAuction): Rosters =>
  view.stored.state.participants.map(({ id }, seat) => ({
    participantId: id,
    roster: placesOfRoster(view, auctionRoster(view.stored.state, seat, view.room.pool.table)),
  }));
