import { getDraftAssistant, listDraftPlayers } from '@pylon/contract/drafting/draft-players';
import { addToQueue, listQueue, moveInQueue, removeFromQueue } from '@pylon/contract/drafting/draft-queue';
import { listRateOutputs, rateMockDraft } from '@pylon/contract/drafting/draft-rating';
import { createMockDraft, updateMockDraft } from '@pylon/contract/drafting/draft-settings';
import { correctPick } from '@pylon/contract/drafting/in-person';
import { buildKeeper } from '@pylon/contract/drafting/keepers';
import {
  deleteMockDraft,
  duplicateMockDraft,
  getMockDraft,
  listDraftRosters,
  listMockDrafts,
  pickEntity,
  resetMockDraft,
  resetMockDraftToPick,
  returnToLastPick,
  simulateRestOfDraft,
} from '@pylon/contract/drafting/mock-draft';
import { GRADE_RECORD_SOURCE } from '@pylon/engine/mock-draft/report/grade-record';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import type { FastifyInstance } from 'fastify';
import { SeasonOutlooks } from '../../football/season-outlooks.ts';
import { type Failure, failure, found, type Outcome } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { type Poller, poller } from '../../jobs/poller.ts';
import { auctionRoutes } from './auction/auction.routes.ts';
import { type AuctionParts, expireAuction } from './auction/auction.service.ts';
import { AuctionPools } from './auction/auction-pools.ts';
import { openAuction } from './auction/create-auction.ts';
import { withAuctions } from './auction/shared-answers.ts';
import { correctionSteps } from './corrections.ts';
import { duplicateDraft, openDraft } from './create-draft.ts';
import { chosenScoring, scoringOf } from './draft-scoring.ts';
import type { DraftView, SeenDraft } from './draft-view.ts';
import { draftList } from './list/draft-list.ts';
import { claimExpired, deleteDraft, isAuction } from './mock-draft.queries.ts';
import {
  always,
  changeDraft,
  editionOf,
  expireClock,
  type MockDraftParts,
  pickSteps,
  rateDraft,
  settingsSteps,
  thenBots,
  viewOf,
} from './mock-draft.service.ts';
import { builtKeeper } from './players/build-keeper.ts';
import { presentAssistant, presentPlayers, presentQueue } from './players/draft-players.ts';
import { entityIn, NO_ENTITY } from './players/entity-in.ts';
import { presentDraft, presentRatings } from './present/present-draft.ts';
import { changed } from './present/present-events.ts';
import { draftResultRoutes } from './results/draft-results.routes.ts';
import { presentGradeRecord } from './results/present-results.ts';
import { presentRosters } from './results/present-rosters.ts';
import { copyRefusal, expertsRefusal, seenBy } from './results/seen-by.ts';

/** What decides a grade, for its reader. */
const gradeWeights = ({ stored }: DraftView) => {
  const isDynasty = stored.state.settings.leagueType === 'dynasty';
  const what = isDynasty ? 'Points that places by dynasty rank are worth' : 'Projected points of the line-up';
  return [{ name: `${what}, against the room`, percent: 100 }];
};

const EXPIRED_AT_ONCE = 10;

/**
 * Mock drafts: their calls, and the clock that picks for whoever is late. The clock belongs to the server: a deadline is
 * stored with the draft, and the write is conditional on the version that was read, so it fires once however many processes look.
 */
export function mockDrafts(app: FastifyInstance, route: Router, room: MockDraftParts): Poller {
  const parts: AuctionParts = { ...room, auctions: new AuctionPools() };
  const outlooks = new SeasonOutlooks(parts.work);
  const shared = withAuctions(route, parts, outlooks);
  mockDraftRoutes(shared, parts);
  draftResultRoutes(app, shared, parts, outlooks);
  auctionRoutes(route, parts);
  const { db, nowMs } = parts;
  const pickClock = poller({
    atOnce: EXPIRED_AT_ONCE,
    claim: (limit) => claimExpired(db, new Date(nowMs()), limit),
    act: (draft) => (isAuction(draft) ? expireAuction(parts, draft) : expireClock(parts, draft)),
    onError: (error) => app.log.error(error),
  });
  app.addHook('onClose', async () => {
    await pickClock.stop();
    await parts.work.close();
  });
  return pickClock;
}

