// Which mails people asked for, and what they were told of.
import { NOTICE_KINDS, type NoticeKind } from '@pylon/contract/notices/notice-kinds';
import type { NoticeChoices } from '@pylon/contract/notices/notices';
import type { Tier } from '@pylon/contract/plans/tiers';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import { waited } from '../../db/waited.ts';

type ChoiceRow = Selectable<Database['notice_choice']>;

export const SINCE = {
  outPlayers: 'out_players_since',
  needsAttention: 'needs_attention_since',
  weeklyRecap: 'weekly_recap_since',
  draftResults: 'draft_results_since',
} as const satisfies Record<NoticeKind, keyof ChoiceRow>;

/** What a person asked for; null while they said nothing. */
export async function choiceOf(db: Db, accountId: string): Promise<ChoiceRow | null> {
  const row = await db.selectFrom('notice_choice').selectAll().where('account_id', '=', accountId).executeTakeFirst();
  return row ?? null;
}

/** Writes what a person asks for; of what is wanted already, it stays known since when. */
export async function writeChoice(db: Db, accountId: string, wanted: NoticeChoices): Promise<void> {
  const since = (kind: NoticeKind) => (wanted[kind] ? sql<Date>`now()` : null);
  const kept = (kind: NoticeKind) =>
    wanted[kind] ? sql<Date>`coalesce(notice_choice.${sql.ref(SINCE[kind])}, excluded.${sql.ref(SINCE[kind])})` : null;
  const columns = (of: typeof since) => Object.fromEntries(NOTICE_KINDS.map((kind) => [SINCE[kind], of(kind)]));
  const rest = {
    quiet_from: wanted.quietHours?.from ?? null,
    quiet_to: wanted.quietHours?.to ?? null,
    time_zone: wanted.timeZone,
  };
  await db
    .insertInto('notice_choice')
    .values({ account_id: accountId, ...rest, ...(columns(since) as SinceColumns) })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ ...rest, ...columns(kept) }))
    .execute();
}

/** Every kind has its column. */
type SinceColumns = Record<(typeof SINCE)[NoticeKind], Date | null>;

/** Stops mails of some kinds. */
export async function stopKinds(db: Db, accountId: string, kinds: readonly NoticeKind[]): Promise<void> {
  await db
    .updateTable('notice_choice')
    .set(Object.fromEntries(kinds.map((kind) => [SINCE[kind], null])))
    .where('account_id', '=', accountId)
    .execute();
}

/** People with a proved address who asked for mails and were not looked at for some minutes: the longest first. */
export async function duePeople(db: Db, minutes: number, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('notice_choice')
    .innerJoin('account', 'account.id', 'notice_choice.account_id')
    .select('account_id')
    .where('account.email_verified_at', 'is not', null)
    .where((of) =>
      of(
        sql`coalesce(out_players_since, needs_attention_since, weekly_recap_since, draft_results_since)`,
        'is not',
        null,
      ),
    )
    .where(waited(minutes))
    .orderBy(sql`looked_at nulls first`)
    .limit(most)
    .execute();
  return rows.map((row) => row.account_id);
}

/** Somebody who asked for mails, and where these go. */
export interface Addressee {
  readonly accountId: string;
  readonly tier: Tier;
  readonly mailTo: string;
  readonly choice: ChoiceRow;
}

/** Who asked for mails; null where nobody did, or where their address is not proved. */
export async function addresseeOf(db: Db, accountId: string): Promise<Addressee | null> {
  const row = await db
    .selectFrom('notice_choice')
    .innerJoin('account', 'account.id', 'notice_choice.account_id')
    .selectAll('notice_choice')
    .select('account.email')
    .select(sql<Tier>`account_tier(account.id)`.as('tier'))
    .where('account_id', '=', accountId)
    .where('account.email_verified_at', 'is not', null)
    .executeTakeFirst();
  if (!row || row.email === null) return null;
  const { email, tier, ...choice } = row;
  return { accountId, tier, mailTo: email, choice };
}

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
