// The calls that drafts of every kind have, each for a person's own draft.
import { randomUUID } from 'node:crypto';
import { listDraftPlayers } from '@pylon/contract/drafting/draft-players';
import { addToQueue, listQueue, moveInQueue, removeFromQueue } from '@pylon/contract/drafting/draft-queue';
import { listRateOutputs, rateMockDraft } from '@pylon/contract/drafting/draft-rating';
import { createMockDraft, updateMockDraft } from '@pylon/contract/drafting/draft-settings';
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
import type { SharedCommand } from '@pylon/engine/drafting/shared-command';
import type { EntityId } from '@pylon/engine/vocabulary/entities';
import { type Failure, failure, found } from '../../http/errors.ts';
import type { Router } from '../../http/route.ts';
import { usableLists } from '../../plans/usable-lists.ts';
import { BOTS, editionOf, type MockDraftParts } from './change-draft.ts';
import { duplicateDraft, openDraft } from './create-draft.ts';
import type { DraftKinds } from './draft-kinds.ts';
import { chosenScoring } from './draft-scoring.ts';
import { draftList } from './list/draft-list.ts';
import { deleteDraft } from './mock-draft.queries.ts';
import type { PersonalDrafts } from './personal-drafts.ts';
import { builtKeeper } from './players/build-keeper.ts';
import { entityIn, NO_ENTITY } from './players/entity-in.ts';
import { presentDraft, presentQueue, presentRatings } from './present/present-draft.ts';
import { changed } from './present/present-times.ts';
import { presentRosters } from './results/present-rosters.ts';
import { copyRefusal, expertsRefusal } from './results/seen-by.ts';
import { settingsSteps } from './settings-steps.ts';

/** A command alone, and one after which the bots may be on the clock. */
const always = (command: SharedCommand) => () => () => [{ command }];
const thenBots = (command: SharedCommand) => () => () => [{ command }, BOTS];

/** The seed of a draft that goes on from an earlier place; none when the bots are to do again what they did. */
const drawnAnew = ({ sameRoom }: { readonly sameRoom?: boolean | undefined }): { readonly seed?: string } =>
  sameRoom ? {} : { seed: randomUUID() };

