// Sign-ins at platforms that people have begun: each good once, for a while, for whoever began it.
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** How long somebody may take to sign in at a platform. */
const LIFETIME_MINUTES = 15;
/** So many may be under way for one person: the wizard begins one whenever it shows a platform. */
const MOST_BEGUN = 5;

/** A sign-in that was begun. */
export interface BegunSignIn {
  readonly stateHash: Buffer;
  readonly accountId: string;
  readonly platform: OutsidePlatformId;
  /** Sealed. */
  readonly verifier: Buffer;
  readonly returnUrl: string;
}

/** Keeps a sign-in; the oldest ones of the person give way to it. */
export async function insertSignIn(db: Db, begun: BegunSignIn): Promise<void> {
  const { stateHash, accountId, platform, verifier, returnUrl } = begun;
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('platform_sign_in')
      .values({
        ...{ state_hash: stateHash, account_id: accountId, platform, verifier, return_url: returnUrl },
        expires_at: sql<Date>`clock_timestamp() + make_interval(mins => ${LIFETIME_MINUTES})`,
      })
      .execute();
    const newest = transaction
      .selectFrom('platform_sign_in')
      .select('state_hash')
      .where('account_id', '=', accountId)
      .orderBy('expires_at', 'desc')
      .limit(MOST_BEGUN);
    await transaction
      .deleteFrom('platform_sign_in')
      .where('account_id', '=', accountId)
      .where('state_hash', 'not in', newest)
      .execute();
  });
}

/** Uses a sign-in up; null when it is not this person's or was used before. `isGood`: it has not taken too long. */
export async function takeSignIn(
  db: Db,
  { stateHash, accountId }: Pick<BegunSignIn, 'stateHash' | 'accountId'>,
): Promise<(Pick<BegunSignIn, 'platform' | 'verifier' | 'returnUrl'> & { readonly isGood: boolean }) | null> {
  const row = await db
    .deleteFrom('platform_sign_in')
    .where('state_hash', '=', stateHash)
    .where('account_id', '=', accountId)
    .returning(['platform', 'verifier', 'return_url as returnUrl'])
    .returning(sql<boolean>`expires_at > clock_timestamp()`.as('isGood'))
    .executeTakeFirst();
  return row ?? null;
}

/** Forgets sign-ins that nobody comes back from any more; until then, who comes too late is told so. */
export async function forgetOldSignIns(db: Db): Promise<void> {
  await db
    .deleteFrom('platform_sign_in')
    .where('expires_at', '<', sql<Date>`clock_timestamp() - interval '1 hour'`)
    .execute();
}
