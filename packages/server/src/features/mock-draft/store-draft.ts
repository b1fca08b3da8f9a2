import type { AuctionState } from '@pylon/engine/auction/auction-state';
import type { DraftState } from '@pylon/engine/mock-draft/draft-state';
import { failure, found, type Outcome } from '../../http/errors.ts';
import { countDrafts, type DraftChange, insertDraft } from './mock-draft.queries.ts';
import type { MockDraftParts } from './mock-draft.service.ts';

/** Drafts that an account may keep; the oldest are deleted by hand. */
export const MOST_DRAFTS = 500;

export type Opened = Outcome<{ mockDraft: { id: string } }>;

type NewDraft = Pick<DraftChange<DraftState | AuctionState>, 'state' | 'notes'> & { readonly season: number };

/**
 * Stores a new draft of any kind, if the account may keep one more.
 *
 * @param begin plays it up to the person's first decision
 */
export async function storeDraft(
  { db }: Pick<MockDraftParts, 'db'>,
  accountId: string,
  begin: () => Outcome<NewDraft>,
): Promise<Opened> {
  if ((await countDrafts(db, accountId)) >= MOST_DRAFTS) return failure('too-many-requests');
  const begun = begin();
  if (!begun.ok) return begun;
  const id = await insertDraft(db, { ...begun.data, accountId, rating: null });
  return found({ mockDraft: { id } });
}
