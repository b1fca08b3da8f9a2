// What people let Cruise Control do, and the changes that it has prepared.
import type { CruiseRules } from '@pylon/contract/cruise-control/cruise-control';
import type { ProposalState } from '@pylon/contract/cruise-control/cruise-limits';
import type { Tier } from '@pylon/contract/plans/tiers';
import type { LeagueSource } from '@pylon/engine/vocabulary/platforms';
import { type Selectable, sql, type Transaction } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';
import type {
  CruiseChangeTable,
  CruiseControlTable,
  StoredChange,
  StoredClaim,
  StoredLineup,
} from '../../db/tables/cruise-control.ts';
import { waited } from '../../db/waited.ts';
import type { OwnLeague } from '../../leagues/stored-league.queries.ts';
import { wholeRules } from './cruise-rules.ts';

export type ChangeRow = Selectable<CruiseChangeTable>;
export type LineupRow = ChangeRow & { readonly change: StoredLineup };
export type ClaimRow = ChangeRow & { readonly change: StoredClaim };
type ControlRow = Omit<Selectable<CruiseControlTable>, 'rules'> & { readonly rules: CruiseRules };

export const isClaim = (row: ChangeRow): row is ClaimRow => row.change.reason === 'claim';
export const isLineup = (row: ChangeRow): row is LineupRow => row.change.reason !== 'claim';

/** Changes of a league that are shown. */
const SHOWN = 100;

/** What a person lets Cruise Control do in a league; null while they said nothing. */
export async function controlOf(db: Db, userLeagueId: string): Promise<ControlRow | null> {
  const row = await db
    .selectFrom('cruise_control')
    .selectAll()
    .where('user_league_id', '=', userLeagueId)
    .executeTakeFirst();
  return row ? { ...row, rules: wholeRules(row.rules) } : null;
}

/** Changes of some weeks of a league. */
export const changesOfWeeks = (db: Db, userLeagueId: string, weeks: readonly number[]): Promise<ChangeRow[]> =>
  db
    .selectFrom('cruise_change')
    .selectAll()
    .where('user_league_id', '=', userLeagueId)
    .where('week', 'in', [0, ...weeks])
    .orderBy('id')
    .execute();

/** Changes of a league, the newest first. */
export const changesOf = (db: Db, userLeagueId: string): Promise<ChangeRow[]> =>
  db
    .selectFrom('cruise_change')
    .selectAll()
    .where('user_league_id', '=', userLeagueId)
    .orderBy('week', 'desc')
    .orderBy('prepared_at', 'desc')
    .orderBy('id')
    .limit(SHOWN)
    .execute();

/** Where a league of somebody's list is played. */
export async function sourceOf(db: Db, { accountId, id }: OwnLeague): Promise<LeagueSource | null> {
  const row = await db
    .selectFrom('user_league')
    .innerJoin('league', 'league.id', 'user_league.league_id')
    .select('league.platform')
    .where('user_league.account_id', '=', accountId)
    .where('user_league.id', '=', id)
    .executeTakeFirst();
  return row?.platform ?? null;
}

/**
 * Writes what a person lets Cruise Control do in a league of theirs. Switched off, nothing that waits is sent.
 *
 * @returns false for somebody else's league and for none alike
 */
export async function writeControl(
  db: Db,
  { accountId, id }: OwnLeague,
  { isOn, rules, now }: { readonly isOn: boolean; readonly rules: CruiseRules; readonly now: Date },
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const league = await transaction
      .selectFrom('user_league')
      .select('id')
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .forKeyShare()
      .executeTakeFirst();
    if (!league) return false;
    const written = { is_on: isOn, rules: JSON.stringify(rules) };
    await transaction
      .insertInto('cruise_control')
      .values({ user_league_id: id, ...written })
      .onConflict((conflict) => conflict.column('user_league_id').doUpdateSet(written))
      .execute();
    if (!isOn) await withdrawPrepared(transaction, [id], now);
    return true;
  });
}

