import type { EditionMode } from '@pylon/almanac/editions/edition';
import { dayOf } from '../clock.ts';
import type { Config } from '../config.ts';
import { canReachSources, decideMode, originOf } from './data-mode.ts';
import type { EditionHolder } from './edition-holder.ts';
import type { PostgresEditionStore } from './edition-store.queries.ts';
import { type ReadProgress, readRows } from './read-rows.ts';
import { type SyncOutcome, syncAlmanac } from './sync.ts';

const PATIENCE_MS = 3_000;
/** With a sample edition present the product could start at once: it waits less for the network. */
const PATIENCE_WITH_SAMPLE_MS = 1_000;

/** The day up to which things are known in a data mode; the sample has its own. */
export const asOfFor = (config: Pick<Config, 'frozenAt'>): string => dayOf(config.frozenAt ?? new Date());

/** Decides the data mode by the settings and by what is there. */
export async function modeFor(config: Config, store: PostgresEditionStore): Promise<EditionMode> {
  const origin = await store.origin();
  const patienceMs = origin === originOf('sample', config) ? PATIENCE_WITH_SAMPLE_MS : PATIENCE_MS;
  return decideMode(config, origin, () => canReachSources(patienceMs));
}

export interface SyncOptions {
  readonly force?: boolean;
  readonly mayReturn?: boolean;
  readonly onProgress: ReadProgress;
}

/** One sync in the configured mode. */
export async function syncAs(
  mode: EditionMode,
  config: Config,
  store: PostgresEditionStore,
  { force = false, mayReturn = true, onProgress }: SyncOptions,
): Promise<SyncOutcome> {
  const source = readRows(mode, config, onProgress);
  return syncAlmanac({
    store,
    readRows: source.read,
    mode,
    asOf: source.asOf,
    origin: originOf(mode, config),
    builtAt: new Date(),
    force,
    mayReturn,
  });
}

export type Preparation =
  | { readonly ok: true; readonly mode: EditionMode; readonly synced: boolean }
  | { readonly ok: false; readonly mode: EditionMode; readonly outcome: SyncOutcome };

/**
 * Sees to it that an edition is in force: loads the one that is there when it was asked for by the same settings, else
 * syncs. When a sync is refused, an edition that is there stays in force.
 */
export async function prepareAlmanac(
  config: Config,
  { store, holder }: { readonly store: PostgresEditionStore; readonly holder: EditionHolder },
  onProgress: ReadProgress,
): Promise<Preparation> {
  const mode = await modeFor(config, store);
  if ((await store.origin()) === originOf(mode, config) && (await holder.load(store)).ok) {
    return { ok: true, mode, synced: false };
  }
  const outcome = await syncAs(mode, config, store, { onProgress });
  if (!outcome.ok) return { ok: false, mode, outcome };
  holder.take(outcome.edition);
  return { ok: true, mode, synced: true };
}
