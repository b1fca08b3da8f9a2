import { EDITION_TABLES, type EditionTableName, type EditionTables } from '../tables/edition-tables.ts';
import type { Table } from '../tables/table.ts';
import { decompress } from './compression.ts';
import type { Edition, EncodedEdition } from './edition.ts';
import { tableNames } from './encode.ts';
import { editionId, sha256 } from './hash.ts';
import { buildIndexes } from './indexes.ts';
import { readTable, type TableReadFault } from './table-codec.ts';

/** The fault of stored bytes that are no edition. */
export type EditionReadFault = TableReadFault | 'table-absent' | 'damaged' | 'hash-differs' | 'id-differs';

/**
 * Reads a stored edition back, checking every hash.
 *
 * @returns the edition, or the first fault with the table it was found in (null when it is the manifest's)
 */
export function decodeEdition(
  encoded: EncodedEdition,
):
  | { readonly ok: true; readonly edition: Edition }
  | { readonly ok: false; readonly reason: EditionReadFault; readonly table: EditionTableName | null } {
  const { id, manifest } = encoded;
  if (editionId(manifest) !== id) return { ok: false, reason: 'id-differs', table: null };
  const tables: Partial<Record<EditionTableName, Table>> = {};
  for (const name of tableNames) {
    const blob: Uint8Array | undefined = encoded.blobs[name];
    if (!blob || !manifest.tables[name]) return { ok: false, reason: 'table-absent', table: name };
    const bytes = decompress(blob);
    if (!bytes) return { ok: false, reason: 'damaged', table: name };
    if (sha256(bytes) !== manifest.tables[name].hash) return { ok: false, reason: 'hash-differs', table: name };
    const read = readTable(EDITION_TABLES[name], bytes);
    if (!read.ok) return { ok: false, reason: read.reason, table: name };
    tables[name] = read.table as Table; // read by the definition of the same name
  }
  const whole = tables as EditionTables; // the loop filled every name
  return { ok: true, edition: { id, manifest, tables: whole, indexes: buildIndexes(whole) } };
}
