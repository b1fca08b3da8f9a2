// One statement notes a call, counts it and says whose key it is, so that any number of processes count as one.
import { CALLS_PER_KEY_A_DAY } from '@pylon/contract/accounts/api-keys';
import type { Tier } from '@pylon/contract/plans/tiers';
import { sql } from 'kysely';
import type { Db } from './database.ts';
import { PERSON, type Person, toPerson } from './reads/person-by-token.ts';

/** The present day, in UTC. */
export const TODAY = sql<string>`(now() at time zone 'utc')::date`;

/** A call that was made with a key. */
export interface KeyUse {
  readonly person: Person;
  /** Calls of the day with this one; one more than a key may make once it is used up. */
  readonly callsToday: number;
  /** Seconds until the next day begins. */
  readonly secondsLeft: number;
}

/** Notes and counts a call; null when there is no such key. */
export async function countKeyCall(db: Db, keyHash: Buffer): Promise<KeyUse | null> {
  const row = await db
    .with('used', (within) =>
      within
        .updateTable('api_key')
        .set({
          last_used_at: sql<Date>`now()`,
          counted_on: TODAY,
          calls_that_day: sql<number>`
            case when counted_on = ${TODAY} then least(calls_that_day, ${CALLS_PER_KEY_A_DAY}::integer) + 1 else 1 end`,
        })
        .where('key_hash', '=', keyHash)
        .returning(['account_id', 'calls_that_day']),
    )
    .selectFrom('used')
    .innerJoin('account', 'account.id', 'used.account_id')
    .select(PERSON)
    .select('used.calls_that_day')
    .select(sql<Tier>`account_tier(account.id)`.as('tier'))
    .select(sql<number>`ceil(extract(epoch from ${TODAY} + 1 - now() at time zone 'utc'))::integer`.as('seconds_left'))
    .executeTakeFirst();
  return row
    ? { person: toPerson(row), callsToday: row.calls_that_day, secondsLeft: Math.max(1, row.seconds_left) }
    : null;
}

/** Whose key it is, without a call of it; null when there is no such key. */
export async function holderOfKey(db: Db, keyHash: Buffer): Promise<Person | null> {
  const row = await db
    .selectFrom('api_key')
    .innerJoin('account', 'account.id', 'api_key.account_id')
    .select(PERSON)
    .select(sql<Tier>`account_tier(account.id)`.as('tier'))
    .where('api_key.key_hash', '=', keyHash)
    .executeTakeFirst();
  return row ? toPerson(row) : null;
}