/** Switches Cruise Control off in a league of somebody's list, or in all of them: nothing that waits is sent. */
export async function switchOff(
  db: Db,
  {
    accountId,
    userLeagueId,
    now,
  }: { readonly accountId: string; readonly userLeagueId: string | null; readonly now: Date },
): Promise<void> {
  const list = await db.selectFrom('user_league').select('id').where('account_id', '=', accountId).execute();
  const ids = list.map(({ id }) => id).filter((id) => userLeagueId === null || id === userLeagueId);
  if (ids.length === 0) return;
  await db.transaction().execute(async (transaction) => {
    await transaction.updateTable('cruise_control').set({ is_on: false }).where('user_league_id', 'in', ids).execute();
    await withdrawPrepared(transaction, ids, now);
  });
}

/** Changes that wait are told to nobody. */
const withdrawPrepared = (transaction: Transaction<Database>, userLeagueIds: readonly string[], now: Date) =>
  transaction
    .updateTable('cruise_change')
    .set({ state: 'withdrawn', state_at: now })
    .where('user_league_id', 'in', userLeagueIds)
    .where('state', '=', 'prepared')
    .execute();

/** Whose team is steered, and where mail goes: null unless the address is proved. */
export interface Steered {
  readonly accountId: string;
  readonly tier: Tier;
  readonly mailTo: string | null;
}

/** Who owns a league of somebody's list; null when it is gone. */
export async function ownerOf(db: Db, userLeagueId: string): Promise<Steered | null> {
  const row = await db
    .selectFrom('user_league')
    .innerJoin('account', 'account.id', 'user_league.account_id')
    .select(['account.id', 'account.email', 'account.email_verified_at'])
    .select(sql<Tier>`account_tier(account.id)`.as('tier'))
    .where('user_league.id', '=', userLeagueId)
    .executeTakeFirst();
  return row ? { accountId: row.id, tier: row.tier, mailTo: row.email_verified_at === null ? null : row.email } : null;
}

/**
 * Leagues that are switched on and were not looked at for some minutes, whoever waits longest first.
 *
 * @param most so many at once
 */
export async function dueLeagues(db: Db, minutes: number, most: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('cruise_control')
    .select('user_league_id')
    .where('is_on', '=', true)
    .where(waited(minutes))
    .orderBy(sql`looked_at nulls first`)
    .limit(most)
    .execute();
  return rows.map((row) => row.user_league_id);
}

/** A change before it is stored. */
export interface NewChange {
  readonly week: number;
  readonly pair: string;
  readonly stored: StoredChange;
  readonly gainedPoints: number;
  readonly kickoff: Date;
  readonly vetoUntil: Date;
}

/** The changes of some weeks of a league while nobody else changes them. */
export interface HeldChanges {
  readonly rules: CruiseRules;
  readonly rows: readonly ChangeRow[];
  /** Prepares a change, or brings up to date what waits; what was decided of the pair stays. */
  prepare(change: NewChange): Promise<void>;
  /** Puts changes into a state; gives their ids. */
  move(ids: readonly string[], state: ProposalState, more?: { readonly isMailed: boolean }): Promise<void>;
  markSeen(ids: readonly string[]): Promise<void>;
  readonly transaction: Transaction<Database>;
}

/**
 * Does something with the changes of a league, one process at a time, and notes that it was looked at.
 *
 * @returns false where Cruise Control is off or the league is gone
 */
