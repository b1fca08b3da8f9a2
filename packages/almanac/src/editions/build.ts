import { METHOD_VERSION } from '../house/consensus/method-version.ts';
import { houseRows } from '../house/house-rows.ts';
import type { TableRows } from '../tables/all.ts';
import { EDITION_TABLES, type EditionTableName, type EditionTables } from '../tables/edition-tables.ts';
import { buildTable, type Table, type TableDefinition } from '../tables/table.ts';
import type { Edition, EditionManifest, EditionMode, EditionSource } from './edition.ts';
import { tableNames } from './encode.ts';
import { editionId, sha256 } from './hash.ts';
import { buildIndexes } from './indexes.ts';
import { inKeyOrder } from './row-order.ts';
import { writeTable } from './table-codec.ts';

export interface EditionOptions {
  /** Day up to which things are known, '2025-11-08'. */
  readonly asOf: string;
  readonly mode: EditionMode;
  readonly sources: readonly EditionSource[];
  /** As in the manifest. */
  readonly losses?: readonly string[];
  /** The moment of building, UTC; not part of the identity. */
  readonly builtAt: string;
}

/**
 * Makes an edition: checks the rows against their dictionaries, runs the house methods, names the result by its
 * content. Rows may come in any order; the same rows, sources, mode and day always give the same id.
 *
 * @throws TableFault when a row breaks its table's dictionary (readers refuse such files before)
 */
export function buildEdition(rows: TableRows, options: EditionOptions): Edition {
  const all = { ...rows, ...houseRows(rows, options.asOf) };
  const tables = Object.fromEntries(
    tableNames.map((name) => [name, sortedTable(EDITION_TABLES[name], all[name])]),
  ) as unknown as EditionTables; // every name, each built by its own definition

  const contents = Object.fromEntries(
    tableNames.map((name) => [name, { rows: tables[name].length, hash: sha256(writeTable(tables[name])) }]),
  ) as EditionManifest['tables']; // every name of EDITION_TABLES
  const manifest: EditionManifest = {
    asOf: options.asOf,
    mode: options.mode,
    seasons: [...new Set(rows.games.map((game) => game.season))].sort((a, b) => a - b),
    builtAt: options.builtAt,
    method: METHOD_VERSION,
    sources: options.sources,
    ...(options.losses && options.losses.length > 0 && { losses: options.losses }),
    tables: contents,
  };
  return { id: editionId(manifest), manifest, tables, indexes: buildIndexes(tables) };
}

const sortedTable = (definition: TableDefinition, rows: readonly object[]): Table =>
  // Checked row by row in buildTable
  buildTable(definition, inKeyOrder(definition, rows as readonly Record<string, unknown>[]) as never);

/** Whether a text names a table. */
export const isTableName = (name: string): name is EditionTableName => Object.hasOwn(EDITION_TABLES, name);
