import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderedMails } from '../testing/ordered-mails.ts';
import { scratchDatabase } from '../testing/scratch-database.ts';
import { up } from './migrations/0017_jobs.ts';

const { db } = await scratchDatabase();

test('mails that waited before there were jobs are sent as jobs, when they were due and as often as was left', async () => {
  await sql`delete from jobs.queue where name = 'send-mail'`.execute(db);
  await sql`alter table mock_draft drop column leased_until`.execute(db);
  await sql`
    create table mail_order (
      id uuid primary key default gen_random_uuid(), kind text not null, address text not null, data jsonb not null,
      attempts integer not null default 0, next_try_at timestamptz not null default now(),
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`
    insert into mail_order (kind, address, data, attempts, next_try_at) values
      ('greeting', 'ann@pylon.example', '{"name": "Ann"}', 4, '2100-01-01T00:00:00Z')`.execute(db);
  // It knows no table's type
  await db.transaction().execute((transaction) => up(transaction as unknown as Kysely<unknown>));
  expect(await orderedMails(db)).toEqual([{ kind: 'greeting', to: 'ann@pylon.example', data: { name: 'Ann' } }]);
  const { rows } = await sql<{ limit: number; due: Date }>`
    select retry_limit as limit, start_after as due from jobs.job`.execute(db);
  expect(rows).toEqual([{ limit: 7, due: new Date('2100-01-01T00:00:00Z') }]);
});
