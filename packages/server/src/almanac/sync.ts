import { buildEdition } from '@pylon/almanac/editions/build';
import { checkEdition, type EditionReport, spareTables } from '@pylon/almanac/editions/check';
import { decodeTable } from '@pylon/almanac/editions/decode';
import type { Edition, EditionMode, EditionSource, EncodedEdition } from '@pylon/almanac/editions/edition';
import { encodeEdition } from '@pylon/almanac/editions/encode';
import type { StoredImport } from '@pylon/almanac/editions/store';
import { readImport } from '@pylon/almanac/sources/imports/read-import';
import type { Unmatched } from '@pylon/almanac/sources/joining/join';
import { type RowsBefore, withFormerRows, withoutLists, withoutProviders } from '@pylon/almanac/sources/joining/kept';
import type { CollectedRows, TableName, TableRows } from '@pylon/almanac/tables/all';
import { rowAt } from '@pylon/almanac/tables/table';
import type { PostgresEditionStore } from './edition-store.queries.ts';

/** Editions kept to roll back to; those before them go when a new one has come into force. */
export const KEPT_EDITIONS = 12;

/** Everything a data mode delivered, or why it was refused: one line each, naming file, row and column. */
export type RowsOutcome =
  | {
      readonly ok: true;
      readonly rows: TableRows;
      readonly sources: readonly EditionSource[];
      readonly notes: readonly string[];
      /** What bad files cost, as the page of the data says it. */
      readonly losses: readonly string[];
      /** Whom files name and nobody, or more than one, is known by, per file. */
      readonly unmatched?: ReadonlyMap<string, readonly Unmatched[]>;
    }
  | { readonly ok: false; readonly faults: readonly string[] };

/** What an edition is to be made of. */
export interface Proposal {
  readonly store: PostgresEditionStore;
  /** Reads the rows of a data mode, imports included. */
  readonly readRows: (
    imports: readonly StoredImport[],
    before: () => Promise<RowsBefore | null>,
  ) => Promise<RowsOutcome>;
  readonly mode: EditionMode;
  /** Day up to which things are known. */
  readonly asOf: string;
  /** The settings that the edition is made for: data mode, mirror and frozen day. */
  readonly origin: string;
  /** The real time: when the edition was built. */
  readonly builtAt: Date;
  /** Providers of whom nothing may stay. */
  readonly forgotten?: readonly string[];
  /** Files to take in now and, when the sync goes well, with every later one. */
  readonly newImports?: readonly StoredImport[];
  /** Files that were taken in, and are to be forgotten when the sync goes well, with all that they told. */
  readonly goneImports?: readonly StoredImport[];
}

export interface SyncOptions {
  /** Takes the edition although the check has objections. */
  readonly force?: boolean;
  /**
   * Whether an edition that is stored already may come into force again; default yes. Not by schedule: what an operator
   * has rolled back from would return by itself.
   */
  readonly mayReturn?: boolean;
  /** Whether the edition in force cannot be read: then it is stored anew although it is the same. */
  readonly isDamaged?: boolean;
}

export type Refusal =
  | { readonly ok: false; readonly reason: 'refused-file'; readonly faults: readonly string[] }
  | { readonly ok: false; readonly reason: 'refused-edition'; readonly report: EditionReport };

export type SyncOutcome =
  | {
      readonly ok: true;
      readonly edition: Pick<Edition, 'id' | 'manifest'>;
      /** Whether it came into force; it did not when it, or one rolled back from, was there already. */
      readonly isNew: boolean;
      readonly report: EditionReport;
      readonly notes: readonly string[];
    }
  | Refusal;

/** An edition that was read, built and checked; nothing is stored yet. `inForce`: id of the one it would replace. */
export type ProposedEdition =
  | {
      readonly ok: true;
      readonly edition: Edition;
      readonly report: EditionReport;
      readonly notes: readonly string[];
      readonly inForce: string | null;
    }
  | Refusal;

