import { randomBytes } from 'node:crypto';
import type { Db } from '../../../db/database.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { type AnyStored, shareDraft } from '../mock-draft.queries.ts';
import { changed } from '../present/present-times.ts';

/** 128 random bits: nobody finds a report by guessing. */
const newShareId = (): string => randomBytes(16).toString('base64url');

/**
 * Makes the link to the report of a rated draft, or gives the one that is there; rating-failed when it is not rated.
 */
export async function share(
  db: Db,
  { id, accountId, state, rating }: AnyStored,
): Promise<Outcome<{ shareId: string; version: number }>> {
  if (!rating) return failure('rating-failed');
  const event = changed(id, state.version, 'settings');
  const shareId = await shareDraft(db, { accountId, id }, newShareId(), [event]);
  return shareId ? found({ shareId, version: state.version }) : failure('draft-not-found');
}

/** Takes the link back; nothing happens when there is none. */
export async function unshare(db: Db, { id, accountId, state }: AnyStored): Promise<Outcome<{ version: number }>> {
  await shareDraft(db, { accountId, id }, null, [changed(id, state.version, 'settings')]);
  return found({ version: state.version });
}
