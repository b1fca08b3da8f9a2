// What is known of the NFL, as published.
import type { EditionManifest } from '@pylon/almanac/editions/edition';
import type { ImportOptions } from '@pylon/almanac/sources/imports/import-file';
import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './moment.ts';

interface AlmanacEditionTable {
  id: string;
  manifest: JSONColumnType<EditionManifest, string, never>;
  /** Compressed size of its tables. */
  bytes: number;
  stored_at: Moment;
}

/** A table's content, compressed; editions share the tables that did not change. */
interface AlmanacTableTable {
  name: string;
  hash: string;
  content: Buffer;
}

interface AlmanacImportTable {
  hash: string;
  name: string;
  options: JSONColumnType<ImportOptions, string, string>;
  imported_at: Moment;
  content: Buffer;
}

/** The one row that says which edition is in force, and which data mode and clock asked for it. */
interface AlmanacCurrentTable {
  only_row: Generated<boolean>;
  edition_id: string;
  origin: string;
  changed_at: Moment;
}

export interface AlmanacTables {
  almanac_edition: AlmanacEditionTable;
  almanac_table: AlmanacTableTable;
  almanac_import: AlmanacImportTable;
  almanac_current: AlmanacCurrentTable;
}