export async function holdingChanges(
  db: Db,
  {
    userLeagueId,
    weeks,
    now,
  }: { readonly userLeagueId: string; readonly weeks: readonly number[]; readonly now: Date },
  work: (held: HeldChanges) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const control = await transaction
      .updateTable('cruise_control')
      .set({ looked_at: sql<Date>`now()` })
      .where('user_league_id', '=', userLeagueId)
      .where('is_on', '=', true)
      .returning('rules')
      .executeTakeFirst();
    if (!control) return false;
    const rows = await transaction
      .selectFrom('cruise_change')
      .selectAll()
      .where('user_league_id', '=', userLeagueId)
      .where((of) => of.or([of('state', '=', 'prepared'), of('week', 'in', [0, ...weeks])]))
      .orderBy('prepared_at')
      .orderBy('id')
      .execute();
    await work({
      rules: wholeRules(control.rules),
      rows,
      transaction,
      async prepare({ week, pair, stored, gainedPoints, kickoff, vetoUntil }) {
        const told = {
          change: JSON.stringify(stored),
          gained_points: gainedPoints,
          kickoff_at: kickoff,
          veto_until: vetoUntil,
        };
        await transaction
          .insertInto('cruise_change')
          .values({
            ...{ user_league_id: userLeagueId, week, pair, state: 'prepared', ...told },
            ...{ prepared_at: now, state_at: now },
          })
          .onConflict((conflict) =>
            conflict
              .columns(['user_league_id', 'week', 'pair'])
              .doUpdateSet({
                ...told,
                state: 'prepared',
                prepared_at: sql`case when cruise_change.state = 'withdrawn' then excluded.prepared_at else cruise_change.prepared_at end`,
                state_at: sql`case when cruise_change.state = 'withdrawn' then excluded.state_at else cruise_change.state_at end`,
              })
              .where('cruise_change.state', 'in', ['prepared', 'withdrawn']),
          )
          .execute();
      },
      async move(ids, state, more) {
        if (ids.length === 0) return;
        await transaction
          .updateTable('cruise_change')
          .set({ state, state_at: now, ...(more && { is_mailed: more.isMailed }) })
          .where('user_league_id', '=', userLeagueId)
          .where('id', 'in', ids)
          .execute();
      },
      async markSeen(ids) {
        if (ids.length === 0) return;
        await transaction
          .updateTable('cruise_change')
          .set({ seen_at: now })
          .where('user_league_id', '=', userLeagueId)
          .where('id', 'in', ids)
          .execute();
      },
    });
    return true;
  });
}

/** What may become of a change, in which state it has to be, and until when. */
interface Decision {
  readonly from: ProposalState;
  readonly to: ProposalState;
  readonly before: 'veto_until' | 'kickoff_at';
}

/**
 * Decides of a change; what its state or the time does not allow is not decided.
 *
 * @returns the new state; 'too-late' where none of the decisions can be made, null for a change of another league
 */
export async function decide(
  db: Db,
  { userLeagueId, changeId, now }: { readonly userLeagueId: string; readonly changeId: string; readonly now: Date },
  decisions: readonly Decision[],
): Promise<ProposalState | 'too-late' | null> {
  for (const { from, to, before } of decisions) {
    const { numUpdatedRows } = await db
      .updateTable('cruise_change')
      .set({ state: to, state_at: now })
      .where('id', '=', changeId)
      .where('user_league_id', '=', userLeagueId)
      .where('state', '=', from)
      .where(before, '>', now)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return to;
  }
  const row = await db
    .selectFrom('cruise_change')
    .select('id')
    .where('id', '=', changeId)
    .where('user_league_id', '=', userLeagueId)
    .executeTakeFirst();
  return row ? 'too-late' : null;
}

/** Changes of one league that are mailed together; those alone that still are in the state that is told. */
export const changesIn = (
  db: Db,
  state: ProposalState,
  { userLeagueId, ids }: { readonly userLeagueId: string; readonly ids: readonly string[] },
): Promise<ChangeRow[]> =>
  db
    .selectFrom('cruise_change')
    .selectAll()
    .where('user_league_id', '=', userLeagueId)
    .where('id', 'in', ids)
    .where('state', '=', state)
    .orderBy('kickoff_at')
    .orderBy('id')
    .execute();
