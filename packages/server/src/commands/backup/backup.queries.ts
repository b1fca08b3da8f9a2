// What a copy of the whole database has to know of it, over one connection.
import pg from 'pg';

/** A table, and its columns that are stored as they are given. */
export interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Tables that belong to the schema itself: migrating fills them. */
const OF_THE_SCHEMA = ['kysely_migration', 'kysely_migration_lock'];

/**
 * Every table of ours, those that others point at before those.
 *
 * @throws Error when tables point at each other in a circle
 */
export async function tablesInOrder(client: pg.ClientBase): Promise<readonly CopiedTable[]> {
  const { rows: tables } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all($1)
      group by c.relname order by c.relname`,
    [OF_THE_SCHEMA],
  );
  const { rows: links } = await client.query<{ from: string; to: string }>(
    `select o.relname as "from", t.relname as "to"
       from pg_constraint k
       join pg_class o on o.oid = k.conrelid
       join pg_class t on t.oid = k.confrelid
      where k.contype = 'f' and k.conrelid <> k.confrelid and o.relnamespace = 'public'::regnamespace`,
  );
  const ordered: CopiedTable[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const free = [...left.values()].filter(
      ({ name }) => !links.some((link) => link.from === name && left.has(link.to)),
    );
    if (free.length === 0) throw new Error(`these tables point at each other: ${[...left.keys()].join(', ')}`);
    for (const table of free) left.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
}

/** Name of the newest migration that the database has, '' of an empty one. */
export async function lastMigration(client: pg.ClientBase): Promise<string> {
  const { rows: found } = await client.query<{ is: boolean }>(
    "select to_regclass('public.kysely_migration') is not null as is",
  );
  if (!found[0]?.is) return '';
  const { rows } = await client.query<{ name: string }>('select max(name) as name from kysely_migration');
  return rows[0]?.name ?? ''; // none before the first
}

/** Whether anybody has an account or uses the product without one. */
export async function isInUse(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>('select exists (select from account) as used');
  return rows[0]?.used ?? false;
}

const columnsOf = ({ columns }: CopiedTable) => columns.map((name) => pg.escapeIdentifier(name)).join(', ');

export const copyOut = (table: CopiedTable): string =>
  `copy ${pg.escapeIdentifier(table.name)} (${columnsOf(table)}) to stdout`;
export const copyIn = (table: CopiedTable): string =>
  `copy ${pg.escapeIdentifier(table.name)} (${columnsOf(table)}) from stdin`;

/** Takes away what migrating put into some tables, those that point at others first. */
export async function emptied(client: pg.ClientBase, tables: readonly CopiedTable[]): Promise<void> {
  for (const table of tables.toReversed()) {
    const name = pg.escapeIdentifier(table.name);
    // Some tables take no deletion at all, not even of nothing.
    const { rows } = await client.query<{ any: boolean }>(`select exists (select from ${name}) as any`);
    if (rows[0]?.any) await client.query(`delete from ${name}`);
  }
}

/** Lets every table that counts its rows go on after the highest that it has. */
export async function countOn(client: pg.ClientBase, { name, columns }: CopiedTable): Promise<void> {
  const table = pg.escapeIdentifier(name);
  for (const column of columns) {
    const { rows } = await client.query<{ sequence: string | null }>(
      'select pg_get_serial_sequence($1, $2) as sequence',
      [`public.${table}`, column],
    );
    const sequence = rows[0]?.sequence ?? null;
    if (sequence === null) continue;
    const highest = `(select max(${pg.escapeIdentifier(column)}) from ${table})`;
    await client.query(`select setval($1, ${highest}) where ${highest} is not null`, [sequence]);
  }
}
