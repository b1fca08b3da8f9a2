import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { PasskeyChallengeTable } from '../../../db/tables/accounts.ts';

/** How long a challenge is good for, and a proof that came of one. */
export const CHALLENGE_MINUTES = 5;

export interface Challenge {
  readonly challengeHash: Buffer;
  readonly holderHash: Buffer;
  readonly purpose: PasskeyChallengeTable['purpose'];
}

export async function insertChallenge(db: Db, { challengeHash, holderHash, purpose }: Challenge): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({
      challenge_hash: challengeHash,
      holder_hash: holderHash,
      purpose,
      expires_at: sql<Date>`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
    })
    .execute();
}

/** Uses a challenge up; false when it is not this holder's for this purpose, is too old or was used before. */
export async function takeChallenge(db: Db, { challengeHash, holderHash, purpose }: Challenge): Promise<boolean> {
  const row = await db
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', challengeHash)
    .where('holder_hash', '=', holderHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('challenge_hash')
    .executeTakeFirst();
  return row !== undefined;
}

/** Forgets challenges that are no longer good. */
export async function forgetOldChallenges(db: Db): Promise<void> {
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', sql<Date>`now()`).execute();
}
