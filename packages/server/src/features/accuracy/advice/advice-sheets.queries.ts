// Sheets of statements: which leagues have none yet, what is written, and what is judged.
import type { OutsideLeague, OutsideMatchup, OutsideTransaction } from '@pylon/connectors/outside-league';
import type { AdviceKind, BandSums } from '@pylon/engine/accuracy/advice-record';
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { AdviceOccasion, AdviceSubject } from '../../../db/tables/advice.ts';
import type { WeekOfSeason } from '../../../football/games/week-games.ts';
import type { Basis } from '../../../leagues/week-expectations.ts';
import type { Outcome } from './outcome.ts';
import type { Statement } from './week-statements.ts';

/** Rows of one statement of the database. */
const ROWS_AT_ONCE = 1_000;

/** A league of which nothing is written yet, by one of the lists that it is on. */
export interface UnsaidLeague {
  readonly leagueId: string;
  readonly userLeagueId: string;
  readonly accountId: string;
}

/** Leagues of platforms that are played and stand in a week, of which no sheet is written. */
export async function unsaidLeagues(
  db: Db,
  { season, week }: WeekOfSeason,
  occasion: AdviceOccasion,
  limit: number,
): Promise<readonly UnsaidLeague[]> {
  const { rows } = await sql<{ league_id: string; user_league_id: string; account_id: string }>`
    select distinct on (league.id) league.id as league_id, user_league.id as user_league_id, user_league.account_id
    from league join user_league on user_league.league_id = league.id
    where user_league.is_shown and league.platform <> ${BY_HAND} and league.season = ${season}
      and league.card -> 'league' ->> 'status' = 'in-progress'
      and (league.card #>> '{league,weeks,current}')::int = ${week}
      and not exists (
        select from advice_sheet
        where advice_sheet.league_id = league.id and advice_sheet.week = ${week} and advice_sheet.occasion = ${occasion})
    order by league.id, user_league.created_at
    limit ${limit}`.execute(db);
  return rows.map(({ league_id, user_league_id, account_id }) => ({
    ...{ leagueId: league_id, userLeagueId: user_league_id, accountId: account_id },
  }));
}

/** A trade that was made in a league, of which nothing is written yet. */
export interface UnsaidTrade extends UnsaidLeague {
  readonly tradeId: string;
}

/** Trades that were made between two moments in leagues of platforms that are played, the first first. */
export async function unsaidTrades(
  db: Db,
  { season, after, until }: { readonly season: number; readonly after: Date; readonly until: Date },
  limit: number,
): Promise<readonly UnsaidTrade[]> {
  const { rows } = await sql<UnsaidTrade>`
    with made as (
      select distinct on (league.id, move ->> 'transactionId') league.id as "leagueId",
        user_league.id as "userLeagueId", user_league.account_id as "accountId", move ->> 'transactionId' as "tradeId",
        (move ->> 'at')::timestamptz as at
      from league join user_league on user_league.league_id = league.id
        join league_week on league_week.league_id = league.id
        cross join lateral jsonb_array_elements(league_week.picture -> 'transactions') as move
      where user_league.is_shown and league.platform <> ${BY_HAND} and league.season = ${season}
        and league.card -> 'league' ->> 'status' = 'in-progress' and league.read_at >= ${after}
        and league_week.week >= (league.card #>> '{league,weeks,current}')::int - 1
        and move ->> 'kind' = 'trade' and move ->> 'outcome' = 'done'
      order by league.id, move ->> 'transactionId', user_league.created_at)
    select "leagueId", "userLeagueId", "accountId", "tradeId" from made
    where at >= ${after} and at <= ${until} and not exists (
      select from advice_sheet
      where advice_sheet.league_id = made."leagueId" and advice_sheet.occasion = 'trade ' || made."tradeId")
    order by at, "leagueId", "tradeId"
    limit ${limit}`.execute(db);
  return rows;
}

/** A sheet that is to be written. */
export interface NewSheet extends WeekOfSeason {
  readonly leagueId: string;
  readonly occasion: AdviceOccasion;
  readonly editionId: string;
  readonly saidAt: Date;
  readonly statements: readonly Statement[];
}

/** Writes a sheet, all or nothing; one that is there already stays as it is. */
export async function writeSheet(db: Db, sheet: NewSheet): Promise<void> {
  const { leagueId, season, week, occasion, editionId, saidAt, statements } = sheet;
  await db.transaction().execute(async (transaction) => {
    const written = await transaction
      .insertInto('advice_sheet')
      .values({ league_id: leagueId, season, week, occasion, edition_id: editionId, said_at: saidAt })
      .onConflict((conflict) => conflict.columns(['league_id', 'week', 'occasion']).doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!written) return;
    const rows = statements.map(({ kind, basis, subject, chance, baseline }, place) => ({
      ...{ sheet_id: written.id, place, kind, basis, chance, baseline, subject: JSON.stringify(subject) },
    }));
    for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
      await transaction
        .insertInto('advice')
        .values(rows.slice(at, at + ROWS_AT_ONCE))
        .execute();
  });
}

