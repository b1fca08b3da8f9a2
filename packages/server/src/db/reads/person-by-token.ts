import type { Tier } from '@pylon/contract/plans/tiers';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** An account as the server's parts see it. */
export interface Person {
  readonly id: string;
  readonly email: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly isEmailVerified: boolean;
  /** What is open to them: that of their plan, or everything where no plans are sold. */
  readonly tier: Tier;
  /** 0 free, 1, 2: the highest entitlement in force; an anonymous person has none. */
  readonly plan: Tier;
}

/** An unexpired session: whose it is, and whether its use was noted within the last minutes. */
export interface OpenSession {
  readonly person: Person;
  readonly isNoted: boolean;
}

/** What a person is made of, from a query that has the account in it; the tier comes beside. */
export const PERSON = [
  'account.id',
  'account.email',
  'account.first_name',
  'account.last_name',
  'account.email_verified_at',
] as const;

interface PersonRow {
  readonly id: string;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly email_verified_at: Date | null;
  readonly tier: Tier;
}

export const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  isEmailVerified: row.email_verified_at !== null,
  tier: row.tier,
  plan: row.tier,
});

/** The session of a token; null when there is none. */
export async function sessionByTokenHash(db: Db, tokenHash: Buffer): Promise<OpenSession | null> {
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select(PERSON)
    .select(sql<Tier>`account_tier(account.id)`.as('tier'))
    .select(sql<boolean>`session.last_used_at > now() - interval '5 minutes'`.as('is_noted'))
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  return { person: toPerson(row), isNoted: row.is_noted };
}
