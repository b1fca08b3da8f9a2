// Purpose: names of players whom a ranking list has, for when an edition no longer knows them, and the last save.
// Undo: alter table ranking_list drop column names, drop column last_save_id.
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table ranking_list
      add column names jsonb not null default '{}',
      add column last_save_id text`.execute(db);
  // Under which names players of older lists were shown is not known: the next save writes them.
  await sql`
    update ranking_list set names = listed.names
    from (
      select id, jsonb_object_agg(place ->> 'entityId', '') as names
      from ranking_list, jsonb_array_elements(places) as place
      group by id
    ) as listed
    where listed.id = ranking_list.id`.execute(db);
}
