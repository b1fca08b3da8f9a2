import type { AccountSession } from '@pylon/contract/accounts/sessions';
import { failure, found, type Outcome } from '../../../http/errors.ts';
import { type AccountParts, type Caller, tellWindows } from '../account-parts.ts';
import { isRegistered } from '../present-user.ts';
import { deleteSession, deleteSessionOfToken, deleteSessions, isProved, sessionsOf } from './sessions.queries.ts';

type Parts = Pick<AccountParts, 'db'>;

const NO_TOKEN = Buffer.alloc(0);

/** Where a person is signed in. */
export async function sessionList(
  { db }: Parts,
  { person, tokenHash }: Caller,
): Promise<Outcome<{ sessions: AccountSession[] }>> {
  const sessions = person ? await sessionsOf(db, person.id, tokenHash ?? NO_TOKEN) : [];
  return found({
    sessions: sessions.map(({ device, createdAt, lastUsedAt, ...session }) => ({
      ...session,
      device: device || 'Unknown device',
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
    })),
  });
}

/** Ends a session by its id, if it is the person's. */
export async function endOwn({ db }: Parts, caller: Caller, id: string): Promise<Outcome<{ ended: 1 }>> {
  const { person } = caller;
  if (!person) return failure('session-not-found');
  if (!(await mayEnd(db, caller))) return failure('proof-required');
  return db.transaction().execute(async (transaction): Promise<Outcome<{ ended: 1 }>> => {
    if (!(await deleteSession(transaction, person.id, id))) return failure('session-not-found');
    await tellWindows(transaction, person.id, 'sessions');
    return found({ ended: 1 });
  });
}

/** Ends every session of a person but the one that asks. */
export async function endOthers({ db }: Parts, caller: Caller): Promise<Outcome<{ ended: number }>> {
  const { person, tokenHash } = caller;
  if (!person) return found({ ended: 0 });
  if (!(await mayEnd(db, caller))) return failure('proof-required');
  return db.transaction().execute(async (transaction): Promise<Outcome<{ ended: number }>> => {
    const ended = await deleteSessions(transaction, person.id, tokenHash);
    if (ended > 0) await tellWindows(transaction, person.id, 'sessions');
    return found({ ended });
  });
}

/**
 * A stolen session must not shut its owner out of the others. An anonymous person has nothing to prove it by, and one
 * session.
 */
const mayEnd = async (db: Parts['db'], { person, tokenHash }: Caller): Promise<boolean> =>
  !isRegistered(person) || (tokenHash !== null && (await isProved(db, person.id, tokenHash)));

/** Ends the session that asks. */
export async function signOut({ db }: Parts, { person, tokenHash }: Caller): Promise<void> {
  if (!person || !tokenHash) return;
  await db.transaction().execute(async (transaction) => {
    await deleteSessionOfToken(transaction, person.id, tokenHash);
    await tellWindows(transaction, person.id, 'sessions');
  });
}
