import { randomBytes, randomUUID } from 'node:crypto';
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
} from '@pylon/contract/draft-results';
import type { FastifyInstance } from 'fastify';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { type Router, sendFailure } from '../../http/route.ts';
import { replayDraft } from './create-draft.ts';
import { shareDraft, sharedDraft } from './mock-draft.queries.ts';
import { look, type MockDraftParts, viewOf } from './mock-draft.service.ts';
import { changed } from './present-events.ts';
import { presentBoldMoves, presentRuns, presentStandings, presentStrength } from './present-results.ts';
import type { SeasonOutlooks } from './season-outlooks.ts';
import { presentReport } from './shared-report.ts';

/** 128 random bits: nobody finds a report by guessing. */
const newShareId = (): string => randomBytes(16).toString('base64url');

/** How long a picture may be kept by whoever fetched it: a link that is taken back stops within this. */
const IMAGE_SECONDS = 60;

/** What follows a draft. */
export function draftResultRoutes(
  app: FastifyInstance,
  route: Router,
  parts: MockDraftParts,
  outlooks: SeasonOutlooks,
): void {
  const { db, pools, work } = parts;

  route.forPerson(listProjectedStandings, async ({ query, person }) => {
    const view = await viewOf(parts, person.id, query.mockDraftId);
    if (!view.ok) return view;
    const { settings, picks } = view.data.stored.state;
    if (picks.length + settings.keepers.length === 0) return failure('rating-failed');
    return found(presentStandings(view.data, await outlooks.of(view.data)));
  });

  route.forPerson(listByPositionRank, async ({ query, person }) => {
    const view = await viewOf(parts, person.id, query.mockDraftId);
    if (!view.ok) return view;
    const { state } = view.data.stored;
    const wanted = query.mockDraftParticipantId;
    const seat = wanted === undefined ? state.userSeat : state.participants.findIndex(({ id }) => id === wanted);
    if (seat < 0) return failure('invalid-parameters', { mockDraftParticipantId: 'Nobody of this draft.' });
    return found({ strength: presentStrength(view.data, seat) });
  });

  route.forPerson(listBoldMoves, async ({ query, person }) => {
    const view = await viewOf(parts, person.id, query.mockDraftId);
    if (!view.ok) return view;
    return view.data.stored.rating ? found(presentBoldMoves(view.data)) : failure('rating-failed');
  });

  route.forPerson(runDraftAgain, async ({ body, person }) => {
    const view = await viewOf(parts, person.id, body.mockDraftId);
    if (!view.ok) return view;
    const { stored, room, edition } = view.data;
    const { state } = stored;
    const { times, pickedBy } = body;
    const baseline = pools.baselineOf(edition, stored.season, state, room);
    const order = { state, pool: room.pool, baseline, times, pickedBy, seed: randomUUID() };
    return found({ runs: presentRuns(view.data, await work.run('runs', order), pickedBy) });
  });

  route.forPerson(replayMockDraft, async ({ body, person }) => {
    const view = await viewOf(parts, person.id, body.mockDraftId);
    return view.ok ? replayDraft(parts, person.id, view.data, body.pickNumber) : view;
  });

  route.forPerson(shareMockDraft, async ({ body, person }) => {
    const view = await viewOf(parts, person.id, body.mockDraftId);
    if (!view.ok) return view;
    const { id, state, rating } = view.data.stored;
    if (!rating) return failure('rating-failed');
    const event = changed(id, state.version, 'settings');
    const shareId = await shareDraft(db, { accountId: person.id, id }, newShareId(), [event]);
    return shareId ? found({ shareId, version: state.version }) : failure('draft-not-found');
  });

  route.forPerson(unshareMockDraft, async ({ body, person }) => {
    const view = await viewOf(parts, person.id, body.mockDraftId);
    if (!view.ok) return view;
    const { id, state } = view.data.stored;
    await shareDraft(db, { accountId: person.id, id }, null, [changed(id, state.version, 'settings')]);
    return found({ version: state.version });
  });

  async function reportOf(shareId: string): Promise<Outcome<SharedReport>> {
    const stored = await sharedDraft(db, shareId);
    if (!stored) return failure('draft-not-found');
    const view = look(parts, stored);
    if (!view.ok) return view;
    const now = { football: parts.clock.now(), runningMs: parts.nowMs() };
    const report = presentReport(view.data, shareId, await outlooks.of(view.data), now);
    return report ? found(report) : failure('season-not-found');
  }

  route.forVisitor(getSharedReport, async ({ query }) => {
    const report = await reportOf(query.shareId);
    return report.ok ? found({ report: report.data }) : report;
  });

  app.get<{ Params: { shareId: string } }>(SHARED_IMAGE_PATH, { schema: { hide: true } }, async (request, reply) => {
    const report = await reportOf(request.params.shareId);
    if (!report.ok) return sendFailure(reply, report);
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${IMAGE_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin') // pictures of links are shown elsewhere
      .send(Buffer.from(await work.run('picture', report.data)));
  });
}
