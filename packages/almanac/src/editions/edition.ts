/**
 * Terminology.
 *
 * - **Edition**: everything the almanac knows at one moment: immutable, named by its content.
 * - **Manifest**: what an edition is made of: its day, its mode, its sources with their dates and row counts.
 * - **As of**: the day up to which things are known. What became known later is not in the edition.
 */
import type { EditionTableName, EditionTables } from '../tables/edition-tables.ts';
import type { EditionIndexes } from './indexes.ts';

/** Where an edition's data comes from: the sources' own addresses, the same files from a folder, or the generator. */
export const EDITION_MODES = ['live', 'mirror', 'sample'] as const;
export type EditionMode = (typeof EDITION_MODES)[number];

/** One source file, or one import, that went into an edition. */
export interface EditionSource {
  /** Name to show in the list of sources ('nflverse stats_player_week_2025'). */
  readonly name: string;
  /** Address it was published at; null for an operator's file. */
  readonly url: string | null;
  /** Day of the data as the source states it; null when it does not. */
  readonly asOf: string | null;
  /** Records read; null for an operator's file, whose rows the sync's report counts by player found. */
  readonly rows: number | null;
  /** Day since when it has not answered, or not as it should; left out while it does. */
  readonly since?: string;
}

/** What an edition is made of. */
export interface EditionManifest {
  /** Day up to which things are known, '2025-11-08'. */
  readonly asOf: string;
  readonly mode: EditionMode;
  /** Seasons it covers, ascending. */
  readonly seasons: readonly number[];
  /** Instant of building, UTC. Not part of the edition's identity. */
  readonly builtAt: string;
  /** Version of the house methods that made its house tables. */
  readonly method: string;
  readonly sources: readonly EditionSource[];
  /** What is missing, or older than the rest, because of a bad file: a line each; left out when nothing is. */
  readonly losses?: readonly string[];
  /** Rows and content hash (SHA-256 of the uncompressed table, hexadecimal) of each table. */
  readonly tables: { readonly [N in EditionTableName]: { readonly rows: number; readonly hash: string } };
}

/** An edition in memory. */
export interface Edition {
  /** 32 hexadecimal digits; the same content always has the same id. */
  readonly id: string;
  readonly manifest: EditionManifest;
  readonly tables: EditionTables;
  readonly indexes: EditionIndexes;
}

/** An edition as it is stored: each table compressed, under its content hash. */
export interface EncodedEdition {
  readonly id: string;
  readonly manifest: EditionManifest;
  /**
   * Compressed bytes by table. Tables that did not change have the same hash in the next edition and need storing once.
   */
  readonly blobs: { readonly [N in EditionTableName]: Uint8Array };
}
