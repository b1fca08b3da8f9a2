// Purpose: who wants the newsletter, and what people and support write to each other.
// Undo: drop table support_message, support_conversation, newsletter_subscriber.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table newsletter_subscriber (
      id uuid primary key default gen_random_uuid(),
      newsletter text not null,
      email text not null,
      account_id uuid references account on delete set null,
      unsubscribe_token text not null unique,
      created_at timestamptz not null default now(),
      unsubscribed_at timestamptz
    )`.execute(db);
  await sql`create unique index newsletter_subscriber_email on newsletter_subscriber (newsletter, lower(email))`.execute(
    db,
  );
  await sql`create index newsletter_subscriber_account on newsletter_subscriber (account_id)`.execute(db);
  await sql`
    create table support_conversation (
      id uuid primary key default gen_random_uuid(),
      account_id uuid not null references account on delete cascade,
      email text,
      created_at timestamptz not null default now(),
      closed_at timestamptz
    )`.execute(db);
  // One conversation at a time is open, whatever two windows do.
  await sql`create unique index support_conversation_open on support_conversation (account_id) where closed_at is null`.execute(
    db,
  );
  await sql`create index support_conversation_account on support_conversation (account_id, created_at)`.execute(db);
  await sql`
    create table support_message (
      id bigint primary key generated always as identity,
      conversation_id uuid not null references support_conversation on delete cascade,
      sender text not null check (sender in ('person', 'support')),
      body text not null,
      page text,
      sent_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index support_message_conversation on support_message (conversation_id, id)`.execute(db);
}
