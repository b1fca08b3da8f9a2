import type { EditionMode } from '@pylon/almanac/editions/edition';
import type { Config } from '../config.ts';
import { originOf } from './data-mode.ts';
import type { PostgresEditionStore } from './edition-store.queries.ts';
import type { ReadProgress } from './progress.ts';
import { rowsReader } from './read-rows.ts';
import type { Proposal } from './sync.ts';

/** What the configured mode would have in force now. */
export function proposal(
  mode: EditionMode,
  config: Config,
  store: PostgresEditionStore,
  onProgress: ReadProgress,
): Proposal {
  const { asOf, read } = rowsReader(mode, config, onProgress);
  return { store, readRows: read, mode, asOf, origin: originOf(mode, config), builtAt: new Date() };
}
