// What a person does with a draft on an outside platform: finds it, follows it as one of its teams, watches, and leaves
// it.
import { randomUUID } from 'node:crypto';
import type { OutsideDraftPick } from '@pylon/connectors/outside-draft';
import type { FollowState, OutsideDraft } from '@pylon/contract/drafting/companion';
import { WIRE_ORDER } from '@pylon/contract/drafting/draft-values';
import { createFollowedAuction } from '@pylon/engine/auction/rules/follow-auction';
import type { Outcome as Applied } from '@pylon/engine/drafting/outcome';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import { createFollowed } from '@pylon/engine/mock-draft/rules/follow-board';
import { rosterSize } from '@pylon/engine/vocabulary/league';
import { PLATFORM_LABELS } from '@pylon/engine/vocabulary/platforms';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { type ScoringCaller, usableScoring } from '../../../plans/usable-scoring.ts';
import { baseScoring } from '../../../wire/scoring-system.ts';
import { BOTS } from '../change-draft.ts';
import type { DraftKind, DraftView } from '../draft-kind.ts';
import { sourceOf } from '../draft-scoring.ts';
import { searchWords } from '../list/search-words.ts';
import { draftOf, type NewStoredDraft } from '../mock-draft.queries.ts';
import { followedOf, followingAs, forgetFollowed, insertFollowed, keepWatched } from './companion.queries.ts';
import { type DraftPlatform, draftMeant, linkHint } from './draft-platforms.ts';
import { type FollowableFrame, followable, isAuction, platformRefusal } from './followable.ts';
import { type CompanionParts, nextLookAt, playersOf, rosteredIn, withStrangers } from './look-at-board.ts';
import { toAuction, toBoard } from './outside-board.ts';
import { readOutside } from './read-outside.ts';

/** Milliseconds that looks go on after somebody was last heard of. A window in the background speaks once a minute. */
const WATCHED_MS = 150_000;

type Notes = DraftView['stored']['notes'];

/** A draft that can be followed, with its picks. */
interface Found {
  readonly platform: DraftPlatform;
  readonly frame: FollowableFrame;
  readonly picks: readonly OutsideDraftPick[];
}

async function read(parts: CompanionParts, accountId: string, link: string): Promise<Outcome<Found>> {
  const { platforms, editions, clock } = parts;
  const edition = editions.current();
  if (!edition) return failure('not-ready');
  const meant = draftMeant(platforms, link);
  if (meant === null) return failure('invalid-parameters', { link: linkHint(platforms) });
  const { platform, draftId } = meant;
  const seen = await readOutside(parts, accountId, { platform, draftId });
  if (!seen.ok) return platformRefusal(platform.id, seen.reason);
  const { frame, picks } = seen.value;
  const known = followable({ platform: platform.id, frame }, edition, clock.now());
  return known.ok ? found({ platform, frame: known.value, picks }) : known;
}

/** The system that comes nearest to how the draft scores. */
function scoringSystemId({ shape, pointsPerReception }: FollowableFrame): string {
  if (shape.slots.SUPERFLEX > 0) return '4';
  return pointsPerReception === 1 ? '2' : pointsPerReception === 0 ? '3' : '1';
}

/** A draft as a person sees it before they follow it. */
export async function findDraft(
  parts: CompanionParts,
  accountId: string,
  link: string,
): Promise<Outcome<{ outsideDraft: OutsideDraft }>> {
  const outcome = await read(parts, accountId, link);
  if (!outcome.ok) return outcome;
  const { platform, frame, picks } = outcome.value;
  const rounds = frame.partial?.rounds ?? rosterSize(frame.shape.slots);
  return found({
    outsideDraft: {
      platform: platform.id,
      draftId: frame.draftId,
      url: frame.url,
      name: frame.name,
      seasonId: String(frame.season),
      status: frame.status,
      draftType: isAuction(frame) ? 'AUCTION' : WIRE_ORDER[frame.order],
      numberOfTeams: frame.shape.teams,
      rounds,
      players: frame.partial?.players ?? 'all',
      picksMade: picks.length,
      picksTotal: rounds * frame.shape.teams,
      isOrderDrawn: frame.isOrderDrawn,
      scoringSystemId: scoringSystemId(frame),
      teams: frame.teams.map(({ name }, seat) => ({ draftPosition: seat + 1, name })),
    },
  });
}

