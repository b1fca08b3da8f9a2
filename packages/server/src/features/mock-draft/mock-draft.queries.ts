import type { LiveEvent } from '@pylon/contract/live/live-events';
import type { SharedState } from '@pylon/engine/drafting/shared-state';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { DraftKindName, DraftStates, MockDraftNotes, MockDraftRating } from '../../db/tables/mock-drafts.ts';
import { claimDue } from '../../jobs/claim-due.queries.ts';
import { writeAndPublish } from '../../live/live-events.queries.ts';

/** A mock draft as it is stored. */
export interface Stored<S extends SharedState> {
  readonly id: string;
  readonly accountId: string;
  readonly season: number;
  readonly state: S;
  readonly notes: MockDraftNotes;
  readonly rating: MockDraftRating | null;
  readonly createdAt: Date;
  /** Names the public report; null while the draft is not shared. */
  readonly shareId: string | null;
}

/** A mock draft of one kind, or of any. */
export type StoredOf<K extends DraftKindName> = { readonly kind: K } & Stored<DraftStates[K]>;
export type AnyStored = { [K in DraftKindName]: StoredOf<K> }[DraftKindName];

/** What a change writes. */
export interface DraftChange {
  readonly state: SharedState;
  readonly notes: MockDraftNotes;
  readonly rating: MockDraftRating | null;
  /** When the time to decide is up, milliseconds since 1970; null without a clock. */
  readonly deadlineMs: number | null;
}

const DRAFT_COLUMNS = [
  'id',
  'account_id as accountId',
  'season',
  'kind',
  'state',
  'notes',
  'rating',
  'created_at as createdAt',
  'share_id as shareId',
] as const;

/** Drafts as they are stored. A row is written with the kind of its state. */
export const storedDrafts = (db: Db) => db.selectFrom('mock_draft').select(DRAFT_COLUMNS).$castTo<AnyStored>();

/** The columns of a change: the state, and what follows from it that the database looks for. */
const columnsOf = ({ state, notes, rating, deadlineMs }: DraftChange) => ({
  state: JSON.stringify(state),
  notes: JSON.stringify(notes),
  rating: rating && JSON.stringify(rating),
  version: state.version,
  closed_at: state.closedAtMs === null ? null : new Date(state.closedAtMs),
  deadline_at: deadlineMs === null ? null : new Date(deadlineMs),
  leased_until: null,
});

/** Drafts that an account may keep; its person deletes old ones to make room. */
const MOST_DRAFTS = 500;

export type NewStoredDraft = DraftChange & {
  readonly kind: DraftKindName;
  readonly accountId: string;
  readonly season: number;
};

/** Stores a new draft and gives its id; null when the account has as many as it may. */
export async function insertDraft(transaction: Transaction<Database>, draft: NewStoredDraft): Promise<string | null> {
  // Two at once by one person wait for each other, so that neither slips past the bound.
  await transaction.selectFrom('account').select('id').where('id', '=', draft.accountId).forUpdate().execute();
  if ((await countDrafts(transaction, draft.accountId)) >= MOST_DRAFTS) return null;
  const { id } = await transaction
    .insertInto('mock_draft')
    .values({ account_id: draft.accountId, season: draft.season, kind: draft.kind, ...columnsOf(draft) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A draft of an account; null when there is none, or when it is somebody else's. */
export async function draftOf(db: Db, accountId: string, id: string): Promise<AnyStored | null> {
  return (await storedDrafts(db).where('id', '=', id).where('account_id', '=', accountId).executeTakeFirst()) ?? null;
}

/**
 * Writes a change over the version it was decided on, together with its events.
 *
 * @returns false when the draft has another version by now: then nothing was written
 */
export async function writeDraft(
  db: Db,
  before: Stored<SharedState>,
  change: DraftChange,
  events: readonly LiveEvent[],
): Promise<boolean> {
  const update = db
    .updateTable('mock_draft')
    .set(columnsOf(change))
    .where('account_id', '=', before.accountId)
    .where('id', '=', before.id)
    .where('version', '=', before.state.version)
    .returning('id');
  return (await writeAndPublish(db, update, before.accountId, events)) !== null;
}

/** Deletes a draft of an account; false when there is none. */
export async function deleteDraft(
  db: Db,
  accountId: string,
  id: string,
  events: readonly LiveEvent[],
): Promise<boolean> {
  const removal = db.deleteFrom('mock_draft').where('id', '=', id).where('account_id', '=', accountId).returning('id');
  return (await writeAndPublish(db, removal, accountId, events)) !== null;
}

async function countDrafts(db: Db, accountId: string): Promise<number> {
  const { total } = await db
    .selectFrom('mock_draft')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return total;
}

/** Longer than going on with a draft takes. A change of the draft ends the lease, for it has another deadline then. */
const CLOCK_LEASE_MS = 5_000;

/** Takes drafts whose clock ran out, so that no other process goes on with them meanwhile. */
export async function claimExpired(db: Db, now: Date, limit: number): Promise<readonly AnyStored[]> {
  const due = { table: 'mock_draft', id: 'id', dueAt: 'deadline_at', now, leaseMs: CLOCK_LEASE_MS, limit } as const;
  const ids = await claimDue(db, due);
  if (ids.length === 0) return [];
  return storedDrafts(db).where('id', 'in', ids).execute();
}

/** The draft that a public report is of; null when nobody shares it any more. */
export async function sharedDraft(db: Db, shareId: string): Promise<AnyStored | null> {
  return (await storedDrafts(db).where('share_id', '=', shareId).executeTakeFirst()) ?? null;
}

/**
 * Gives a draft of an account the name of its public report, unless it has one, or takes it away.
 *
 * @param shareId null to take it away
 * @returns the name that it then has; undefined when there is no such draft
 */
export async function shareDraft(
  db: Db,
  draft: { readonly accountId: string; readonly id: string },
  shareId: string | null,
  events: readonly LiveEvent[],
): Promise<string | null | undefined> {
  const update = db
    .updateTable('mock_draft')
    .set(({ fn, ref, val }) => ({ share_id: shareId === null ? null : fn.coalesce(ref('share_id'), val(shareId)) }))
    .where('id', '=', draft.id)
    .where('account_id', '=', draft.accountId)
    .returning('share_id');
  return (await writeAndPublish(db, update, draft.accountId, events))?.share_id;
}
