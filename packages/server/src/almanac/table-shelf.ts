import type { EditionTableName } from '@pylon/almanac/tables/edition-tables';
import type { Db } from '../db/database.ts';

/** Names the content of a table of an edition. */
export interface TableKey {
  readonly name: EditionTableName;
  /** Of the content. */
  readonly hash: string;
}

export interface ShelvedTable extends TableKey {
  readonly content: Uint8Array;
}

/**
 * Where the tables of editions lie, each content once. Which editions there are, and which is in force, stands in the
 * database in any case; `db` is that of the caller's transaction.
 */
export interface TableShelf {
  /** Keeps tables; one that is there already stays, and is healed where it was damaged. */
  put(db: Db, tables: readonly ShelvedTable[]): Promise<void>;
  /** Those of some tables that are there. */
  get(db: Db, keys: readonly TableKey[]): Promise<readonly ShelvedTable[]>;
  forget(db: Db, keys: readonly TableKey[]): Promise<void>;
}

/** The shelf does not answer, or refuses: what it says is for operators. */
export class ShelfAway extends Error {}