/** Weeks that have sheets which nobody has judged. */
export async function unjudgedWeeks(db: Db): Promise<readonly WeekOfSeason[]> {
  return db
    .selectFrom('advice_sheet')
    .select(['season', 'week'])
    .distinct()
    .where('judged_at', 'is', null)
    .orderBy('season')
    .orderBy('week')
    .execute();
}

/** A sheet with all that it is judged by. */
export interface ToldSheet {
  readonly id: string;
  readonly scoring: OutsideLeague['scoring'];
  readonly shape: OutsideLeague['shape'];
  readonly matchups: readonly OutsideMatchup[];
  readonly saidAt: Date;
  /** Of the weeks around; of a sheet of bids alone. */
  readonly transactions: readonly OutsideTransaction[];
}

interface ToldColumns {
  readonly said_at: Date;
  readonly matchups: ToldSheet['matchups'] | null;
}

/**
 * Sheets of a week that can be judged: those of leagues that have gone on since.
 *
 * @param isLate whether nobody waits for the others any longer, whose results then count as not told
 */
export async function toldSheets(
  db: Db,
  { season, week }: WeekOfSeason,
  isLate: boolean,
  limit: number,
): Promise<readonly ToldSheet[]> {
  const { rows } = await sql<Omit<ToldSheet, 'saidAt' | 'matchups'> & ToldColumns>`
    select sheet.id, league.card #> '{league,scoring}' as scoring, league.card #> '{league,shape}' as shape,
      sheet.said_at, case when told.has_gone_on then league_week.picture -> 'matchups' end as matchups,
      case when sheet.occasion = 'bids' then (
        select coalesce(jsonb_agg(move), '[]')
        from league_week as around, jsonb_array_elements(around.picture -> 'transactions') as move
        where around.league_id = league.id and around.week between sheet.week - 1 and sheet.week + 1)
      else '[]' end as transactions
    from advice_sheet as sheet
      join league on league.id = sheet.league_id
      left join league_week on league_week.league_id = league.id and league_week.week = sheet.week
      cross join lateral (select coalesce(
        league.card -> 'league' ->> 'status' = 'completed'
        or (league.card #>> '{league,weeks,current}')::int > sheet.week, false) as has_gone_on) as told
    where sheet.judged_at is null and sheet.season = ${season} and sheet.week = ${week}
      and (told.has_gone_on or ${isLate}::boolean)
    order by sheet.said_at, sheet.id
    limit ${limit}`.execute(db);
  return rows.map(({ matchups, said_at, ...sheet }) => ({ ...sheet, matchups: matchups ?? [], saidAt: said_at }));
}

/** A statement as it was written. */
export interface WrittenStatement {
  readonly place: number;
  readonly kind: AdviceKind;
  readonly basis: Basis;
  readonly subject: AdviceSubject;
  readonly chance: number;
  readonly baseline: number;
}

export const statementsOf = (db: Db, sheetId: string): Promise<readonly WrittenStatement[]> =>
  db
    .selectFrom('advice')
    .select(['place', 'kind', 'basis', 'subject', 'chance', 'baseline'])
    .where('sheet_id', '=', sheetId)
    .orderBy('place')
    .execute();

/** The sums of one tool and basis. */
export interface SheetSums extends BandSums {
  readonly kind: AdviceKind;
  readonly basis: Basis;
}

/** What a sheet came to, beside the place of each statement. */
export interface JudgedSheet {
  readonly id: string;
  readonly at: Date;
  readonly outcomes: readonly (Outcome & { readonly place: number })[];
  readonly sums: readonly SheetSums[];
}

/** Writes what came of a sheet, all or nothing; one that is judged stays as it is. */
export async function judgeSheet(db: Db, { id, at, outcomes, sums }: JudgedSheet): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const taken = await transaction
      .updateTable('advice_sheet')
      .set({ judged_at: at })
      .where('id', '=', id)
      .where('judged_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!taken) return;
    await sql`
      update advice set outcome = told.outcome, unjudged = told.unjudged
      from unnest(
        ${outcomes.map(({ place }) => place)}::int[], ${outcomes.map(({ outcome }) => outcome)}::float8[],
        ${outcomes.map(({ unjudged }) => unjudged)}::text[]) as told (place, outcome, unjudged)
      where advice.sheet_id = ${id} and advice.place = told.place`.execute(transaction);
    if (sums.length === 0) return;
    await transaction
      .insertInto('advice_sum')
      .values(
        sums.map(({ baselineSquared, baselineLogged, baselineRight, ...same }) => ({
          ...{ ...same, sheet_id: id },
          ...{ baseline_squared: baselineSquared, baseline_logged: baselineLogged, baseline_right: baselineRight },
        })),
      )
      .execute();
  });
}

/** Forgets the statements of sheets that were judged before a moment. */
export async function forgetStatements(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('advice')
    .using('advice_sheet')
    .whereRef('advice_sheet.id', '=', 'advice.sheet_id')
    .where('advice_sheet.judged_at', '<', before)
    .execute();
}