export function sharedRoutes(
  route: Router,
  parts: MockDraftParts,
  { kinds, drafts }: { readonly kinds: DraftKinds; readonly drafts: PersonalDrafts },
): void {
  const { db, clock } = parts;

  /** Why the person may not choose these experts. */
  function refusalOfExperts({ tier }: { readonly tier: number }, expertIds: readonly string[] = []): Failure | null {
    const edition = editionOf(parts);
    return edition && expertsRefusal(edition, tier, expertIds);
  }

  route.forPerson(listMockDrafts, async ({ query, person }) => found(await draftList(db, kinds, person.id, query)));

  route.forPerson(getMockDraft, ({ query, person }) =>
    drafts.read(person, query.mockDraftId, (kind, seen) => {
      const mockDraft = presentDraft(kind, seen, { football: clock.now(), runningMs: parts.nowMs() });
      return mockDraft ? found({ mockDraft }) : failure('season-not-found');
    }),
  );

  route.forPerson(createMockDraft, ({ body, person, caller }) => {
    const refusal = refusalOfExperts(person, body.expertIds);
    if (refusal !== null) return refusal;
    return body.draftType === 'AUCTION'
      ? openDraft(parts, kinds.auction, { ...person, caller }, body)
      : openDraft(parts, kinds.snake, { ...person, caller }, body);
  });

  route.forPerson(buildKeeper, ({ body, person }) => (entityIn(body) ? builtKeeper(parts, person, body) : NO_ENTITY));

  route.forPerson(duplicateMockDraft, ({ body, person, caller }) =>
    drafts.read(person, body.mockDraftId, (kind, _seen, view) => {
      const refusal = copyRefusal(view, person.tier);
      return refusal ?? duplicateDraft(parts, kind, view.stored, caller);
    }),
  );

  route.forPerson(updateMockDraft, async ({ body, person }) => {
    const refusal = refusalOfExperts(person, body.expertIds);
    if (refusal !== null) return refusal;
    const chosen = await chosenScoring(db, person, body.scoringSystemId);
    const outcome = await drafts.change(person, body.mockDraftId, () => settingsSteps(body, chosen));
    return outcome.ok ? found({ mockDraft: { id: body.mockDraftId } }) : outcome;
  });

  route.forPerson(deleteMockDraft, async ({ query, person }) => {
    const { mockDraftId } = query;
    const event = changed(mockDraftId, Number.MAX_SAFE_INTEGER, 'deleted');
    return (await deleteDraft(db, person.id, mockDraftId, [event])) ? found(null) : failure('draft-not-found');
  });

  route.forPerson(resetMockDraft, ({ body, person }) =>
    drafts.change(person, body.mockDraftId, thenBots({ type: 'startOver', ...drawnAnew(body) })),
  );
  route.forPerson(resetMockDraftToPick, ({ body, person }) =>
    drafts.change(person, body.mockDraftId, (kind) => () => [
      { command: kind.resetTo(body.pickNumber, drawnAnew(body).seed) },
      BOTS,
    ]),
  );
  route.forPerson(simulateRestOfDraft, ({ body, person, caller }) =>
    drafts.simulateRest(person, body.mockDraftId, caller),
  );
  route.forPerson(returnToLastPick, ({ body, person }) =>
    drafts.change(person, body.mockDraftId, thenBots({ type: 'undo' })),
  );
  route.forPerson(rateMockDraft, ({ body, person, caller }) => drafts.rate(person, body.mockDraftId, caller));

  route.forPerson(pickEntity, ({ body, person }) => {
    const entityId = entityIn(body);
    if (!entityId) return NO_ENTITY;
    return drafts.change(person, body.mockDraftId, (kind) => kind.pick(entityId, body));
  });

  route.forPerson(listQueue, ({ query, person }) =>
    drafts.read(person, query.mockDraftId, (kind, seen) => found({ mockDraftQueue: presentQueue(kind, seen) })),
  );
  route.forPerson(addToQueue, async ({ body, person }) => {
    const entityId = entityIn(body);
    if (!entityId) return NO_ENTITY;
    const outcome = await drafts.change(person, body.mockDraftId, always({ type: 'enqueue', entityId }));
    if (!outcome.ok) return outcome;
    return drafts.read(person, body.mockDraftId, (kind, seen) => found({ mockDraftQueue: presentQueue(kind, seen) }));
  });
  route.forPerson(moveInQueue, ({ body, person }) => {
    const entityId = body.mockDraftQueueId as EntityId; // an item of the queue is named by its player
    return drafts.change(person, body.mockDraftId, always({ type: 'moveQueued', entityId, index: body.index }));
  });
  route.forPerson(removeFromQueue, ({ body, person }) => {
    const entityId = body.mockDraftQueueId as EntityId; // an item of the queue is named by its player
    return drafts.change(person, body.mockDraftId, always({ type: 'dequeue', entityId }));
  });

  route.forPerson(listDraftPlayers, async ({ query, person }) => {
    const { mockDraftId, expertIds = [] } = query;
    const own = await usableLists(db, person, expertIds);
    if (!own.ok) return own;
    return drafts.read(person, mockDraftId, (kind, seen) => {
      const players = kind.presentPlayers(seen, { tier: person.tier, expertIds, own: own.value });
      if (!players.ok) return players;
      return found({ version: seen.stored.state.version, mockDraftPlayerRankings: players.value });
    });
  });
  route.forPerson(listDraftRosters, ({ query, person }) =>
    drafts.read(person, query.mockDraftId, (kind, seen) => found({ mockDraftRosters: presentRosters(kind, seen) })),
  );
  route.forPerson(listRateOutputs, ({ query, person }) =>
    drafts.read(person, query.mockDraftId, (kind, seen) =>
      seen.stored.rating
        ? found({ mockDraftRateOutputs: presentRatings(kind, seen), ...kind.gradeBasis(seen.stored.state) })
        : failure('rating-failed'),
    ),
  );
}
