// What people asked for by mail and by push, and what they were told of.
import { NOTICE_KINDS, type NoticeKind } from '@pylon/contract/notices/notice-kinds';
import type { WantedNotices } from '@pylon/contract/notices/notices';
import type { Tier } from '@pylon/contract/plans/tiers';
import { type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { waited } from '../../db/waited.ts';

/** Whoever says nothing lives where most games are played. */
export const HOUSE_ZONE = 'America/New_York';

type ChoiceRow = Selectable<Database['notice_choice']>;

export const SINCE = {
  outPlayers: 'out_players_since',
  needsAttention: 'needs_attention_since',
  weeklyRecap: 'weekly_recap_since',
  draftResults: 'draft_results_since',
} as const satisfies Record<NoticeKind, keyof ChoiceRow>;

export const PUSH_SINCE = {
  outPlayers: 'out_players_push_since',
  needsAttention: 'needs_attention_push_since',
  weeklyRecap: 'weekly_recap_push_since',
  draftResults: 'draft_results_push_since',
} as const satisfies Record<NoticeKind, keyof ChoiceRow>;

/** What a person asked for; null while they said nothing. */
export async function choiceOf(db: Db, accountId: string): Promise<ChoiceRow | null> {
  const row = await db.selectFrom('notice_choice').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return row ?? null;
}

/**
 * Writes what a person asks for, and leaves what nothing is said of. Of what is wanted already, it stays known since
 * when.
 */
export async function writeChoice(db: Db, accountId: string, wanted: WantedNotices): Promise<void> {
  const wishes = NOTICE_KINDS.flatMap((kind) => [
    { column: SINCE[kind], isWanted: wanted[kind] },
    { column: PUSH_SINCE[kind], isWanted: wanted.push?.[kind] },
  ]).filter(({ isWanted }) => isWanted !== undefined);
  const columns = (since: (column: SinceColumn) => RawBuilder<Date>) =>
    Object.fromEntries(wishes.map(({ column, isWanted }) => [column, isWanted ? since(column) : null]));
  const { quietHours, timeZone } = wanted;
  const rest = {
    ...(quietHours !== undefined && { quiet_from: quietHours?.from ?? null, quiet_to: quietHours?.to ?? null }),
    ...(timeZone !== undefined && { time_zone: timeZone }),
  };
  const fresh = columns(() => sql<Date>`now()`) as Partial<Record<SinceColumn, Date | null>>; // columns of kinds
  const kept = columns((column) => sql<Date>`coalesce(notice_choice.${sql.ref(column)}, excluded.${sql.ref(column)})`);
  const changes = { ...rest, ...kept };
  if (Object.keys(changes).length === 0) return;
  await db
    .insertInto('notice_choice')
    .values({ account_id: accountId, time_zone: HOUSE_ZONE, ...rest, ...fresh })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(changes))
    .execute();
}

type SinceColumn = (typeof SINCE | typeof PUSH_SINCE)[NoticeKind];

/** Stops mails of some kinds. */
export async function stopKinds(db: Db, accountId: string, kinds: readonly NoticeKind[]): Promise<void> {
  await db
    .updateTable('notice_choice')
    .set(Object.fromEntries(kinds.map((kind) => [SINCE[kind], null])))
    .where('account_id', '=', accountId)
    .execute();
}

const sinceMails = sql`coalesce(out_players_since, needs_attention_since, weekly_recap_since, draft_results_since)`;
const sincePushes = sql`coalesce(
  out_players_push_since, needs_attention_push_since, weekly_recap_push_since, draft_results_push_since)`;
/** The condition of the index by which people are looked for. */
const sinceAny = sql`coalesce(
  out_players_since, needs_attention_since, weekly_recap_since, draft_results_since,
  out_players_push_since, needs_attention_push_since, weekly_recap_push_since, draft_results_push_since)`;

/** Whether somebody has a browser that gets pushes, signed in and not expired. */
const hasBrowser = sql<boolean>`exists (
  select from push_subscription join session
    on session.account_id = push_subscription.account_id and session.id = push_subscription.session_id
  where push_subscription.account_id = account.id and session.expires_at > now())`;

