// What calls that drafts of every kind have answer for an auction.
import type { api } from '@pylon/contract/api';
import type { CallName } from '@pylon/contract/calls';
import type { AnswerOf } from '@pylon/contract/endpoint';
import { LINE_UP_SHARE } from '@pylon/engine/auction/report/auction-baseline';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { SeasonOutlooks } from '../../../football/season-outlooks.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import type { PersonalInput, Router } from '../../../http/route.ts';
import { chosenScoring } from '../draft-scoring.ts';
import { auctionOf } from '../mock-draft.queries.ts';
import { BOTS, settingsOf } from '../mock-draft.service.ts';
import { entityIn, NO_ENTITY } from '../players/entity-in.ts';
import { copyRefusal } from '../results/seen-by.ts';
import { share, unshare } from '../results/share-draft.ts';
import {
  type AuctionParts,
  alwaysBid,
  auctionSeenBy,
  changeAuction,
  rateAuction,
  thenBotsBid,
  viewOfAuction,
} from './auction.service.ts';
import { auctionStandings, auctionStrength, presentBoldSales, runAuctionAgain } from './auction-results.ts';
import type { SeenAuction } from './auction-view.ts';
import { duplicateAuction, replayAuction } from './create-auction.ts';
import { presentAuctionAsDraft, presentAuctionRatings, presentAuctionRosters } from './present-auction.ts';
import { presentAuctionQueue, presentDraftPlayers } from './present-auction-players.ts';

/** What decides a grade, for its reader. */
const GRADE_WEIGHTS = [
  { name: 'Projected points of the line-up, against the room', percent: 100 * LINE_UP_SHARE },
  { name: 'Worth of the players bought above what they cost, against the room', percent: 100 * (1 - LINE_UP_SHARE) },
];

/** How real teams of such grades fared is known of drafts with picks only. */
const NO_RECORD = { gradeRecord: [], gradeRecordSource: 'No graded auctions of real leagues are at hand.' };

/** Answers of calls that other drafts have too, when the draft is an auction. */
type SharedAnswers = {
  readonly [N in CallName]?: (
    input: PersonalInput<(typeof api)[N]>,
  ) => Promise<Outcome<AnswerOf<(typeof api)[N]>>> | Outcome<AnswerOf<(typeof api)[N]>>;
};

/**
 * A router on which every call that names a mock draft is answered for auctions too: by the auction's own answer, or with the
 * refusal that an auction does not have this. Other drafts are looked for first and notice nothing.
 */
export function withAuctions(route: Router, parts: AuctionParts, outlooks: SeasonOutlooks): Router {
  const answers = sharedAnswers(parts, outlooks);
  return {
    ...route,
    forPerson: (endpoint, handler) =>
      route.forPerson(endpoint, async (input) => {
        const outcome = await handler(input);
        if (outcome.ok || outcome.reason !== 'draft-not-found') return outcome;
        const id = draftIdIn(input);
        if (id === null || !(await auctionOf(parts.db, input.person.id, id))) return outcome;
        const answer = answers[endpoint.name];
        // The table has under each name the handler of that name's endpoint; the compiler cannot follow the name through it.
        return answer ? (answer as unknown as typeof handler)(input) : failure('not-in-auctions');
      }),
  };
}

/** The draft that a request names. */
export function draftIdIn({ query, body }: { readonly query: unknown; readonly body: unknown }): string | null {
  for (const part of [query, body]) {
    if (typeof part === 'object' && part !== null && 'mockDraftId' in part && typeof part.mockDraftId === 'string')
      return part.mockDraftId;
  }
  return null;
}

