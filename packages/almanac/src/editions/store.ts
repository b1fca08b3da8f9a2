import type { ImportOptions } from '../sources/imports/import-file.ts';
import type { EditionManifest, EncodedEdition } from './edition.ts';

/** A stored edition, without its tables. */
export interface EditionSummary {
  readonly id: string;
  readonly manifest: EditionManifest;
  /** Compressed size of its tables. */
  readonly bytes: number;
}

/** An operator's file, kept so that every later sync takes it in again. */
export interface StoredImport {
  /** SHA-256 of the content: the same file imported twice is one import. */
  readonly hash: string;
  readonly name: string;
  /** What the operator said of it, which outweighs its name and content. */
  readonly options: ImportOptions;
  readonly importedAt: string;
  readonly content: Uint8Array;
}

/**
 * Where editions lie. Storing is by content, so every call may be repeated; an edition becomes visible to `get` and
 * `list` only once all of it is stored.
 */
export interface EditionStore {
  put(edition: EncodedEdition): Promise<void>;
  get(id: string): Promise<EncodedEdition | null>;
  /** Newest building first. */
  list(): Promise<readonly EditionSummary[]>;
  /** Id of the edition in force; null before the first. */
  current(): Promise<string | null>;
  setCurrent(id: string): Promise<{ readonly ok: true } | { readonly ok: false; readonly reason: 'unknown-edition' }>;
  putImport(file: StoredImport): Promise<void>;
  /** Lets go of a file: no later sync takes it in. */
  forgetImport(hash: string): Promise<void>;
  /** In the order of import. */
  listImports(): Promise<readonly StoredImport[]>;
}
