import type { EditionMode } from '@pylon/almanac/editions/edition';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { Config } from '../config.ts';
import { originOf } from './data-mode.ts';
import type { PostgresEditionStore } from './edition-store.queries.ts';
import type { ReadProgress } from './progress.ts';
import { rowsReader } from './read-rows.ts';
import type { SourceMemory } from './source-memory.queries.ts';
import type { Proposal } from './sync.ts';

/** What an edition is read with and kept in. */
export interface AlmanacParts {
  readonly store: PostgresEditionStore;
  readonly outbound: OutboundParts;
}

/** What reading takes besides. */
export interface SourceParts extends AlmanacParts {
  readonly memory: SourceMemory;
}

/** The edition that the configured mode would put into force now. */
export function proposal(
  mode: EditionMode,
  config: Config,
  { store, outbound, memory, onProgress }: SourceParts & { readonly onProgress: ReadProgress },
): Proposal {
  const { asOf, read } = rowsReader(mode, config, { outbound, memory, onProgress });
  return {
    store,
    readRows: read,
    mode,
    asOf,
    origin: originOf(mode, config),
    forgotten: config.sourcesOff,
    builtAt: new Date(),
  };
}
