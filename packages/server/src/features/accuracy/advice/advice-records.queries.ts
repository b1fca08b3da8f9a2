// What came of all statements together: of the public, and of somebody's own leagues.
import { LEAST_LEAGUES } from '@pylon/contract/accuracy/advice-record-limits';
import type { BandSums } from '@pylon/engine/accuracy/advice-record';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/database.ts';
import type { Basis } from '../../../leagues/week-expectations.ts';
import type { SheetSums } from './advice-sheets.queries.ts';

/** A tool's sums over some weeks of leagues. */
export interface StoredRecord extends Pick<SheetSums, 'kind' | 'basis'> {
  readonly leagueWeeks: number;
  readonly since: Date;
  readonly judgedAt: Date;
  readonly sums: readonly BandSums[];
}

const SUMS = sql`
  sum(part.cases)::int as cases, sum(part.said) as said, sum(part.happened) as happened, sum(part.squared) as squared,
  sum(part.logged) as logged, sum(part."right") as "right", sum(part.baseline_squared) as baseline_squared,
  sum(part.baseline_logged) as baseline_logged, sum(part.baseline_right) as baseline_right`;

/**
 * Puts out the sums of weeks of which every sheet is judged, where they are of enough leagues on the lists of enough
 * people. What is put out is never changed: not by a league that comes late, nor when one is deleted, so that nobody
 * can tell one league by what two looks differ in.
 */
export async function publishWeeks(db: Db): Promise<void> {
  await sql`
    with over as (
      select season, week from advice_sheet group by season, week having bool_and(judged_at is not null)
      except select season, week from advice_record
    ), enough as (
      select sheet.season, sheet.week, part.kind, part.basis, count(distinct sheet.league_id)::int as leagues
      from over join advice_sheet as sheet using (season, week) join advice_sum as part on part.sheet_id = sheet.id
        join user_league on user_league.league_id = sheet.league_id
      group by sheet.season, sheet.week, part.kind, part.basis
      having count(distinct sheet.league_id) >= ${LEAST_LEAGUES}
        and count(distinct user_league.account_id) >= ${LEAST_LEAGUES}
    )
    insert into advice_record (season, week, kind, basis, band, leagues, since, judged_at,
      cases, said, happened, squared, logged, "right", baseline_squared, baseline_logged, baseline_right)
    select season, week, enough.kind, enough.basis, part.band, enough.leagues, min(sheet.said_at), max(sheet.judged_at),
      ${SUMS}
    from enough join advice_sheet as sheet using (season, week)
      join advice_sum as part on part.sheet_id = sheet.id and part.kind = enough.kind and part.basis = enough.basis
    group by season, week, enough.kind, enough.basis, part.band, enough.leagues
    on conflict do nothing`.execute(db);
}

/** What was put out, tool by tool. */
export async function publicRecords(db: Db): Promise<readonly StoredRecord[]> {
  const heads = sql<Head>`
    select kind, basis, sum(leagues)::int as league_weeks, min(since) as since, max(judged_at) as judged_at
    from (
      select kind, basis, max(leagues) as leagues, min(since) as since, max(judged_at) as judged_at
      from advice_record group by season, week, kind, basis) as week
    group by kind, basis order by kind, basis`;
  const bands = sql<BandRow>`
    select kind, basis, band, ${SUMS} from advice_record as part group by kind, basis, band order by band`;
  return recordsOf(db, heads, bands);
}

/** What came of the leagues of a person's list, by the expectations that they are shown. */
export async function ownRecords(
  db: Db,
  { accountId, basis }: { readonly accountId: string; readonly basis: Basis },
): Promise<readonly StoredRecord[]> {
  const own = sql`
    from advice_sum as part join advice_sheet as sheet on sheet.id = part.sheet_id
      join user_league on user_league.league_id = sheet.league_id
    where user_league.account_id = ${accountId} and user_league.is_shown and part.basis = ${basis}`;
  const heads = sql<Head>`
    select part.kind, part.basis, count(distinct (sheet.league_id, sheet.week))::int as league_weeks, min(sheet.said_at) as since,
      max(sheet.judged_at) as judged_at
    ${own} group by part.kind, part.basis order by part.kind`;
  const bands = sql<BandRow>`
    select part.kind, part.basis, part.band, ${SUMS} ${own} group by part.kind, part.basis, part.band order by part.band`;
  return recordsOf(db, heads, bands);
}

interface Head extends Pick<SheetSums, 'kind' | 'basis'> {
  readonly league_weeks: number;
  readonly since: Date;
  readonly judged_at: Date;
}

interface BandRow extends Omit<SheetSums, 'baselineSquared' | 'baselineLogged' | 'baselineRight'> {
  readonly baseline_squared: number;
  readonly baseline_logged: number;
  readonly baseline_right: number;
}

async function recordsOf(
  db: Db,
  heads: RawBuilder<Head>,
  bands: RawBuilder<BandRow>,
): Promise<readonly StoredRecord[]> {
  const ofBands = Map.groupBy((await bands.execute(db)).rows, ({ kind, basis }) => `${kind} ${basis}`);
  return (await heads.execute(db)).rows.map(({ kind, basis, league_weeks, since, judged_at }) => ({
    ...{ kind, basis, leagueWeeks: league_weeks, since, judgedAt: judged_at },
    sums: (ofBands.get(`${kind} ${basis}`) ?? []).map(
      ({ baseline_squared, baseline_logged, baseline_right, ...same }) => ({
        ...same,
        ...{ baselineSquared: baseline_squared, baselineLogged: baseline_logged, baselineRight: baseline_right },
      }),
    ),
  }));
}
