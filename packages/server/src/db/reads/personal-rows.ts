// What belongs to a person is found by the database's own references, not by a list: a table that comes later cannot be
// forgotten.
import { BY_HAND } from '@pylon/engine/vocabulary/platforms';
import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** A reference that leads to a person: from a table of theirs to the account, or to another table of theirs. */
export interface PersonalReference {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
  /** The database's action on the row when its parent is deleted. */
  readonly onDelete: 'cascade' | 'set null' | 'other';
}

/** Every reference that leads to an account, parents before children. */
export async function personalReferences(db: Db): Promise<readonly PersonalReference[]> {
  const { rows } = await sql<{ table: string; column: string; parent: string; parent_column: string; action: string }>`
    select child.relname as table, own.attname as column, target.relname as parent, theirs.attname as parent_column,
      c.confdeltype as action
    from pg_constraint c
      join pg_class child on child.oid = c.conrelid
      join pg_class target on target.oid = c.confrelid
      join pg_attribute own on own.attrelid = c.conrelid and own.attnum = c.conkey[1]
      join pg_attribute theirs on theirs.attrelid = c.confrelid and theirs.attnum = c.confkey[1]
    where c.contype = 'f' and child.relnamespace = current_schema()::regnamespace
    order by 1, 2`.execute(db);
  const found: PersonalReference[] = [];
  const reached = new Set(['account']);
  for (let before = -1; before !== found.length; ) {
    before = found.length;
    for (const { table, column, parent, parent_column, action } of rows) {
      const isKnown = found.some((each) => each.table === table && each.column === column);
      if (isKnown || !reached.has(parent) || table === parent) continue;
      reached.add(table);
      const onDelete = action === 'c' ? 'cascade' : action === 'n' ? 'set null' : 'other';
      found.push({ table, column, parent, parentColumn: parent_column, onDelete });
    }
  }
  return found;
}

/** A row as the person gets it: secrets are left out. */
export type PersonalRow = Readonly<Record<string, unknown>>;

/** Secret columns: they never leave the server, not even for their owner. */
const SECRET = /token|hash|secret|password/;

/**
 * Columns of what was computed about football from what the person made: none of it is about the person, and a plan may
 * lock it.
 */
const COMPUTED = new Set(['rating', 'gained_points']);

/**
 * Everything that is stored about a person, by table.
 *
 * @param except tables that are left out
 */
export async function personalRows(
  db: Db,
  accountId: string,
  except: ReadonlySet<string> = new Set(),
): Promise<Readonly<Record<string, readonly PersonalRow[]>>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (transaction) => {
      const references = await personalReferences(transaction);
      const rows = new Map<string, Map<string, PersonalRow>>();
      const add = (table: string, found: readonly PersonalRow[]) => {
        const known = rows.get(table) ?? new Map<string, PersonalRow>();
        for (const { row_at: place, ...row } of found) known.set(String(place), row);
        rows.set(table, known);
      };
      const read = async (table: string, column: string, values: readonly unknown[]) => {
        const { rows: found } = await sql<PersonalRow>`
          select ctid::text as row_at, * from ${sql.table(table)} where ${sql.ref(column)} = any(${[...values]})`.execute(
          transaction,
        );
        add(table, found);
      };
      await read('account', 'id', [accountId]);
      for (const { table, column, parent, parentColumn } of references) {
        if (except.has(table)) continue;
        const parents = [...(rows.get(parent)?.values() ?? [])].map((row) => row[parentColumn]);
        if (parents.length > 0) await read(table, column, parents);
      }
      // A league is one for all who have it; one by hand was written by the only person who has.
      const listed = [...(rows.get('user_league')?.values() ?? [])].map(({ league_id: id }) => id);
      const { rows: written } = await sql<PersonalRow>`
        select ctid::text as row_at, * from league where id = any(${listed}) and platform = ${BY_HAND}`.execute(
        transaction,
      );
      add('league', written);
      if (written.length > 0)
        await read(
          'league_week',
          'league_id',
          written.map(({ id }) => id),
        );
      return Object.fromEntries(
        [...rows]
          .filter(([, found]) => found.size > 0)
          .map(([table, found]) => [table, [...found.values()].map(openly)]),
      );
    });
}

const openly = (row: PersonalRow): PersonalRow =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => !SECRET.test(name) && !COMPUTED.has(name) && !Buffer.isBuffer(value)),
  );
