import type { OutsideDraftFrame } from '@pylon/connectors/outside-draft';
import type { FollowProblem } from '@pylon/contract/drafting/companion';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { claimDue } from '../../../jobs/claim-due.queries.ts';
import { insertDraft, type NewStoredDraft } from '../mock-draft.queries.ts';
import type { Follower } from './outside-board.ts';

/** Followed drafts as they are stored, with the account of the mock draft. */
const followed = (db: Db) =>
  db
    .selectFrom('followed_draft')
    .innerJoin('mock_draft', 'mock_draft.id', 'followed_draft.mock_draft_id')
    .select(['mock_draft_id as mockDraftId', 'mock_draft.account_id as accountId'])
    .select(['platform', 'outside_draft_id as outsideDraftId', 'owner_id as ownerId', 'seat'])
    .select(['frame', 'frame_seen_at as frameSeenAt', 'seen_at as seenAt', 'problem', 'failures']);
export type FollowedDraft = Readonly<Awaited<ReturnType<ReturnType<typeof followed>['executeTakeFirstOrThrow']>>>;

/** Stores a mock draft together with what it follows, and gives its id; null when the account has as many as it may. */
export async function insertFollowed(
  db: Db,
  draft: NewStoredDraft,
  follow: Follower & {
    readonly platform: OutsidePlatformId;
    readonly frame: OutsideDraftFrame;
    readonly now: Date;
    readonly watchedUntil: Date;
    readonly nextLookAt: Date | null;
  },
): Promise<string | null> {
  return db.transaction().execute(async (transaction) => {
    const id = await insertDraft(transaction, draft);
    if (id === null) return null;
    await transaction
      .insertInto('followed_draft')
      .values({
        mock_draft_id: id,
        platform: follow.platform,
        outside_draft_id: follow.frame.draftId,
        owner_id: follow.ownerId,
        seat: follow.seat,
        frame: JSON.stringify(follow.frame),
        frame_seen_at: follow.now,
        seen_at: follow.now,
        problem: null,
        failures: 0,
        next_look_at: follow.nextLookAt,
        watched_until: follow.watchedUntil,
        leased_until: null,
      })
      .execute();
    return id;
  });
}

/** The account's room that already follows an outside draft as that team; null when there is none. */
export async function followingAs(
  db: Db,
  accountId: string,
  { platform, draftId, ownerId, seat }: Follower & { readonly platform: OutsidePlatformId; readonly draftId: string },
): Promise<string | null> {
  const row = await followed(db)
    .where('mock_draft.account_id', '=', accountId)
    .where('followed_draft.platform', '=', platform)
    .where('followed_draft.outside_draft_id', '=', draftId)
    .where((is) => (ownerId === null ? is('followed_draft.seat', '=', seat) : is('owner_id', '=', ownerId)))
    .orderBy('mock_draft.created_at', 'desc')
    .executeTakeFirst();
  return row?.mockDraftId ?? null;
}

/** What an account's draft follows; null when it follows nothing or is somebody else's. */
export async function followedOf(db: Db, accountId: string, mockDraftId: string): Promise<FollowedDraft | null> {
  const own = followed(db).where('mock_draft.account_id', '=', accountId).where('mock_draft.id', '=', mockDraftId);
  return (await own.executeTakeFirst()) ?? null;
}

/** The platform of the draft that a mock draft follows; null when it follows none. */
export async function platformFollowed(db: Db, mockDraftId: string): Promise<OutsidePlatformId | null> {
  const row = await db
    .selectFrom('followed_draft')
    .select('platform')
    .where('mock_draft_id', '=', mockDraftId)
    .executeTakeFirst();
  return row?.platform ?? null;
}

/** Keeps looks going until then, for somebody watches; the next look is due now when nobody has watched for a while. */
export async function keepWatched(
  db: Db,
  mockDraftId: string,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<void> {
  await db
    .updateTable('followed_draft')
    .set((eb) => ({
      watched_until: until,
      next_look_at: eb
        .case()
        .when('next_look_at', 'is', null)
        .then(null)
        .when('watched_until', '<', now)
        .then(now)
        .else(eb.ref('next_look_at'))
        .end(),
    }))
    .where('mock_draft_id', '=', mockDraftId)
    .execute();
}

/** Longer than a look takes with all its attempts. */
const LEASE_MS = 45_000;

/** Takes drafts that are due for a look, so that no other process looks at them meanwhile. */
export async function claimDueLooks(db: Db, now: Date, limit: number): Promise<readonly FollowedDraft[]> {
  const ids = await claimDue(db, {
    table: 'followed_draft',
    id: 'mock_draft_id',
    dueAt: 'next_look_at',
    when: sql`watched_until > ${now}`,
    now,
    leaseMs: LEASE_MS,
    limit,
  });
  return ids.length === 0 ? [] : followed(db).where('mock_draft_id', 'in', ids).execute();
}

/** What a look came to; what is absent stays. */
export interface LookOutcome {
  readonly frame?: { readonly frame: OutsideDraftFrame; readonly seenAt: Date };
  readonly seenAt?: Date;
  readonly problem: FollowProblem | null;
  readonly failures: number;
  /** null: the draft is complete, nothing more will come. */
  readonly nextLookAt: Date | null;
}

/** Writes what a look came to and frees the draft for the next one. */
export async function endLook(db: Db, mockDraftId: string, outcome: LookOutcome): Promise<void> {
  await db
    .updateTable('followed_draft')
    .set({
      ...(outcome.frame && { frame: JSON.stringify(outcome.frame.frame), frame_seen_at: outcome.frame.seenAt }),
      ...(outcome.seenAt && { seen_at: outcome.seenAt }),
      problem: outcome.problem,
      failures: outcome.failures,
      next_look_at: outcome.nextLookAt,
      leased_until: null,
    })
    .where('mock_draft_id', '=', mockDraftId)
    .execute();
}

/** The draft follows nothing any more. */
export async function forgetFollowed(db: Db, mockDraftId: string): Promise<void> {
  await db.deleteFrom('followed_draft').where('mock_draft_id', '=', mockDraftId).execute();
}
