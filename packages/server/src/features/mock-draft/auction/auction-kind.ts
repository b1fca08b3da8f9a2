// Auctions: teams nominate and bid, and what follows goes by price where other drafts go by picks.
import type { BoldMove } from '@pylon/contract/drafting/draft-results';
import { listPriceOf } from '@pylon/engine/auction/bots/auction-market';
import { plansKept } from '@pylon/engine/auction/bots/auction-plans';
import { auctionRoom } from '@pylon/engine/auction/bots/auction-room';
import { spendingOf } from '@pylon/engine/auction/bots/bidders';
import { auctionDescription } from '@pylon/engine/auction/report/auction-description';
import { type BoldSale, boldSales } from '@pylon/engine/auction/report/bold-sales';
import { applyAuctionCommands } from '@pylon/engine/auction/rules/apply-auction-command';
import { auctionCan } from '@pylon/engine/auction/rules/auction-can';
import type { AuctionCommand, AuctionEvent } from '@pylon/engine/auction/rules/auction-command';
import { auctionPicks, auctionRoster } from '@pylon/engine/auction/rules/auction-picks';
import { type AuctionState, auctionDeadlineMs, soldEntities } from '@pylon/engine/auction/rules/auction-state';
import { createAuction } from '@pylon/engine/auction/rules/create-auction';
import { isScoringChanged } from '@pylon/engine/drafting/change-settings';
import type { Step } from '@pylon/engine/drafting/outcome';
import type { SharedCommand } from '@pylon/engine/drafting/shared-command';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import { failure, found } from '../../../http/errors.ts';
import { BOTS, type MockDraftParts } from '../change-draft.ts';
import { platformFollowed } from '../companion/companion.queries.ts';
import type { DraftKind } from '../draft-kind.ts';
import type { StoredOf } from '../mock-draft.queries.ts';
import { nameOf } from '../present/naming.ts';
import { refusalOf } from '../refusals.ts';
import { asJudged, judgedRoom } from '../results/judges.ts';
import { boldMovePresenter, gradeWeights, MOST_MOVES } from '../results/present-results.ts';
import { AuctionPools } from './auction-pools.ts';
import type { AuctionView, SeenAuction } from './auction-view.ts';
import { presentAuctionEvents } from './present-auction-events.ts';
import { presentDraftPlayers } from './present-auction-players.ts';
import { presentAuctionPicks } from './present-sale.ts';

/** How real teams with such grades did is known only of drafts with picks. */
const GRADE_BASIS = {
  gradeRecord: [],
  gradeRecordSource: 'No graded auctions of real leagues are at hand.',
};

type OwnCommand = Exclude<AuctionCommand, SharedCommand>;

/** Whether a step may be followed by many sales: tens of milliseconds in a large room. */
const goesFar = ({ command }: Step<AuctionCommand>): boolean =>
  command.type === 'simulateRest' || (command.type === 'pass' && command.until !== 'next');

export interface AuctionKind extends DraftKind<AuctionState, OwnCommand, AuctionEvent, AuctionView> {
  readonly pools: AuctionPools;
}

