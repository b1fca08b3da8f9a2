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

/** The edition, or the first fault with the table it was found in (null when it is the manifest's). */
type Decoded =
  | { readonly ok: true; readonly edition: Edition }
  | { readonly ok: false; readonly reason: EditionReadFault; readonly table: EditionTableName | null };

/** Reads a stored edition back, checking every hash. */
export function decodeEdition(encoded: EncodedEdition): Decoded {
  const steps = decoding(encoded);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, a table at a step, for whoever has other things to do in between. */
export function* decoding(encoded: EncodedEdition): Generator<void, Decoded> {
  const { id, manifest } = encoded;
  if (editionId(manifest) !== id) return { ok: false, reason: 'id-differs', table: null };
  const tables: Partial<Record<EditionTableName, Table>> = {};
  for (const name of tableNames) {
    const read = decodeTable(encoded, name);
    if (!read.ok) return { ok: false, reason: read.reason, table: name };
    tables[name] = read.table;
    yield;
  }
  const whole = tables as EditionTables; // the loop filled every name
  return { ok: true, edition: { id, manifest, tables: whole, indexes: buildIndexes(whole) } };
}

/** Reads one table of a stored edition back, checking its hash. */
export function decodeTable(
  { manifest, blobs }: EncodedEdition,
  name: EditionTableName,
): { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly reason: EditionReadFault } {
  const blob: Uint8Array | undefined = blobs[name];
  if (!blob || !manifest.tables[name]) return { ok: false, reason: 'table-absent' };
  const bytes = decompress(blob);
  if (!bytes) return { ok: false, reason: 'damaged' };
  if (sha256(bytes) !== manifest.tables[name].hash) return { ok: false, reason: 'hash-differs' };
  const read = readTable(EDITION_TABLES[name], bytes);
  return read.ok ? { ok: true, table: read.table as Table } : read; // read by the definition of the same name
}
