import { TABLES, type TableName } from '../tables/all.ts';
import { compress } from './compression.ts';
import type { Edition, EncodedEdition } from './edition.ts';
import { writeTable } from './table-codec.ts';

/** An edition as bytes to store; {@link decodeEdition} gives it back. */
export function encodeEdition(edition: Edition): EncodedEdition {
  const blobs = Object.fromEntries(
    tableNames.map((name) => [name, compress(writeTable(edition.tables[name]))]),
  ) as EncodedEdition['blobs']; // every name of TABLES
  return { id: edition.id, manifest: edition.manifest, blobs };
}

/** Names of all tables. */
export const tableNames = Object.keys(TABLES) as readonly TableName[]; // the keys of the same object