function sharedAnswers(parts: AuctionParts, outlooks: SeasonOutlooks): SharedAnswers {
  const { clock } = parts;
  const change = (...args: [accountId: string, id: string, decide: Parameters<typeof changeAuction>[3]]) =>
    changeAuction(parts, ...args);
  const reading = readingWith(parts);
  return {
    getMockDraft: ({ query, person }) =>
      reading(person, query.mockDraftId, (view) => {
        const mockDraft = presentAuctionAsDraft(view, { football: clock.now(), runningMs: parts.nowMs() });
        return mockDraft ? found({ mockDraft }) : failure('season-not-found');
      }),
    duplicateMockDraft: async ({ body, person }) => {
      const view = await viewOfAuction(parts, person.id, body.mockDraftId);
      if (!view.ok) return view;
      return copyRefusal(view.data, person.tier) ?? duplicateAuction(parts, person.id, view.data.stored);
    },
    updateMockDraft: async ({ body, person }) => {
      const chosen = await chosenScoring(parts.db, person, body.scoringSystemId);
      const outcome = await change(person.id, body.mockDraftId, ({ settings }) => {
        const changes = settingsOf(body, chosen, settings);
        return changes.ok ? [{ command: { type: 'updateSettings', changes: changes.data } }, BOTS] : changes;
      });
      return outcome.ok ? found({ mockDraft: { id: body.mockDraftId } }) : outcome;
    },
    resetMockDraft: ({ body, person }) => change(person.id, body.mockDraftId, thenBotsBid({ type: 'startOver' })),
    resetMockDraftToPick: ({ body, person }) =>
      change(person.id, body.mockDraftId, thenBotsBid({ type: 'resetToSale', saleNumber: body.pickNumber })),
    simulateRestOfDraft: ({ body, person }) => change(person.id, body.mockDraftId, alwaysBid({ type: 'simulateRest' })),
    returnToLastPick: ({ body, person }) => change(person.id, body.mockDraftId, thenBotsBid({ type: 'undo' })),
    rateMockDraft: ({ body, person }) => rateAuction(parts, person.id, body.mockDraftId),
    pickEntity: ({ body, person }) => {
      const entityId = entityIn(body);
      if (!entityId) return NO_ENTITY;
      return change(person.id, body.mockDraftId, ({ sales, participants, userSeat }) => {
        const saleNumber = body.pickNumber ?? sales.length + 1;
        const isUsers = participants[userSeat]?.id === body.mockDraftParticipantId;
        return isUsers
          ? [{ command: { type: 'nominate', saleNumber, entityId, dollars: 1 } }]
          : failure('not-your-turn');
      });
    },
    listQueue: ({ query, person }) =>
      reading(person, query.mockDraftId, (view) => found({ mockDraftQueue: presentAuctionQueue(view) })),
    addToQueue: async ({ body, person }) => {
      const entityId = entityIn(body);
      if (!entityId) return NO_ENTITY;
      const outcome = await change(person.id, body.mockDraftId, alwaysBid({ type: 'enqueue', entityId }));
      if (!outcome.ok) return outcome;
      return reading(person, body.mockDraftId, (view) => found({ mockDraftQueue: presentAuctionQueue(view) }));
    },
    moveInQueue: ({ body, person }) => {
      const entityId = body.mockDraftQueueId as EntityId; // an item of the queue is named by its player
      return change(person.id, body.mockDraftId, alwaysBid({ type: 'moveQueued', entityId, index: body.index }));
    },
    removeFromQueue: ({ body, person }) => {
      const entityId = body.mockDraftQueueId as EntityId; // an item of the queue is named by its player
      return change(person.id, body.mockDraftId, alwaysBid({ type: 'dequeue', entityId }));
    },
    listDraftPlayers: ({ query, person }) =>
      reading(person, query.mockDraftId, (view) =>
        found({ version: view.stored.state.version, mockDraftPlayerRankings: presentDraftPlayers(view) }),
      ),
    listDraftRosters: ({ query, person }) =>
      reading(person, query.mockDraftId, (view) => found({ mockDraftRosters: presentAuctionRosters(view) })),
    listRateOutputs: ({ query, person }) =>
      reading(person, query.mockDraftId, (view) =>
        view.stored.rating
          ? found({ mockDraftRateOutputs: presentAuctionRatings(view), weights: GRADE_WEIGHTS, ...NO_RECORD })
          : failure('rating-failed'),
      ),
    listProjectedStandings: async ({ query, person }) => {
      const view = await viewOfAuction(parts, person.id, query.mockDraftId);
      return view.ok ? auctionStandings(parts, view.data, { outlooks, tier: person.tier }) : view;
    },
    listByPositionRank: ({ query, person }) =>
      reading(person, query.mockDraftId, (view) => auctionStrength(view, query.mockDraftParticipantId)),
    listBoldMoves: ({ query, person }) =>
      reading(person, query.mockDraftId, (view) =>
        view.stored.rating ? found(presentBoldSales(view)) : failure('rating-failed'),
      ),
    runDraftAgain: async ({ body, person }) => {
      const view = await viewOfAuction(parts, person.id, body.mockDraftId);
      return view.ok ? found({ runs: await runAuctionAgain(parts, view.data, { ...body, tier: person.tier }) }) : view;
    },
    replayMockDraft: async ({ body, person }) => {
      const view = await viewOfAuction(parts, person.id, body.mockDraftId);
      return view.ok ? replayAuction(parts, person.id, view.data, body.pickNumber) : view;
    },
    shareMockDraft: async ({ body, person }) => {
      const stored = await auctionOf(parts.db, person.id, body.mockDraftId);
      return stored ? share(parts.db, stored) : failure('draft-not-found');
    },
    unshareMockDraft: async ({ body, person }) => {
      const stored = await auctionOf(parts.db, person.id, body.mockDraftId);
      return stored ? unshare(parts.db, stored) : failure('draft-not-found');
    },
  };
}

/** Answers from an auction of the person, as his plan shows it. */
export const readingWith =
  (parts: AuctionParts) =>
  async <T>(
    person: { readonly id: string; readonly tier: number },
    id: string,
    read: (view: SeenAuction) => Outcome<T>,
  ): Promise<Outcome<T>> => {
    const view = await viewOfAuction(parts, person.id, id);
    return view.ok ? read(auctionSeenBy(parts, view.data, person.tier)) : view;
  };