export const auctionKind = ({ db, work, outlooks }: MockDraftParts): AuctionKind => {
  const pools = new AuctionPools(work);
  return {
    name: 'auction',
    pools,
    onlyHere: 'only-in-auctions',
    owns: (stored): stored is StoredOf<'auction'> => stored.kind === 'auction',
    look: (view) => ({ ...view, prices: pools.pricesOf(view.edition, view.stored, view.room) }),

    create: (room, wishes, pool) => {
      const keepers = wishes.keepers.map(({ athleteId, teamId, participantIndex, cost }) => ({
        seat: participantIndex - 1,
        dollars: cost,
        entityId: (athleteId ?? teamId ?? '') as EntityId, // unknown ids are refused by the rules
      }));
      return createAuction({ ...room, keepers }, pool);
    },
    copy: ({ settings: { keepers, ...settings }, participants, userSeat }, { seed, draftAtMs }, pool) => {
      const wishes = keepers.map(({ position: _, ...wish }) => wish);
      return createAuction(
        { settings: { ...settings, seed }, keepers: wishes, participants, userSeat, draftAtMs },
        pool,
      );
    },
    apply: (state, steps, { caller, ...context }) =>
      steps.some(goesFar)
        ? work.run('auctionSteps', { state, steps, ...context }, caller)
        : applyAuctionCommands(state, steps, context),
    simulateRest: (state, { pool, nowMs, caller, advice: { pool: advised, source } }) => {
      const steps = [{ command: { type: 'simulateRest' } }] as const;
      return work.run('auctionSteps', { state, steps, pool, nowMs, advice: { pool: advised, source } }, caller);
    },
    refusal: async (reason, { id, state }) =>
      refusalOf(reason, state.isFollowed ? await platformFollowed(db, id) : null),
    pick:
      (entityId, { mockDraftParticipantId, pickNumber }) =>
      ({ sales, participants, userSeat }) => {
        const saleNumber = pickNumber ?? sales.length + 1;
        return participants[userSeat]?.id === mockDraftParticipantId
          ? [{ command: { type: 'nominate', saleNumber, entityId, dollars: 1 } }]
          : failure('not-your-turn');
      },
    resetTo: (saleNumber, seed) => ({ type: 'resetToSale', saleNumber, seed }),
    replayFrom: (saleNumber) => [
      // The copy of an auction that follows an outside one goes on by itself; the auction goes on following.
      { command: { type: 'unfollow' }, optional: true },
      { command: { type: 'resetToSale', saleNumber } },
      BOTS,
    ],
    deadlineMs: auctionDeadlineMs,
    picksOf: auctionPicks,
    placesIn: ({ settings: { league } }) => league.teams * rosterSize(league.slots),
    rosteredIn: auctionPicks,
    named: ({ settings, sales, block }) => [...settings.keepers, ...sales, ...(block ? [block] : [])],
    rosterOf: ({ stored: { state }, room }, seat) => auctionRoster(state, seat, room.pool.table),
    keepsGrades: (events, { sales }) =>
      !isScoringChanged(events) &&
      events.every(
        (event) =>
          event.type !== 'sold' &&
          event.type !== 'saleEdited' &&
          (event.type !== 'salesRemoved' || event.fromSaleNumber > sales.length),
      ),
    canRate: (state) => auctionCan.rate(state) === null,
    rate: async (view, caller) => {
      const baseline = await pools.baselineOf(view, judgedRoom(view).pool, caller);
      const { state } = view.stored;
      const season = await outlooks.of(asJudged(view), auctionPicks(state), caller);
      return work.run('rateAuction', { state, ...judgedRoom(view), season, baseline }, caller);
    },
    runAgain: async (view, options, caller) => {
      const judge = judgedRoom(view).pool;
      const baseline = await pools.baselineOf(view, judge, caller);
      const { stored, room } = view;
      return work.run('auctionsAgain', { state: stored.state, pool: room.pool, judge, baseline, ...options }, caller);
    },

    draftType: () => 'AUCTION',
    orderWords: () => 'auction',
    // Which strategies a team followed can be told once its roster is full.
    strategiesKept: ({ stored, room }) => {
      const course = auctionRoom(stored.state, room.pool);
      return (seat) => (course.openSlots[seat] === 0 ? plansKept(spendingOf(course, seat)) : []);
    },
    presentPicks: presentAuctionPicks,
    presentPlayers: (view) => found(presentDraftPlayers(view)),
    presentEvents: presentAuctionEvents,
    gradeWords: (view) => {
      const { stored, prices, room } = view;
      const context = {
        state: stored.state,
        withFigures: view.lock === null,
        listPrice: (entityId: EntityId) => listPriceOf(prices, room.pool, entityId),
        nameOf: (entityId: EntityId) => nameOf(view, entityId),
      };
      return (grade, grades) => auctionDescription(grade, grades, context);
    },
    gradeBasis: ({ settings }) => ({ weights: gradeWeights(settings), ...GRADE_BASIS }),
    boldMoves: presentBoldSales,
  };
};

/** Those of the room who went for surprisingly little, and for surprisingly much. */
function presentBoldSales(view: SeenAuction): { topPicks: BoldMove[]; topReaches: BoldMove[] } {
  const { stored, room, prices } = view;
  const grades = stored.rating?.grades.picks ?? [];
  const shown = new Map(presentAuctionPicks(view).map((pick) => [pick.pickNumber, pick]));
  const present = boldMovePresenter(view, soldEntities(stored.state));
  const { bestBuys, overpays } = boldSales(stored.state, grades, { pool: room.pool, prices }, MOST_MOVES);
  const move = ({ saleIndex }: BoldSale): BoldMove[] => {
    const pick = shown.get(saleIndex + 1);
    const graded = grades[saleIndex];
    return pick && graded ? [present(pick, graded)] : [];
  };
  return { topPicks: bestBuys.flatMap(move), topReaches: overpays.flatMap(move) };
}
