import { sql, type Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { deleteAccount } from '../../live/delete-account.queries.ts';
import { type AuditEntry, audit } from './audit.queries.ts';

export const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A person as an operator sees one. Moments are ISO 8601. */
export interface KnownPerson {
  readonly id: string;
  /** null: anonymous. */
  readonly email: string | null;
  readonly name: string | null;
  readonly since: string;
  /** In force. */
  readonly tier: number;
  readonly drafts: number;
  readonly sessions: number;
  readonly passkeys: number;
  /** Since when they may see the operator's page; null: they may not. */
  readonly operatorSince: string | null;
}

/** The person of an e-mail address or an id; null when there is none. */
export async function findPerson(db: Db, who: string): Promise<KnownPerson | null> {
  const row = await db
    .selectFrom('account')
    .select(['id', 'email', 'first_name', 'last_name', 'created_at', 'operator_since'])
    .select([
      sql<number>`account_tier(account.id)`.as('tier'),
      sql<number>`(select count(*)::int from mock_draft where account_id = account.id)`.as('drafts'),
      sql<number>`(select count(*)::int from session where account_id = account.id and expires_at > now())`.as(
        'sessions',
      ),
      sql<number>`(select count(*)::int from passkey where account_id = account.id)`.as('passkeys'),
    ])
    .where(UUID.test(who) ? sql<boolean>`id = ${who}` : sql<boolean>`lower(email) = lower(${who})`)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    email: row.email,
    name: [row.first_name, row.last_name].filter(Boolean).join(' ') || null,
    since: row.created_at.toISOString(),
    tier: row.tier,
    drafts: row.drafts,
    sessions: row.sessions,
    passkeys: row.passkeys,
    operatorSince: row.operator_since?.toISOString() ?? null,
  };
}

/** A person as a list of many shows one. Moments are ISO 8601. */
export interface ListedPerson {
  readonly id: string;
  /** null: anonymous. */
  readonly email: string | null;
  readonly since: string;
  /** In force. */
  readonly tier: number;
  /** When a session of theirs was last used; null without one. */
  readonly seen: string | null;
  readonly drafts: number;
  readonly leagues: number;
}

interface PeopleSought {
  /** Part of an address; null: everybody who has one. */
  readonly part: string | null;
  /** Whether people without an address are listed too. */
  readonly isAll: boolean;
}

interface PeopleAsked extends PeopleSought {
  readonly limit: number;
  /** Whom the page before ended with; null: the first page. */
  readonly after: string | null;
}

const sought = (db: Db, { part, isAll }: PeopleSought) =>
  db
    .selectFrom('account')
    .$if(!isAll, (query) => query.where('email', 'is not', null))
    .$if(part !== null, (query) => query.where(sql<boolean>`position(lower(${part}) in lower(email)) > 0`));

/** A page of people, the newest first, and how many come behind it. */
export async function listPeople(
  db: Db,
  { after, limit, ...asked }: PeopleAsked,
): Promise<{ readonly people: readonly ListedPerson[]; readonly left: number }> {
  const behind = sql<boolean>`exists (select from account as last where last.id = ${after}
    and (account.created_at < last.created_at or account.created_at = last.created_at and account.id > last.id))`;
  const people = sought(db, asked).$if(after !== null, (query) => query.where(behind));
  const [rows, { count }] = await Promise.all([
    people
      .select(['id', 'email', 'created_at'])
      .select([
        sql<number>`account_tier(account.id)`.as('tier'),
        sql<Date | null>`(select max(last_used_at) from session where account_id = account.id)`.as('seen'),
        sql<number>`(select count(*)::int from mock_draft where account_id = account.id)`.as('drafts'),
        sql<number>`(select count(*)::int from user_league where account_id = account.id)`.as('leagues'),
      ])
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute(),
    people.select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow(),
  ]);
  return {
    people: rows.map(({ created_at, seen, ...row }) => ({
      ...row,
      since: created_at.toISOString(),
      seen: seen?.toISOString() ?? null,
    })),
    left: count - rows.length,
  };
}

/** How many people a list of them has on all its pages. */
export async function countSought(db: Db, asked: PeopleSought): Promise<number> {
  const row = await sought(db, asked).select(sql<number>`count(*)::int`.as('count')).executeTakeFirstOrThrow();
  return row.count;
}

/** How many people there are: with an address, and without. */
export async function countPeople(db: Db): Promise<{ readonly registered: number; readonly anonymous: number }> {
  return db
    .selectFrom('account')
    .select([
      sql<number>`count(*) filter (where email is not null)::int`.as('registered'),
      sql<number>`count(*) filter (where email is null)::int`.as('anonymous'),
    ])
    .executeTakeFirstOrThrow();
}

/** Ends every session of a person; how many. */
export async function endSessions(db: Db, accountId: string, operator: string): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('session')
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const ended = Number(numDeletedRows);
    const entry: AuditEntry = { operator, action: 'user end-sessions', subjectId: accountId, details: { ended } };
    await audit(transaction, entry);
    return ended;
  });
}

/** Deletes a person with everything of theirs. What is paid for has to be ended before. */
export async function deletePerson(
  transaction: Transaction<Database>,
  accountId: string,
  operator: string,
): Promise<void> {
  await deleteAccount(transaction, accountId);
  await audit(transaction, { operator, action: 'user delete', subjectId: accountId, details: {} });
}

/** Lets a person see the operator's page, or no more. @returns whether that was not so before */
export async function setOperator(db: Db, accountId: string, isOperator: boolean, operator: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('account')
      .set({ operator_since: isOperator ? sql<Date>`now()` : null })
      .where('id', '=', accountId)
      .where('operator_since', isOperator ? 'is' : 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) return false;
    const action = isOperator ? 'users make-operator' : 'users end-operator';
    await audit(transaction, { operator, action, subjectId: accountId, details: {} });
    return true;
  });
}
