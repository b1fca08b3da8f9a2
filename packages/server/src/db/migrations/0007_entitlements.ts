// Purpose: what opens a tier to a person, each with its end; the tier itself is read from them.
// Undo: drop function account_tier; drop table entitlement; alter table account add column tier smallint not null
// default 0.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entitlement (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      tier smallint not null check (tier between 1 and 2),
      source text not null,
      reference text not null,
      valid_from timestamptz not null default now(),
      valid_until timestamptz,
      created_at timestamptz not null default now(),
      unique (source, reference)
    )`.execute(db);
  await sql`create index entitlement_account on entitlement (account_id)`.execute(db);
  // A function, so that every reader of a person means the same tier by it.
  await sql`
    create function account_tier(account uuid) returns smallint language sql stable as $$
      select coalesce(max(e.tier), 0)::smallint
      from entitlement e join account a on a.id = e.account_id
      where a.id = account and a.email is not null
        and e.valid_from <= now() and (e.valid_until is null or e.valid_until > now())
    $$`.execute(db);
  await sql`alter table account drop column tier`.execute(db);
}