/** Opens a room that follows a draft as one of its teams. */
export async function followDraft(
  parts: CompanionParts,
  person: ScoringCaller,
  wish: { readonly link: string; readonly draftPosition: number; readonly scoringSystemId?: string | undefined },
): Promise<Outcome<{ mockDraft: { id: string } }>> {
  const { db, editions, pools, snake, auction, nowMs } = parts;
  const { id: accountId } = person;
  const outcome = await read(parts, accountId, wish.link);
  if (!outcome.ok) return outcome;
  const { platform, frame, picks } = outcome.value;
  const team = frame.teams[wish.draftPosition - 1];
  if (!team) return failure('invalid-parameters', { draftPosition: 'Not more than the number of teams.' });
  const follower = { platform: platform.id, ownerId: team.ownerId, seat: wish.draftPosition - 1 };
  const already = await followingAs(db, accountId, { ...follower, draftId: frame.draftId });
  if (already !== null) return found({ mockDraft: { id: already } });

  const edition = editions.current();
  // The scoring nearest to the platform's own is open to everybody; for another one the usual rules of plans apply.
  const own = baseScoring(scoringSystemId(frame));
  const wished = wish.scoringSystemId ?? own?.id ?? '';
  const scoring = own?.id === wished ? found(own) : await usableScoring(db, person, wished);
  if (!edition) return failure('not-ready');
  if (!scoring.ok) return scoring;
  const wishes = {
    leagueType: frame.leagueType,
    roomType: 'home',
    seed: randomUUID(),
    sources: { adpProvider: platform.adpProvider, expertIds: [], ...sourceOf(scoring.value) },
  } as const;
  const room = pools.poolOf(edition, frame.season, { ...wishes, league: frame.shape }, scoring.value);
  const seen = { stored: frame, edition, room };
  const players = playersOf(seen, picks, frame.block);
  const notes = withStrangers({ sponsor: null, names: {} }, players);
  const opened = isAuction(frame)
    ? begun(auction, createFollowedAuction(wishes, toAuction(frame, { picks, players }, follower), nowMs()), notes)
    : begun(
        snake,
        createFollowed(
          wishes,
          toBoard(frame, { picks, players, rostered: rosteredIn(seen, frame) }, follower),
          nowMs(),
        ),
        notes,
      );
  if (opened === null)
    return failure('outside-draft-unsupported', {
      link: `${PLATFORM_LABELS[platform.id]} shows this draft in a way that contradicts itself.`,
    });
  const now = new Date(nowMs());
  const id = await insertFollowed(
    db,
    { accountId, season: frame.season, ...opened },
    {
      ...follower,
      frame,
      now,
      watchedUntil: new Date(nowMs() + WATCHED_MS),
      nextLookAt: nextLookAt(platform, frame, now),
    },
  );
  return id === null ? failure('too-many-drafts') : found({ mockDraft: { id } });
}

/** A draft of a kind as it is stored first; null when the platform's contradicts itself. */
function begun<S extends SharedState, C, E, V extends DraftView<S>>(
  kind: DraftKind<S, C, E, V>,
  created: Applied<S, E, string>,
  notes: Notes,
): Omit<NewStoredDraft, 'accountId' | 'season'> | null {
  if (!created.ok) return null;
  const { state } = created.value;
  return {
    kind: kind.name,
    state,
    notes: { ...notes, words: searchWords(kind, state, notes) },
    rating: null,
    deadlineMs: kind.deadlineMs(state),
  };
}

/** Notes that somebody watches, and says how following goes. */
export async function watchDraft(
  { db, nowMs }: CompanionParts,
  accountId: string,
  mockDraftId: string,
): Promise<Outcome<{ follow: FollowState | null }>> {
  const followed = await followedOf(db, accountId, mockDraftId);
  // Perhaps another window has left it: the draft is there, and that it follows nothing is no failure.
  if (!followed)
    return (await draftOf(db, accountId, mockDraftId)) ? found({ follow: null }) : failure('draft-not-found');
  const now = new Date(nowMs());
  await keepWatched(db, mockDraftId, { now, until: new Date(nowMs() + WATCHED_MS) });
  const { platform, frame, seenAt, problem } = followed;
  return found({
    follow: {
      platform,
      url: frame.url,
      name: frame.name,
      status: frame.status,
      isOrderDrawn: frame.isOrderDrawn,
      seenAt: seenAt.toISOString(),
      serverTime: now.toISOString(),
      problem,
    },
  });
}

/** Ends following; the draft goes on here, bots first if it is their turn. */
export async function leaveDraft(
  parts: CompanionParts,
  accountId: string,
  mockDraftId: string,
): Promise<Outcome<{ version: number }>> {
  const steps = [{ command: { type: 'unfollow' } }, BOTS] as const;
  const { db, drafts, snake, auction } = parts;
  const draft = await draftOf(db, accountId, mockDraftId);
  const outcome =
    draft?.kind === 'auction'
      ? await drafts.changeOwn(auction, { id: accountId }, mockDraftId, () => steps)
      : await drafts.changeOwn(snake, { id: accountId }, mockDraftId, () => steps);
  if (outcome.ok) await forgetFollowed(parts.db, mockDraftId);
  return outcome;
}
