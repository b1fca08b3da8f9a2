// Purpose: ranking lists for one week of a season.
// Undo: delete from ranking_list where kind = 'weekly'; alter table ranking_list drop column week, drop constraint
// ranking_list_kind_check, add constraint ranking_list_kind_check check (kind in ('seasonal', 'superflex',
// 'restOfSeason', 'dynasty')).
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ranking_list
      add column week integer,
      drop constraint ranking_list_kind_check,
      add constraint ranking_list_kind_check
        check (kind in ('seasonal', 'superflex', 'restOfSeason', 'dynasty', 'weekly')),
      add constraint ranking_list_week_check
        check ((kind = 'weekly') = (week is not null) and (week is null or week between 1 and 22))`.execute(db);
}
