import { MOST_KEPT_DRAFTS } from '@pylon/contract/best-ball/best-ball-limits';
import type { KeptDraft } from '@pylon/engine/best-ball/draft-sites';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { holdAccount } from '../../db/hold-account.ts';
import type { BestBallTeamTable } from '../../db/tables/best-ball.ts';
import { isOwnId } from '../../plans/own-scorings.queries.ts';

export type TeamRow = Selectable<BestBallTeamTable>;

/** Rows of one statement. */
const ROWS_AT_ONCE = 200;

export interface Kept {
  readonly added: number;
  readonly updated: number;
}

/** The season that a draft is for. */
export const seasonOf = ({ season, startedAt }: Pick<KeptDraft, 'season' | 'startedAt'>): number =>
  season ?? Number(startedAt.slice(0, 4));

/** Keeps drafts, all of them or none; null where the person would have more than there is room for. */
export async function keepDrafts(db: Db, accountId: string, drafts: readonly KeptDraft[]): Promise<Kept | null> {
  return db.transaction().execute(async (transaction) => {
    // Two uploads at once by one person wait for each other, so that neither slips past the bound.
    await holdAccount(transaction, accountId);
    const owned = await transaction
      .selectFrom('best_ball_team')
      .select(['site', 'entry_id'])
      .where('account_id', '=', accountId)
      .execute();
    const entries = new Set(owned.map(({ site, entry_id: entry }) => `${site} ${entry}`));
    const fresh = drafts.filter(({ site, entryId }) => !entries.has(`${site} ${entryId}`)).length;
    if (entries.size + fresh > MOST_KEPT_DRAFTS) return null;
    let changed = 0;
    for (let at = 0; at < drafts.length; at += ROWS_AT_ONCE) {
      const { numInsertedOrUpdatedRows = 0n } = await transaction
        .insertInto('best_ball_team')
        .values(drafts.slice(at, at + ROWS_AT_ONCE).map((draft) => toRow(accountId, draft)))
        .onConflict((conflict) =>
          conflict
            .columns(['account_id', 'site', 'entry_id'])
            .doUpdateSet(({ ref }) => ({ picks: ref('excluded.picks') }))
            // An older export knows less of a slow draft than is kept already; one as long may know when picks were
            // made.
            .where(
              sql<boolean>`jsonb_array_length(excluded.picks) > jsonb_array_length(best_ball_team.picks)
                or (jsonb_array_length(excluded.picks) = jsonb_array_length(best_ball_team.picks)
                  and not best_ball_team.picks -> 0 ? 'pickedAt')`,
            ),
        )
        .executeTakeFirstOrThrow();
      changed += Number(numInsertedOrUpdatedRows);
    }
    return { added: fresh, updated: changed - fresh };
  });
}

const toRow = (accountId: string, draft: KeptDraft) => ({
  account_id: accountId,
  site: draft.site,
  entry_id: draft.entryId,
  draft_id: draft.draftId,
  season: seasonOf(draft),
  tournament: draft.tournament,
  entry_fee_dollars: draft.entryFeeDollars,
  draft_size: draft.teams,
  started_at: new Date(draft.startedAt),
  picks: JSON.stringify(draft.picks),
});

/** A person's teams of a season, the newest first. */
export const teamsOf = (db: Db, accountId: string, season: number): Promise<TeamRow[]> =>
  db
    .selectFrom('best_ball_team')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('season', '=', season)
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute();

/** One of a person's teams. */
export async function teamOf(db: Db, accountId: string, id: string): Promise<TeamRow | undefined> {
  if (!isOwnId(id)) return undefined;
  return db
    .selectFrom('best_ball_team')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** How many teams a person has by season, the newest season first. */
export const seasonsOf = (db: Db, accountId: string) =>
  db
    .selectFrom('best_ball_team')
    .select(({ fn }) => ['season', fn.countAll<string>().as('drafts')])
    .where('account_id', '=', accountId)
    .groupBy('season')
    .orderBy('season', 'desc')
    .execute();

/** Deletes one of a person's teams, or all of them; says how many are gone. */
export async function deleteTeams(db: Db, accountId: string, id: string | null): Promise<number> {
  if (id !== null && !isOwnId(id)) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('best_ball_team')
    .where('account_id', '=', accountId)
    .$if(id !== null, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Marks a team, or takes its mark away; false when the person has none of that id. */
export async function markTeam(db: Db, accountId: string, id: string, isFavorite: boolean): Promise<boolean> {
  if (!isOwnId(id)) return false;
  const { numUpdatedRows } = await db
    .updateTable('best_ball_team')
    .set({ is_favorite: isFavorite })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