/**
 * People who asked for mails and have a proved address, or for pushes and have a browser that gets them, and were not
 * looked at for some minutes: the longest first.
 */
export async function duePeople(db: Db, minutes: number, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('notice_choice')
    .innerJoin('account', 'account.id', 'notice_choice.account_id')
    .select('account_id')
    .where((of) => of(sinceAny, 'is not', null))
    .where((of) =>
      of.or([
        of.and([of('account.email_verified_at', 'is not', null), of(sinceMails, 'is not', null)]),
        of.and([hasBrowser, of(sincePushes, 'is not', null)]),
      ]),
    )
    .where(waited(minutes))
    .orderBy(sql`looked_at nulls first`)
    .limit(most)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Somebody who asked to be told, and where they are reached. */
export interface Addressee {
  readonly accountId: string;
  readonly tier: Tier;
  /** null: no address is proved. */
  readonly mailTo: string | null;
  /** Whether a browser of theirs gets pushes. */
  readonly hasBrowser: boolean;
  readonly choice: ChoiceRow;
}

/** Who asked to be told; null where nobody did, or where they are reached in no way. */
export async function addresseeOf(db: Db, accountId: string): Promise<Addressee | null> {
  const row = await db
    .selectFrom('notice_choice')
    .innerJoin('account', 'account.id', 'notice_choice.account_id')
    .selectAll('notice_choice')
    .select(['account.email', 'account.email_verified_at'])
    .select([sql<Tier>`account_tier(account.id)`.as('tier'), hasBrowser.as('hasBrowser')])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return null;
  const { email, email_verified_at: provedAt, tier, hasBrowser: isPushed, ...choice } = row;
  const mailTo = provedAt === null ? null : email;
  return mailTo === null && !isPushed ? null : { accountId, tier, mailTo, hasBrowser: isPushed, choice };
}

/** Since when a kind is told by mail and by push; null where it is not wanted so, or cannot come so. */
export const sinceOf = ({ mailTo, hasBrowser: isPushed, choice }: Addressee, kind: NoticeKind) => ({
  mail: mailTo === null ? null : choice[SINCE[kind]],
  push: isPushed ? choice[PUSH_SINCE[kind]] : null,
});

/** Notes that somebody was looked at. */
export async function noteLook(db: Db, accountId: string): Promise<void> {
  await db
    .updateTable('notice_choice')
    .set({ looked_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .execute();
}

/** Of some events those that a person was not told of; from now on they were. */
export async function tellOnce(
  transaction: Transaction<Database>,
  accountId: string,
  events: readonly string[],
): Promise<readonly string[]> {
  if (events.length === 0) return [];
  const rows = await transaction
    .insertInto('notice_told')
    .values([...new Set(events)].map((event) => ({ account_id: accountId, event })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('event')
    .execute();
  return rows.map(({ event }) => event);
}

/** Forgets what was told so long ago that it cannot come again. */
export async function forgetTold(db: Db): Promise<void> {
  await db.deleteFrom('notice_told').where('told_at', '<', sql<Date>`now() - interval '200 days'`).execute();
}

/** Leagues of a person that Cruise Control looks after, which tells of line-ups itself. */
export async function steeredLeagues(db: Db, accountId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('cruise_control')
    .innerJoin('user_league', 'user_league.id', 'cruise_control.user_league_id')
    .select('user_league.id')
    .where('user_league.account_id', '=', accountId)
    .where('is_on', '=', true)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Drafts of a person that ended lately, and after they asked for their results, the oldest first. */
export async function endedDrafts(db: Db, accountId: string, since: Date): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('mock_draft')
    .select('id')
    .where('account_id', '=', accountId)
    .where('closed_at', '>', since)
    .where('closed_at', '>', sql<Date>`now() - interval '2 days'`)
    .orderBy('closed_at')
    .execute();
  return rows.map(({ id }) => id);
}
