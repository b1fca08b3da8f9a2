import { sql } from 'kysely';
import type { Db } from './database.ts';

/** A session ends after being unused for this long. */
const IDLE_DAYS = 30;
/** A session ends at the latest this long after the sign-in. */
const LONGEST_DAYS = 180;
/** An anonymous person has no other way back to what they made than this session. */
const ANONYMOUS_IDLE_DAYS = 400;

/** How long a new session lasts. */
export const sessionLifetime = (isRegistered: boolean) => ({
  expires_at: sql<Date>`now() + make_interval(days => ${isRegistered ? IDLE_DAYS : ANONYMOUS_IDLE_DAYS})`,
  ends_at: isRegistered ? sql<Date>`now() + make_interval(days => ${LONGEST_DAYS})` : null,
});

/** Notes that a session is used, and so lives on. */
export async function noteSessionUse(db: Db, accountId: string, tokenHash: Buffer): Promise<void> {
  await sql`
    update session set
      last_used_at = now(),
      expires_at = case
        when ends_at is null then now() + make_interval(days => ${ANONYMOUS_IDLE_DAYS})
        else least(ends_at, now() + make_interval(days => ${IDLE_DAYS}))
      end
    where account_id = ${accountId} and token_hash = ${tokenHash}`.execute(db);
}
