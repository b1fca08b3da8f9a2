import { randomUUID } from 'node:crypto';
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
import { draftPicks } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { FastifyInstance } from 'fastify';
import type { SeasonOutlooks } from '../../../football/season-outlooks.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { type Router, sendFailure } from '../../../http/route.ts';
import type { AuctionParts } from '../auction/auction.service.ts';
import { auctionReport } from '../auction/auction-results.ts';
import { replayDraft } from '../create-draft.ts';
import { isAuction, type StoredDraft, sharedDraft } from '../mock-draft.queries.ts';
import { look, viewOf } from '../mock-draft.service.ts';
import { presentBoldMoves, presentDraftStrength, presentRuns, presentStandings } from './present-results.ts';
import { seenBy } from './seen-by.ts';
import { share, unshare } from './share-draft.ts';
import { presentReport, type Reader, type ReportParts, reportPartsOf } from './shared-report.ts';

/** How long a picture may be kept by whoever fetched it: a link that is taken back stops within this. */
const IMAGE_SECONDS = 60;

/** What follows a draft. */
export function draftResultRoutes(
  app: FastifyInstance,
  route: Router,
  parts: AuctionParts,
  outlooks: SeasonOutlooks,
): void {
  const { db, pools, work } = parts;

  route.forPerson(listProjectedStandings, async ({ query, person }) => {
    const view = await viewOf(parts, person.id, query.mockDraftId);
    if (!view.ok) return view;
    const { state } = view.data.stored;
    if (state.picks.length + state.settings.keepers.length === 0) return failure('rating-failed');
    // Simulated from projections, whoever asks; what of it is shown depends on who does.
    const outlook = await outlooks.of(view.data, draftPicks(state));
    return found(presentStandings(seenBy(view.data, person.tier), outlook));
  });

  route.forPerson(listByPositionRank, async ({ query, person }) => {
    const view = await viewOf(parts, person.id, query.mockDraftId);
    if (!view.ok) return view;
    const { state } = view.data.stored;
    const wanted = query.mockDraftParticipantId;
    const seat = wanted === undefined ? state.userSeat : state.participants.findIndex(({ id }) => id === wanted);
    if (seat < 0) return failure('invalid-parameters', { mockDraftParticipantId: 'Nobody of this draft.' });
    return found({ strength: presentDraftStrength(seenBy(view.data, person.tier), seat) });
  });

  route.forPerson(listBoldMoves, async ({ query, person }) => {
    const view = await viewOf(parts, person.id, query.mockDraftId);
    if (!view.ok) return view;
    return view.data.stored.rating ? found(presentBoldMoves(seenBy(view.data, person.tier))) : failure('rating-failed');
  });

  route.forPerson(runDraftAgain, async ({ body, person }) => {
    const view = await viewOf(parts, person.id, body.mockDraftId);
    if (!view.ok) return view;
    const { stored, room, edition } = view.data;
    const { state } = stored;
    const { times, pickedBy } = body;
    const baseline = pools.baselineOf(edition, stored.season, state, room);
    const order = { state, pool: room.pool, baseline, times, pickedBy, seed: randomUUID() };
    const runs = await work.run('runs', order);
    return found({ runs: presentRuns(seenBy(view.data, person.tier), runs, pickedBy) });
  });

  route.forPerson(replayMockDraft, async ({ body, person }) => {
    const view = await viewOf(parts, person.id, body.mockDraftId);
    return view.ok ? replayDraft(parts, person.id, view.data, body.pickNumber) : view;
  });

  route.forPerson(shareMockDraft, async ({ body, person }) => {
    const view = await viewOf(parts, person.id, body.mockDraftId);
    return view.ok ? share(db, view.data.stored) : view;
  });

  route.forPerson(unshareMockDraft, async ({ body, person }) => {
    const view = await viewOf(parts, person.id, body.mockDraftId);
    return view.ok ? unshare(db, view.data.stored) : view;
  });

  async function reportOf(shareId: string, tier: number): Promise<Outcome<SharedReport>> {
    const stored = await sharedDraft(db, shareId);
    if (!stored) return failure('draft-not-found');
    const now = { football: parts.clock.now(), runningMs: parts.nowMs() };
    const made = isAuction(stored)
      ? await auctionReport(parts, stored, outlooks, { ...now, tier })
      : await draftReport(stored, { ...now, tier });
    return made.ok ? found(presentReport(made.data, shareId)) : made;
  }

  async function draftReport(stored: StoredDraft, reader: Reader): Promise<Outcome<ReportParts>> {
    const view = look(parts, stored);
    if (!view.ok) return view;
    const outlook = await outlooks.of(view.data, draftPicks(stored.state));
    const report = reportPartsOf(seenBy(view.data, reader.tier), outlook, reader);
    return report ? found(report) : failure('season-not-found');
  }

  route.forVisitor(getSharedReport, async ({ query, person }) => {
    const report = await reportOf(query.shareId, person?.tier ?? 0);
    return report.ok ? found({ report: report.data }) : report;
  });

  app.get<{ Params: { shareId: string } }>(SHARED_IMAGE_PATH, { schema: { hide: true } }, async (request, reply) => {
    const report = await reportOf(request.params.shareId, 0); // a picture goes from hand to hand
    if (!report.ok) return sendFailure(reply, report);
    return reply
      .type('image/png')
      .header('cache-control', `public, max-age=${IMAGE_SECONDS}`)
      .header('cross-origin-resource-policy', 'cross-origin') // pictures of links are shown elsewhere
      .send(Buffer.from(await work.run('picture', report.data)));
  });
}