/** All calls are the person's own. */
function mockDraftRoutes(route: Router, parts: AuctionParts): void {
  const { db, clock } = parts;

  /** Answers from a draft of the person, as his plan shows it. */
  async function reading<T>(
    person: { readonly id: string; readonly tier: number },
    id: string,
    read: (view: SeenDraft) => Outcome<T>,
  ): Promise<Outcome<T>> {
    const view = await viewOf(parts, person.id, id);
    return view.ok ? read(seenBy(view.data, person.tier)) : view;
  }

  /** Why the person may not choose these experts. */
  function refusalOfExperts({ tier }: { readonly tier: number }, expertIds: readonly string[] = []): Failure | null {
    const edition = editionOf(parts);
    return edition && expertsRefusal(edition, tier, expertIds);
  }

  route.forPerson(listMockDrafts, async ({ query, person }) => found(await draftList(db, person.id, query)));

  route.forPerson(getMockDraft, ({ query, person }) =>
    reading(person, query.mockDraftId, (view) => {
      const mockDraft = presentDraft(view, { football: clock.now(), runningMs: parts.nowMs() });
      return mockDraft ? found({ mockDraft }) : failure('season-not-found');
    }),
  );

  route.forPerson(createMockDraft, ({ body, person }) => {
    const { draftType } = body;
    const refusal = refusalOfExperts(person, body.expertIds);
    if (refusal !== null) return refusal;
    return draftType === 'AUCTION'
      ? openAuction(parts, person, body)
      : openDraft(parts, person, { ...body, draftType });
  });

  route.forPerson(buildKeeper, ({ body, person }) => (entityIn(body) ? builtKeeper(parts, person, body) : NO_ENTITY));

  route.forPerson(duplicateMockDraft, async ({ body, person }) => {
    const view = await viewOf(parts, person.id, body.mockDraftId);
    if (!view.ok) return view;
    return copyRefusal(view.data, person.tier) ?? duplicateDraft(parts, person.id, view.data.stored);
  });

  route.forPerson(updateMockDraft, async ({ body, person }) => {
    const refusal = refusalOfExperts(person, body.expertIds);
    if (refusal !== null) return refusal;
    const outcome = await changeDraft(
      parts,
      person.id,
      body.mockDraftId,
      settingsSteps(body, await chosenScoring(db, person, body.scoringSystemId)),
    );
    return outcome.ok ? found({ mockDraft: { id: body.mockDraftId } }) : outcome;
  });

  route.forPerson(deleteMockDraft, async ({ query, person }) => {
    const { mockDraftId } = query;
    const event = changed(mockDraftId, Number.MAX_SAFE_INTEGER, 'deleted');
    return (await deleteDraft(db, person.id, mockDraftId, [event])) ? found(null) : failure('draft-not-found');
  });

  route.forPerson(resetMockDraft, ({ body, person }) =>
    changeDraft(parts, person.id, body.mockDraftId, thenBots({ type: 'startOver' })),
  );
  route.forPerson(resetMockDraftToPick, ({ body, person }) =>
    changeDraft(parts, person.id, body.mockDraftId, thenBots({ type: 'resetToPick', pickNumber: body.pickNumber })),
  );
  route.forPerson(simulateRestOfDraft, ({ body, person }) =>
    changeDraft(parts, person.id, body.mockDraftId, always({ type: 'simulateRest' })),
  );
  route.forPerson(returnToLastPick, ({ body, person }) =>
    changeDraft(parts, person.id, body.mockDraftId, thenBots({ type: 'undo' })),
  );
  route.forPerson(rateMockDraft, ({ body, person }) => rateDraft(parts, person.id, body.mockDraftId));

  route.forPerson(pickEntity, ({ body, person }) => {
    const entityId = entityIn(body);
    if (!entityId) return NO_ENTITY;
    const steps = pickSteps(entityId, body.mockDraftParticipantId, body.pickNumber);
    return changeDraft(parts, person.id, body.mockDraftId, steps);
  });

  route.forPerson(correctPick, ({ body, person }) =>
    changeDraft(parts, person.id, body.mockDraftId, correctionSteps(body, entityIn(body))),
  );

  route.forPerson(listQueue, ({ query, person }) =>
    reading(person, query.mockDraftId, (view) => found({ mockDraftQueue: presentQueue(view) })),
  );
  route.forPerson(addToQueue, async ({ body, person }) => {
    const entityId = entityIn(body);
    if (!entityId) return NO_ENTITY;
    const outcome = await changeDraft(parts, person.id, body.mockDraftId, always({ type: 'enqueue', entityId }));
    if (!outcome.ok) return outcome;
    return reading(person, body.mockDraftId, (view) => found({ mockDraftQueue: presentQueue(view) }));
  });
  route.forPerson(moveInQueue, ({ body, person }) => {
    const entityId = body.mockDraftQueueId as EntityId; // an item of the queue is named by its player
    return changeDraft(parts, person.id, body.mockDraftId, always({ type: 'moveQueued', entityId, index: body.index }));
  });
  route.forPerson(removeFromQueue, ({ body, person }) => {
    const entityId = body.mockDraftQueueId as EntityId; // an item of the queue is named by its player
    return changeDraft(parts, person.id, body.mockDraftId, always({ type: 'dequeue', entityId }));
  });

  route.forPerson(getDraftAssistant, ({ query, person }) =>
    reading(person, query.mockDraftId, (view) => {
      const { athleteSearchText: text = '', playerPositions: positions = [], mockDraftParticipantId = null } = query;
      const filter = { text, positions, participantId: mockDraftParticipantId };
      return found({ draftAssistant: presentAssistant(view, filter) });
    }),
  );
  route.forPerson(listDraftPlayers, ({ query, person }) =>
    reading(person, query.mockDraftId, (view) => {
      const refusal = refusalOfExperts(person, query.expertIds);
      if (refusal !== null) return refusal;
      const known = scoringOf(view.stored.state.settings.sources);
      if (!known.ok) return known;
      const choice = { expertIds: query.expertIds ?? [], scoring: known.scoring };
      const mockDraftPlayerRankings = presentPlayers(view, choice);
      return found({ version: view.stored.state.version, mockDraftPlayerRankings });
    }),
  );
  route.forPerson(listDraftRosters, ({ query, person }) =>
    reading(person, query.mockDraftId, (view) => found({ mockDraftRosters: presentRosters(view) })),
  );
  route.forPerson(listRateOutputs, ({ query, person }) =>
    reading(person, query.mockDraftId, (view) =>
      view.stored.rating
        ? found({
            mockDraftRateOutputs: presentRatings(view),
            weights: gradeWeights(view),
            gradeRecord: presentGradeRecord(),
            gradeRecordSource: GRADE_RECORD_SOURCE,
          })
        : failure('rating-failed'),
    ),
  );
}
