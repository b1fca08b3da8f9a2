import { type ApiKey, CALLS_PER_KEY_A_DAY } from '@pylon/contract/accounts/api-keys';
import type { Person } from '../../../db/reads/person-by-token.ts';
import { hashOfKey, newApiKey, prefixOfKey } from '../../../http/api-key.ts';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { orderMail } from '../../../outside/mail/send-mail.job.ts';
import { type AccountParts, type Caller, tellWindows } from '../account-parts.ts';
import { isRegistered } from '../present-user.ts';
import { isProved } from '../sessions/sessions.queries.ts';
import { deleteKey, insertKey, keysOf, type ListedKey } from './api-keys.queries.ts';

type Parts = Pick<AccountParts, 'db'>;

/** A person's keys, and how many calls each may make in a day. */
export const keyList = async ({ db }: Parts, { id }: Person) =>
  found({ callsPerDay: CALLS_PER_KEY_A_DAY, apiKeys: (await keysOf(db, id)).map(toApiKey) });

/** Makes a key. A session that was left open or stolen makes none: a key outlives it. */
export async function makeKey(
  { db }: Parts,
  { person, tokenHash }: Caller,
  name: string,
): Promise<Outcome<{ apiKey: ApiKey; key: string }>> {
  if (!isRegistered(person) || !tokenHash) return failure('registration-required');
  if (!(await isProved(db, person.id, tokenHash))) return failure('proof-required');
  const key = newApiKey();
  const made = { accountId: person.id, name, prefix: prefixOfKey(key), keyHash: hashOfKey(key) };
  return db.transaction().execute(async (transaction): Promise<Outcome<{ apiKey: ApiKey; key: string }>> => {
    const row = await insertKey(transaction, made);
    if (!row) return failure('too-many-keys');
    await orderMail(transaction, { kind: 'api-key-made', to: person.email, data: { name } });
    await tellWindows(transaction, person.id, 'profile');
    return found({ apiKey: toApiKey(row), key });
  });
}

/** Ends a key of the person. */
export async function revokeKey(
  { db }: Parts,
  { id: accountId }: Person,
  id: string,
): Promise<Outcome<{ revoked: 1 }>> {
  return db.transaction().execute(async (transaction): Promise<Outcome<{ revoked: 1 }>> => {
    if (!(await deleteKey(transaction, accountId, id))) return failure('key-not-found');
    await tellWindows(transaction, accountId, 'profile');
    return found({ revoked: 1 as const });
  });
}

const toApiKey = ({ createdAt, lastUsedAt, ...key }: ListedKey): ApiKey => ({
  ...key,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
