import { randomBytes } from 'node:crypto';
import type { User } from '@pylon/contract/accounts';
import type { Db } from '../../db/database.ts';
import type { Person } from '../../db/reads/person-by-token.ts';
import { insertAnonymousAccount, prolongSession } from './accounts.queries.ts';

type HashToken = (token: string) => Buffer;

/** Makes an anonymous person; the token is told once and stored only as a hash. */
export async function arrive(db: Db, hash: HashToken): Promise<{ user: User; token: string }> {
  const token = randomBytes(32).toString('base64url');
  return { user: toUser(await insertAnonymousAccount(db, hash(token))), token };
}

/** Greets a person who came with a token, and lets the session live on. */
export async function returnAs(
  person: Person,
  token: string,
  { db, hash }: { db: Db; hash: HashToken },
): Promise<{ user: User; token: string }> {
  await prolongSession(db, hash(token));
  return { user: toUser(person), token };
}

/** Whether a person has registered. */
export const isRegistered = (person: Person | null): boolean => person !== null && person.email !== null;

const toUser = (person: Person): User => ({
  id: person.id,
  email: person.email,
  firstName: person.firstName,
  lastName: person.lastName,
  isAnonymous: !isRegistered(person),
  subscriptionTier: person.tier,
});
