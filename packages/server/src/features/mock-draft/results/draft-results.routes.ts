import { randomUUID } from 'node:crypto';
import { BRAND } from '@pylon/contract/brand';
import { SHARED_IMAGE_PATH } from '@pylon/contract/calls';
import {
  getSharedReport,
  listBoldMoves,
  listByPositionRank,
  listProjectedStandings,
  replayMockDraft,
  runDraftAgain,
  type SharedReport,
  shareMockDraft,
  unshareMockDraft,
} from '@pylon/contract/drafting/draft-results';
import type { FastifyInstance } from 'fastify';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { type Router, sendFailure } from '../../../http/route.ts';
import type { Caller } from '../../../threads/caller.ts';
import { lookAt, type MockDraftParts } from '../change-draft.ts';
import { replayDraft } from '../create-draft.ts';
import type { DraftKinds } from '../draft-kinds.ts';
import { sharedDraft } from '../mock-draft.queries.ts';
import type { PersonalDrafts } from '../personal-drafts.ts';
import { asJudged } from './judges.ts';
import { presentRuns, presentStandings, presentStrength } from './present-results.ts';
import { seenBy } from './seen-by.ts';
import { share, unshare } from './share-draft.ts';
import { presentReport } from './shared-report.ts';

/** Seconds that a fetched picture may be kept: the picture of a link that is taken back is gone within these. */
const IMAGE_SECONDS = 60;

/** What follows a draft of any kind. */
export function draftResultRoutes(
  app: FastifyInstance,
  route: Router,
  parts: MockDraftParts,
  { kinds, drafts }: { readonly kinds: DraftKinds; readonly drafts: PersonalDrafts },
): void {
  const { db, work, outlooks } = parts;

  route.forPerson(listProjectedStandings, ({ query, person, caller }) =>
    drafts.read(person, query.mockDraftId, async (kind, seen) => {
      const picks = kind.picksOf(seen.stored.state);
      if (picks.every(({ player }) => player === null)) return failure('rating-failed');
      return found(
        presentStandings(seen, await outlooks.of(asJudged(seen), kind.rosteredIn(seen.stored.state), caller)),
      );
    }),
  );

  route.forPerson(listByPositionRank, ({ query, person }) =>
    drafts.read(person, query.mockDraftId, (kind, seen, { stored: { state } }) => {
      const wanted = query.mockDraftParticipantId;
      const seat = wanted === undefined ? state.userSeat : state.participants.findIndex(({ id }) => id === wanted);
      if (seat < 0) return failure('invalid-parameters', { mockDraftParticipantId: 'Nobody of this draft.' });
      return found({ strength: presentStrength(seen, seat, kind.picksOf(state), kind.presentPicks(seen)) });
    }),
  );

  route.forPerson(listBoldMoves, ({ query, person }) =>
    drafts.read(person, query.mockDraftId, (kind, seen) =>
      seen.stored.rating ? found(kind.boldMoves(seen)) : failure('rating-failed'),
    ),
  );

  route.forPerson(runDraftAgain, ({ body, person, caller }) =>
    drafts.read(person, body.mockDraftId, async (kind, seen) => {
      const { times, pickedBy } = body;
      const runs = await kind.runAgain(seen, { times, pickedBy, seed: randomUUID() }, caller);
      return found({ runs: presentRuns(seen, runs, pickedBy) });
    }),
  );

  route.forPerson(replayMockDraft, ({ body: { mockDraftId, pickNumber }, person, caller }) =>
    drafts.read(person, mockDraftId, (kind, _seen, view) => replayDraft(parts, kind, view, { pickNumber, caller })),
  );

  route.forPerson(shareMockDraft, async ({ body, person }) => {
    const draft = await drafts.stored(person.id, body.mockDraftId);
    return draft.ok ? share(db, draft.value) : draft;
  });

  route.forPerson(unshareMockDraft, async ({ body, person }) => {
    const draft = await drafts.stored(person.id, body.mockDraftId);
    return draft.ok ? unshare(db, draft.value) : draft;
  });

  async function reportOf(shareId: string, tier: number, caller: Caller): Promise<Outcome<SharedReport>> {
    const shared = await sharedDraft(db, shareId);
    if (!shared) return failure('draft-not-found');
    const now = { football: parts.clock.now(), runningMs: parts.nowMs() };
    return kinds.of(shared, async (kind, stored) => {
      const view = lookAt(parts, kind, stored);
      if (!view.ok) return view;
      // The owner's plan opens nothing for those who have the link.
      const seen = seenBy(kind, view.value, tier);
      const outlook = await outlooks.of(asJudged(seen), kind.rosteredIn(stored.state), caller);
      const report = presentReport(kind, seen, { outlook, now, shareId });
      return report ? found(report) : failure('season-not-found');
    });
  }

  route.forVisitor(getSharedReport, async ({ query, tier, caller }) => {
    const report = await reportOf(query.shareId, tier, caller);
    return report.ok ? found({ report: report.value }) : report;
  });

  app.get<{ Params: { shareId: string } }>(SHARED_IMAGE_PATH, { schema: { hide: true } }, async (request, reply) => {
    const caller = route.callerOf(request, reply);
    const report = await reportOf(request.params.shareId, 0, caller); // a picture goes from hand to hand
    if (!report.ok) return sendFailure(reply, report);
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${IMAGE_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin') // pictures of links are shown elsewhere
      .send(Buffer.from(await work.run('picture', { report: report.value, product: BRAND.name }, caller)));
  });
}
