import { buildEdition } from '@pylon/almanac/editions/build';
import { checkEdition, type EditionReport } from '@pylon/almanac/editions/check';
import type { Edition, EditionMode, EditionSource } from '@pylon/almanac/editions/edition';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import type { ImportFile } from '@pylon/almanac/editions/store';
import type { TableRows } from '@pylon/almanac/tables/all';
import type { PostgresEditionStore } from './edition-store.queries.ts';

/** Editions kept to roll back to. */
const KEPT_EDITIONS = 12;

/** Everything a data mode delivered, or why it was refused: one line each, naming file, row and column. */
export type RowsOutcome =
  | {
      readonly ok: true;
      readonly rows: TableRows;
      readonly sources: readonly EditionSource[];
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly faults: readonly string[] };

export interface SyncParts {
  readonly store: PostgresEditionStore;
  /** Files to take in now and, when the sync goes well, with every later one. */
  readonly newImports?: readonly ImportFile[];
  /** Reads the rows of a data mode, imports included. */
  readonly readRows: (imports: readonly ImportFile[]) => Promise<RowsOutcome>;
  readonly mode: EditionMode;
  /** Day up to which things are known. */
  readonly asOf: string;
  /** What asks for the edition: {@link originOf}. */
  readonly origin: string;
  /** The real time: when the edition was built. */
  readonly builtAt: Date;
  /** Takes the edition although the check has objections. */
  readonly force: boolean;
  /**
   * Whether an edition that is stored already may come into force again. Not by schedule: what an operator has rolled
   * back from would return by itself.
   */
  readonly mayReturn: boolean;
}

export type SyncOutcome =
  | {
      readonly ok: true;
      readonly edition: Edition;
      /** Whether it came into force; it did not when it, or one rolled back from, was there already. */
      readonly isNew: boolean;
      readonly report: EditionReport;
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly reason: 'refused-file'; readonly faults: readonly string[] }
  | { readonly ok: false; readonly reason: 'refused-edition'; readonly report: EditionReport };

/**
 * Reads, builds, checks, stores and puts into force. Whenever it ends early, the edition in force stays: storing is one
 * transaction, coming into force another.
 */
export async function syncAlmanac(parts: SyncParts): Promise<SyncOutcome> {
  const { store, newImports = [], mode, asOf, origin, force, mayReturn } = parts;
  const kept = (await store.listImports()).filter(({ hash }) => !newImports.some((file) => file.hash === hash));
  const read = await parts.readRows([...kept, ...newImports]);
  if (!read.ok) return { ok: false, reason: 'refused-file', faults: read.faults };

  const edition = buildEdition(read.rows, { asOf, mode, sources: read.sources, builtAt: parts.builtAt.toISOString() });
  const editions = await store.list();
  const inForce = await store.current();
  // Another mode, mirror or frozen day is another almanac: nothing to compare with.
  const isComparable = (await store.origin()) === origin;
  const before = isComparable ? (editions.find(({ id }) => id === inForce)?.manifest ?? null) : null;
  const report = checkEdition(edition, before, { force });
  if (!report.accepted) return { ok: false, reason: 'refused-edition', report };

  for (const file of newImports) await store.putImport(file);
  const isStored = editions.some(({ id }) => id === edition.id);
  if (isComparable && (edition.id === inForce || (isStored && !mayReturn))) {
    return { ok: true, edition, isNew: false, report, notes: read.notes };
  }
  await store.put(encodeEdition(edition));
  await store.setCurrent(edition.id, origin);
  await store.prune(KEPT_EDITIONS);
  return { ok: true, edition, isNew: true, report, notes: read.notes };
}
