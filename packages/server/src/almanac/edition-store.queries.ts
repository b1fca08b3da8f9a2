import type { EditionManifest, EncodedEdition } from '@pylon/almanac/editions/edition';
import { tableNames } from '@pylon/almanac/editions/encode';
import type { EditionStore } from '@pylon/almanac/editions/store';
import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { ShelvedTable, TableKey, TableShelf } from './table-shelf.ts';

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
  /**
   * Deletes all but the newest editions and the one in force, and the tables that no edition is left for.
   *
   * @returns the ids of those that went
   */
  prune(keep: number): Promise<readonly string[]>;
  /** The ids of those that pruning would delete. */
  prunable(keep: number): Promise<readonly string[]>;
}

/**
 * Editions in PostgreSQL: one row per edition, and one that says which is in force.
 *
 * @param shelf where their tables lie; in PostgreSQL too, when not given
 */
export function postgresEditionStore(db: Db, shelf: TableShelf = postgresShelf): PostgresEditionStore {
  return {
    put: (edition) => db.transaction().execute((transaction) => insertEdition(transaction, shelf, edition)),

    async get(id) {
      const edition = await db.selectFrom('almanac_edition').select('manifest').where('id', '=', id).executeTakeFirst();
      if (!edition) return null;
      const { manifest } = edition;
      const tables = await shelf.get(db, keysOf(manifest));
      const blobs = Object.fromEntries(tables.map(({ name, content }) => [name, content]));
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
      const said = { name, options: JSON.stringify(options), imported_at: new Date(importedAt) };
      await db
        .insertInto('almanac_import')
        .values({ hash, ...said, content: Buffer.from(content) })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet(said)) // taken in again, it is the newest
        .execute();
    },

    async forgetImport(hash) {
      await db.deleteFrom('almanac_import').where('hash', '=', hash).execute();
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

    async prune(keep) {
      const gone = await db.transaction().execute(async (transaction) => {
        await lockWriting(transaction);
        const { rows } = await sql<{ id: string; manifest: EditionManifest }>`
          delete from almanac_edition where ${isOld(keep)} returning id, manifest`.execute(transaction);
        return rows;
      });
      const ids = gone.map(({ id }) => id);
      if (ids.length === 0) return ids;
      // Only now, for a shelf elsewhere does not come back with the transaction.
      await db.transaction().execute(async (transaction) => {
        await lockWriting(transaction);
        const left = await transaction.selectFrom('almanac_edition').select('manifest').execute();
        const kept = new Set(left.flatMap(({ manifest }) => keysOf(manifest)).map(({ hash }) => hash));
        await shelf.forget(
          transaction,
          gone.flatMap(({ manifest }) => keysOf(manifest)).filter(({ hash }) => !kept.has(hash)),
        );
      });
      return ids;
    },

    async prunable(keep) {
      const { rows } = await sql<{ id: string }>`select id from almanac_edition where ${isOld(keep)}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

/** Whether an edition is neither in force nor one of the newest. */
const isOld = (keep: number) => sql<boolean>`
  id not in (select id from almanac_edition order by manifest ->> 'builtAt' desc limit ${keep})
  and id not in (select edition_id from almanac_current)`;

/** The tables of an edition. */
const keysOf = ({ tables }: EditionManifest): readonly TableKey[] =>
  tableNames.flatMap((name) => (tables[name] ? [{ name, hash: tables[name].hash }] : []));

const isOneOf =
  (keys: readonly TableKey[]) =>
  ({ eb, refTuple, tuple }: ExpressionBuilder<Database, 'almanac_table'>) =>
    eb(
      refTuple('name', 'hash'),
      'in',
      keys.map(({ name, hash }) => tuple(name, hash)),
    );

/** Tables in PostgreSQL, a row each. */
const postgresShelf: TableShelf = {
  async put(db, tables) {
    for (const { name, hash, content } of tables) {
      await db
        .insertInto('almanac_table')
        .values({ name, hash, content: Buffer.from(content) })
        // The same content, unless what is stored was damaged: then this heals it.
        .onConflict((conflict) =>
          conflict
            .columns(['name', 'hash'])
            .doUpdateSet((eb) => ({ content: eb.ref('excluded.content') }))
            .whereRef('almanac_table.content', '<>', 'excluded.content'),
        )
        .execute();
    }
  },
  async get(db, keys) {
    const rows = await db.selectFrom('almanac_table').selectAll().where(isOneOf(keys)).execute();
    return rows as readonly ShelvedTable[]; // of names that were asked for
  },
  async forget(db, keys) {
    if (keys.length === 0) return;
    await db.deleteFrom('almanac_table').where(isOneOf(keys)).execute();
  },
};

const lockWriting = (transaction: Transaction<Database>) =>
  sql`select pg_advisory_xact_lock(${WRITE_LOCK})`.execute(transaction);

async function insertEdition(
  transaction: Transaction<Database>,
  shelf: TableShelf,
  { id, manifest, blobs }: EncodedEdition,
): Promise<void> {
  await lockWriting(transaction);
  await shelf.put(
    transaction,
    keysOf(manifest).map((key) => ({ ...key, content: blobs[key.name] })),
  );
  await transaction
    .insertInto('almanac_edition')
    .values({
      id,
      manifest: JSON.stringify(manifest),
      bytes: tableNames.reduce((sum, name) => sum + blobs[name].length, 0),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}
