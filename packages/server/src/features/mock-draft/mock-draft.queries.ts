import type { LiveEvent } from '@pylon/contract/live/live-events';
import { type AuctionState, auctionDeadlineMs } from '@pylon/engine/auction/rules/auction-state';
import { pickDeadlineMs } from '@pylon/engine/mock-draft/rules/draft-picks';
import type { DraftState } from '@pylon/engine/mock-draft/rules/draft-state';
import type { Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type { MockDraftNotes, MockDraftRating } from '../../db/tables/mock-drafts.ts';
import { claimDue } from '../../jobs/claim-due.queries.ts';
import { writeAndPublish } from '../../live/live-events.queries.ts';
import { searchWords } from './list/search-words.ts';

/** What the store looks at in any kind of state. */
type AnyState = DraftState | AuctionState;

/** A mock draft as it is stored. */
export interface Stored<S extends AnyState> {
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
export type StoredDraft = Stored<DraftState>;
export type StoredAuction = Stored<AuctionState>;

/** Whether a stored draft is an auction. */
export const isAuction = (stored: StoredDraft | StoredAuction): stored is StoredAuction => 'sales' in stored.state;

/** What a change writes. */
export interface DraftChange<S extends AnyState = DraftState> {
  readonly state: S;
  readonly notes: MockDraftNotes;
  readonly rating: MockDraftRating | null;
}

/** What a draft is read from. */
export const DRAFT_COLUMNS = [
  'id',
  'account_id',
  'season',
  'state',
  'notes',
  'rating',
  'created_at',
  'share_id',
] as const;

interface Row {
  readonly id: string;
  readonly account_id: string;
  readonly season: number;
  readonly state: AnyState;
  readonly notes: MockDraftNotes;
  readonly rating: MockDraftRating | null;
  readonly created_at: Date;
  readonly share_id: string | null;
}

export const toDraft = (row: Row): StoredDraft | StoredAuction => {
  const { id, season, state, notes, rating } = row;
  const rest = {
    id,
    accountId: row.account_id,
    season,
    notes,
    rating,
    createdAt: row.created_at,
    shareId: row.share_id,
  };
  return 'sales' in state ? { ...rest, state } : { ...rest, state };
};

/** What follows from a state and is looked for by the database. */
function derived({ state, notes, rating }: DraftChange<AnyState>) {
  const deadlineMs = 'sales' in state ? auctionDeadlineMs(state) : pickDeadlineMs(state);
  return {
    state: JSON.stringify(state),
    notes: JSON.stringify({ ...notes, words: searchWords(state, notes) }),
    rating: rating && JSON.stringify(rating),
    version: state.version,
    closed_at: state.closedAtMs === null ? null : new Date(state.closedAtMs),
    deadline_at: deadlineMs === null ? null : new Date(deadlineMs),
    leased_until: null,
  };
}

/** Drafts that an account may keep; the oldest are deleted by hand. */
const MOST_DRAFTS = 500;

export type NewStoredDraft = DraftChange<AnyState> & { readonly accountId: string; readonly season: number };

/** Stores a new draft and gives its id; null when the account has as many as it may. */
export async function insertDraft(transaction: Transaction<Database>, draft: NewStoredDraft): Promise<string | null> {
  // Two at once by one person wait for each other, so that neither slips past the bound.
  await transaction.selectFrom('account').select('id').where('id', '=', draft.accountId).forUpdate().execute();
  if ((await countDrafts(transaction, draft.accountId)) >= MOST_DRAFTS) return null;
  const { id } = await transaction
    .insertInto('mock_draft')
    .values({ account_id: draft.accountId, season: draft.season, ...derived(draft) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A draft of an account whose picks are made in order; null when there is none, or when it is somebody else's. */
export async function draftOf(db: Db, accountId: string, id: string): Promise<StoredDraft | null> {
  const stored = await storedOf(db, accountId, id);
  return stored === null || isAuction(stored) ? null : stored;
}

/** An auction of an account; null likewise. */
export async function auctionOf(db: Db, accountId: string, id: string): Promise<StoredAuction | null> {
  const stored = await storedOf(db, accountId, id);
  return stored !== null && isAuction(stored) ? stored : null;
}

async function storedOf(db: Db, accountId: string, id: string): Promise<StoredDraft | StoredAuction | null> {
  const row = await db
    .selectFrom('mock_draft')
    .select(DRAFT_COLUMNS)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row ? toDraft(row) : null;
}

/**
 * Writes a change over the version it was decided on, together with its events.
 *
 * @returns false when the draft has another version by now: then nothing was written
 */
export async function writeDraft<S extends AnyState>(
  db: Db,
  before: Stored<S>,
  change: DraftChange<S>,
  events: readonly LiveEvent[],
): Promise<boolean> {
  const update = db
    .updateTable('mock_draft')
    .set(derived(change))
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

/** How many drafts an account has. */
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
export async function claimExpired(
  db: Db,
  now: Date,
  limit: number,
): Promise<readonly (StoredDraft | StoredAuction)[]> {
  const due = { table: 'mock_draft', id: 'id', dueAt: 'deadline_at', now, leaseMs: CLOCK_LEASE_MS, limit } as const;
  const ids = await claimDue(db, due);
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('mock_draft').select(DRAFT_COLUMNS).where('id', 'in', ids).execute();
  return rows.map(toDraft);
}

/** The draft that a public report is of; null when nobody shares it any more. */
export async function sharedDraft(db: Db, shareId: string): Promise<StoredDraft | StoredAuction | null> {
  const row = await db
    .selectFrom('mock_draft')
    .select(DRAFT_COLUMNS)
    .where('share_id', '=', shareId)
    .executeTakeFirst();
  return row ? toDraft(row) : null;
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
