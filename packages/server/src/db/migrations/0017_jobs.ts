// Purpose: mails that wait to be sent become jobs, and a draft whose clock ran out is taken by one process at a time.
// Undo: alter table mock_draft drop column leased_until; make mail_order as in 0008, and move what waits in the queue
// 'send-mail' of
//   jobs.job back into it.
import { type Kysely, sql } from 'kysely';
import { fromKysely, PgBoss } from 'pg-boss';

const MAIL = {
  name: 'send-mail',
  policy: 'standard',
  retryLimit: 11,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 7_200,
};

interface Order {
  readonly kind: string;
  readonly address: string;
  readonly data: object;
  readonly attempts: number;
  readonly next_try_at: Date;
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mock_draft add column leased_until timestamptz`.execute(db);

  await sql`select jobs.create_queue(${MAIL.name}, ${JSON.stringify({ ...MAIL, notify: true })}::jsonb)`.execute(db);
  const { rows } = await sql<Order>`select kind, address, data, attempts, next_try_at from mail_order`.execute(db);
  const jobs = rows.map(({ kind, address, data, attempts, next_try_at }) => ({
    data: { kind, to: address, data },
    startAfter: next_try_at,
    retryLimit: Math.max(0, MAIL.retryLimit - attempts),
  }));
  if (jobs.length > 0) await new PgBoss({ db: fromKysely(db), schema: 'jobs' }).insert(MAIL.name, jobs);
  await sql`drop table mail_order`.execute(db);

  // The almanac's refresh was the one job before; its queue had another name and policy.
  await sql`delete from jobs.schedule where name = 'almanac-refresh'`.execute(db);
  await sql`delete from jobs.job where name = 'almanac-refresh'`.execute(db);
  await sql`delete from jobs.queue where name = 'almanac-refresh'`.execute(db);
}
