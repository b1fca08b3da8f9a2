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

/** What syncs learned of a source, by what it is asked for; `origin` says for which almanac. */
interface AlmanacSourceTable {
  source: string;
  family: string;
  origin: string;
  asked_at: Date;
  answered_at: Date | null;
  failing_since: Date | null;
  failures: number;
  files: number;
  published: number;
  rows: number;
  problems: JSONColumnType<readonly string[], string, string>;
  /** What its failure cost the edition, as everybody is told. */
  costs: JSONColumnType<readonly string[], string, string>;
}

/** An answer that its source wants to be asked for seldom, compressed. */
interface AlmanacAnswerTable {
  url: string;
  asked_at: Date;
  content: Buffer;
}

export interface AlmanacTables {
  almanac_edition: AlmanacEditionTable;
  almanac_table: AlmanacTableTable;
  almanac_import: AlmanacImportTable;
  almanac_current: AlmanacCurrentTable;
  almanac_source: AlmanacSourceTable;
  almanac_answer: AlmanacAnswerTable;
}
