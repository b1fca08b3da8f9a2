import type { ScoringSettings } from '@pylon/engine/scoring/scoring-settings';
import type { LeagueShape } from '@pylon/engine/vocabulary/league';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { isOwnId, toKnownScoring } from '../../plans/own-scorings.queries.ts';
import type { KnownScoring } from '../../wire/scoring-system.ts';

/** The parts of a system that its owner decides. */
export interface ScoringContent {
  readonly name: string;
  readonly settings: ScoringSettings;
  readonly league: LeagueShape;
  readonly platform: string | null;
  readonly isHidden: boolean;
}

const columnsOf = ({ name, settings, league, platform, isHidden }: ScoringContent) => ({
  name,
  settings: JSON.stringify(settings),
  league: JSON.stringify(league),
  platform,
  is_hidden: isHidden,
});

/** A person's systems, the oldest first. */
export async function listOwn(db: Db, accountId: string): Promise<readonly KnownScoring[]> {
  const rows = await db
    .selectFrom('scoring_system')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(toKnownScoring);
}

/** Stores a system unless the person already has the most allowed; null then. */
export async function insertOwn(
  db: Db,
  accountId: string,
  content: ScoringContent,
  most: number,
): Promise<KnownScoring | null> {
  return db.transaction().execute(async (transaction) => {
    // Two at once by one person wait for each other, so that neither slips past the bound.
    await transaction.selectFrom('account').select('id').where('id', '=', accountId).forUpdate().execute();
    const { count } = await transaction
      .selectFrom('scoring_system')
      .where('account_id', '=', accountId)
      .where('league_id', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (Number(count) >= most) return null;
    const row = await transaction
      .insertInto('scoring_system')
      .values({ account_id: accountId, league_id: null, ...columnsOf(content) })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toKnownScoring(row);
  });
}

/**
 * Replaces a system of the person's own making.
 *
 * @param isStill whether the system as it stands may be replaced; asked while nobody else can change it
 */
export async function updateOwn(
  db: Db,
  { accountId, id }: { readonly accountId: string; readonly id: string },
  content: ScoringContent,
  isStill: (scoring: KnownScoring) => boolean,
): Promise<KnownScoring | 'none' | 'changed'> {
  if (!isOwnId(id)) return 'none';
  return db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('scoring_system')
      .selectAll()
      .where('id', '=', id)
      .where('account_id', '=', accountId)
      .where('league_id', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return 'none';
    if (!isStill(toKnownScoring(before))) return 'changed';
    const row = await transaction
      .updateTable('scoring_system')
      .set({ ...columnsOf(content), updated_at: sql<Date>`clock_timestamp()` })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toKnownScoring(row);
  });
}

/** Deletes a system of the person's own making; false when there is none of that id. */
export async function deleteOwn(db: Db, accountId: string, id: string): Promise<boolean> {
  if (!isOwnId(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('scoring_system')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('league_id', 'is', null)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The system of a synced league of the person; null until one was synced. */
export async function ofLeague(db: Db, accountId: string, leagueId: string): Promise<KnownScoring | null> {
  const row = await db
    .selectFrom('scoring_system')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('league_id', '=', leagueId)
    .executeTakeFirst();
  return row ? toKnownScoring(row) : null;
}