/** Reads, builds and checks; changes nothing. */
export async function proposeEdition(
  { store, readRows, mode, asOf, origin, builtAt, forgotten = [], newImports = [], goneImports = [] }: Proposal,
  { force = false }: Pick<SyncOptions, 'force'> = {},
): Promise<ProposedEdition> {
  const replaced = new Set([...newImports, ...goneImports].map(({ hash }) => hash));
  const kept = (await store.listImports()).filter(({ hash }) => !replaced.has(hash));
  // Another mode, mirror or frozen day is another almanac: nothing to compare with, and nothing to keep.
  const inForce = (await store.origin()) === origin ? await store.current() : null;
  const before = async () => {
    const rows = rowsOf(inForce === null ? null : await store.get(inForce));
    return rows && withoutLists(withoutProviders(rows, forgotten), goneImports.flatMap(toldBy));
  };
  const manifest = (await store.list()).find(({ id }) => id === inForce)?.manifest ?? null;
  // The newest files come first: a list that was mended stands in place of the one before.
  const read = await readRows([...newImports, ...kept.toReversed()], before);
  if (!read.ok) return { ok: false, reason: 'refused-file', faults: read.faults };

  const built = (rows: TableRows, losses: readonly string[]) => {
    const { sources } = read;
    const edition = buildEdition(rows, { asOf, mode, sources, losses, builtAt: builtAt.toISOString() });
    return { edition, report: checkEdition(edition, manifest, { force }) };
  };
  const { edition, report } = built(read.rows, read.losses);
  const said = [...read.notes, ...newImports.flatMap(({ name }) => strangersNote(name, read.unmatched?.get(name)))];
  if (report.accepted) return { ok: true, edition, report, notes: said, inForce };

  const spare = spareTables(report);
  const former = spare.length > 0 ? await before() : null;
  if (!former) return { ok: false, reason: 'refused-edition', report };
  const notes = spare.map((table) => `${table}: far fewer rows than before; those of the edition before stay.`);
  const again = built(withFormerRows(read.rows, spare, former), [...read.losses, ...notes]);
  // What of the edition before belongs to seasons that have passed is not missed.
  const isMended = again.report.accepted || spareTables(again.report).length > 0;
  if (!isMended) return { ok: false, reason: 'refused-edition', report };
  return { ok: true, ...again, notes: [...said, ...notes], inForce };
}

/** Players who are named of those of a file whom nobody is known by. */
const MOST_STRANGERS = 20;

/** Who of a list that is taken in is left out, since a slip in a name is seen by nobody else. */
function strangersNote(file: string, strangers: readonly Unmatched[] = []): readonly string[] {
  if (strangers.length === 0) return [];
  const named = strangers
    .slice(0, MOST_STRANGERS)
    .map(({ name, position }) => `${name} (${position || 'no position'})`);
  const others = strangers.length - named.length;
  const whom = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ');
  return [`${file}: these fit nobody, or more than one, and are left out: ${whom}`];
}

/** What a file told; nothing where it can be read no more. */
function toldBy({ content, ...file }: StoredImport) {
  const read = readImport({ ...file, bytes: Buffer.from(content) });
  return read.ok ? [read.value] : [];
}

/** Rows of a stored edition, table by table, each unpacked when it is asked for; null when it cannot be read. */
function rowsOf(stored: EncodedEdition | null): RowsBefore | null {
  if (!stored || !decodeTable(stored, 'players').ok) return null;
  return <N extends TableName>(name: N) => {
    const read = decodeTable(stored, name);
    const rows = read.ok ? Array.from({ length: read.table.length }, (_, row) => rowAt(read.table, row)) : [];
    return rows as unknown as CollectedRows[N]; // rows of the table of that name
  };
}

/**
 * Reads, builds, checks, stores and puts into force. Whenever it ends early, the edition in force stays: storing is one
 * transaction, coming into force another.
 */
export async function syncAlmanac(
  proposal: Proposal,
  { force = false, mayReturn = true, isDamaged = false }: SyncOptions = {},
): Promise<SyncOutcome> {
  const { store, origin, newImports = [], goneImports = [] } = proposal;
  const proposed = await proposeEdition(proposal, { force });
  if (!proposed.ok) return proposed;
  const { report, notes, inForce } = proposed;
  const { id, manifest } = proposed.edition;
  const outcome = { ok: true, edition: { id, manifest }, report, notes } as const;

  for (const file of newImports) await store.putImport(file);
  for (const { hash } of goneImports) await store.forgetImport(hash);
  const wasThere = inForce !== null && (await store.list()).some((stored) => stored.id === id);
  if (id === inForce && isDamaged) await store.put(encodeEdition(proposed.edition));
  if (id === inForce || (wasThere && !mayReturn)) return { ...outcome, isNew: false };
  await store.put(encodeEdition(proposed.edition));
  await store.setCurrent(id, origin);
  await store.prune(KEPT_EDITIONS);
  return { ...outcome, isNew: true };
}
