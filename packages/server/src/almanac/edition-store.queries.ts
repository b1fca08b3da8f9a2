import type { EncodedEdition } from '@pylon/almanac/editions/edition';
import { tableNames } from '@pylon/almanac/editions/encode';
import type { EditionStore } from '@pylon/almanac/editions/store';
import { sql, type Transaction } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';

/** Tells every process that another edition is in force; the payload is its id. */
export const EDITION_CHANNEL = 'almanac_edition';

/** Storing and pruning take turns, because pruning could otherwise delete a table that storing relies on. */
const WRITE_LOCK = 7_094_600;

/** The store in the database, which also knows what asked for the edition in force. */
export interface PostgresEditionStore extends EditionStore {
  /** What asked for the edition in force (data mode, mirror and frozen day); null before the first. */
  origin(): Promise<string | null>;
  /** @param origin what asks for the edition; when not given, what asked for the last stays */
  setCurrent(id: string, origin?: string): ReturnType<EditionStore['setCurrent']>;
  /** Deletes all but the newest editions and the one in force, and the tables that no edition is left for. */
  prune(keep: number): Promise<void>;
}

/** Editions in PostgreSQL: one row per edition, one per content of a table, one that says which is in force. */
export function postgresEditionStore(db: Db): PostgresEditionStore {
  return {
    put: (edition) => db.transaction().execute((transaction) => insertEdition(transaction, edition)),

    async get(id) {
      const edition = await db.selectFrom('almanac_edition').select('manifest').where('id', '=', id).executeTakeFirst();
      if (!edition) return null;
      const { manifest } = edition;
      const rows = await db
        .selectFrom('almanac_table')
        .select(['name', 'content'])
        .where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('name', 'hash'),
            'in',
            Object.entries(manifest.tables).map(([name, { hash }]) => tuple(name, hash)),
          ),
        )
        .execute();
      const blobs = Object.fromEntries(rows.map((row) => [row.name, row.content]));
      // Reading it checks that every table is there
      return { id, manifest, blobs: blobs as unknown as EncodedEdition['blobs'] };
    },

    async list() {
      const rows = await db.selectFrom('almanac_edition').select(['id', 'manifest', 'bytes']).execute();
      return rows.sort((a, b) => (a.manifest.builtAt < b.manifest.builtAt ? 1 : -1));
    },

    async current() {
      const row = await db.selectFrom('almanac_current').select('edition_id').executeTakeFirst();
      return row?.edition_id ?? null;
    },

    async origin() {
      const row = await db.selectFrom('almanac_current').select('origin').executeTakeFirst();
      return row?.origin ?? null;
    },

    setCurrent: (id, origin) =>
      db.transaction().execute(async (transaction) => {
        const known = await transaction
          .selectFrom('almanac_edition')
          .select('id')
          .where('id', '=', id)
          .forShare()
          .executeTakeFirst();
        if (!known) return { ok: false, reason: 'unknown-edition' };
        await transaction
          .insertInto('almanac_current')
          .values({ edition_id: id, origin: origin ?? '' })
          .onConflict((conflict) =>
            conflict.column('only_row').doUpdateSet({
              edition_id: id,
              ...(origin !== undefined && { origin }),
              changed_at: sql<Date>`clock_timestamp()`,
            }),
          )
          .execute();
        await sql`select pg_notify(${EDITION_CHANNEL}, ${id})`.execute(transaction);
        return { ok: true };
      }),

    async putImport({ hash, name, options, importedAt, content }) {
      await db
        .insertInto('almanac_import')
        .values({
          hash,
          name,
          options: JSON.stringify(options),
          imported_at: new Date(importedAt),
          content: Buffer.from(content),
        })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ name, options: JSON.stringify(options) }))
        .execute();
    },

    async listImports() {
      const rows = await db.selectFrom('almanac_import').selectAll().orderBy('imported_at').orderBy('hash').execute();
      return rows.map((row) => ({
        hash: row.hash,
        name: row.name,
        options: row.options,
        importedAt: row.imported_at.toISOString(),
        content: row.content,
      }));
    },

    prune: (keep) =>
      db.transaction().execute(async (transaction) => {
        await lockWriting(transaction);
        await sql`
          delete from almanac_edition
          where id not in (select id from almanac_edition order by manifest ->> 'builtAt' desc limit ${keep})
            and id not in (select edition_id from almanac_current)`.execute(transaction);
        await sql`
          delete from almanac_table t
          where not exists (
            select from almanac_edition e where e.manifest -> 'tables' -> t.name ->> 'hash' = t.hash
          )`.execute(transaction);
      }),
  };
}

const lockWriting = (transaction: Transaction<Database>) =>
  sql`select pg_advisory_xact_lock(${WRITE_LOCK})`.execute(transaction);

async function insertEdition(transaction: Transaction<Database>, edition: EncodedEdition): Promise<void> {
  await lockWriting(transaction);
  for (const name of tableNames) {
    const { hash } = edition.manifest.tables[name];
    await transaction
      .insertInto('almanac_table')
      .values({ name, hash, content: Buffer.from(edition.blobs[name]) })
      // The same content, unless what is stored was damaged: then this heals it.
      .onConflict((conflict) =>
        conflict
          .columns(['name', 'hash'])
          .doUpdateSet((eb) => ({ content: eb.ref('excluded.content') }))
          .whereRef('almanac_table.content', '<>', 'excluded.content'),
      )
      .execute();
  }
  await transaction
    .insertInto('almanac_edition')
    .values({
      id: edition.id,
      manifest: JSON.stringify(edition.manifest),
      bytes: tableNames.reduce((sum, name) => sum + edition.blobs[name].length, 0),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
