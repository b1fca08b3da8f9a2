// A mail is ordered in the transaction of the change that it tells of: it is sent if and only if the change was made.
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A mail to be written. */
export interface MailOrder {
  /** Names who writes it: a key of the sender's writers. */
  readonly kind: string;
  /** The address that it goes to. */
  readonly to: string;
  /** What its writer has to know; never a secret, for orders lie in the database as they are. */
  readonly data?: Readonly<Record<string, string>>;
}

/** An order that this process has taken for a while. */
export interface TakenOrder extends Required<MailOrder> {
  readonly id: string;
  /** Tries so far, this one included. */
  readonly attempts: number;
}

/** Longer than sending takes; after it another process may try. */
const LEASE_SECONDS = 120;
/** Tries before an order is given up: with their pauses, about half a day. */
const MOST_ATTEMPTS = 12;

export async function orderMail(db: Db, { kind, to, data = {} }: MailOrder): Promise<void> {
  await db
    .insertInto('mail_order')
    .values({ kind, address: to, data: JSON.stringify(data) })
    .execute();
}

/** Takes orders that are due, oldest first. No two processes have the same one. */
export async function takeOrders(db: Db, limit: number): Promise<readonly TakenOrder[]> {
  const due = db
    .selectFrom('mail_order')
    .select('id')
    .where('next_try_at', '<=', sql<Date>`now()`)
    .orderBy('next_try_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .updateTable('mail_order')
    .set({ attempts: sql`attempts + 1`, next_try_at: sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})` })
    .where('id', 'in', due)
    .returning(['id', 'kind', 'address as to', 'data', 'attempts'])
    .execute();
}

/** An order that is done, or given up. */
export async function endOrder(db: Db, id: string): Promise<void> {
  await db.deleteFrom('mail_order').where('id', '=', id).execute();
}

/**
 * Puts an order off: half a minute after the first failure, then twice as long each time, at most two hours.
 *
 * @returns false when it was given up instead
 */
export async function putOrderOff(db: Db, { id, attempts }: TakenOrder): Promise<boolean> {
  if (attempts >= MOST_ATTEMPTS) {
    await endOrder(db, id);
    return false;
  }
  const pauseSeconds = Math.min(7_200, 30 * 2 ** (attempts - 1));
  await db
    .updateTable('mail_order')
    .set({ next_try_at: sql<Date>`now() + make_interval(secs => ${pauseSeconds})` })
    .where('id', '=', id)
    .execute();
  return true;
}
