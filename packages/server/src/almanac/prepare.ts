import type { EditionMode } from '@pylon/almanac/editions/edition';
import { METHOD_VERSION } from '@pylon/almanac/house/consensus/method-version';
import type { Config } from '../config.ts';
import { canReachSources, decideMode, originOf } from './data-mode.ts';
import type { EditionHolder } from './edition-holder.ts';
import type { ReadProgress } from './progress.ts';
import type { AlmanacParts } from './proposal.ts';
import type { SyncOutcome } from './sync.ts';

const PATIENCE_MS = 3_000;
/** With a sample edition present the product could start at once, so it waits less for the network. */
const PATIENCE_WITH_SAMPLE_MS = 1_000;

/** Decides the data mode by the settings and by what is there. */
export async function modeFor(config: Config, { store, outbound }: AlmanacParts): Promise<EditionMode> {
  const origin = await store.origin();
  const patienceMs = origin === originOf('sample', config) ? PATIENCE_WITH_SAMPLE_MS : PATIENCE_MS;
  return decideMode(config, origin, () => canReachSources(outbound, patienceMs));
}

export type Preparation =
  /** `outcome` is null when the edition that was there was loaded. */
  | { readonly ok: true; readonly mode: EditionMode; readonly outcome: SyncOutcome | null }
  | { readonly ok: false; readonly mode: EditionMode; readonly outcome: SyncOutcome };

/**
 * Brings an edition into force: loads the stored one when it was made for the same settings, else
 * syncs. One that was made by other house methods, before the product was brought up to date, is made anew where no
 * schedule does it; when that fails it goes on serving.
 */
export async function prepareAlmanac(
  config: Config,
  { holder, ...parts }: AlmanacParts & { readonly holder: EditionHolder },
  onProgress: ReadProgress,
): Promise<Preparation> {
  const { store } = parts;
  const mode = await modeFor(config, parts);
  const isThere = (await store.origin()) === originOf(mode, config) && (await holder.load(store)).ok;
  const isScheduled = mode === 'live' && config.frozenAt === null;
  if (isThere && (isScheduled || holder.current()?.manifest.method === METHOD_VERSION)) {
    return { ok: true, mode, outcome: null };
  }
  // Readers and house methods are much code, and a start with an edition present needs none of it.
  const [{ proposal }, { syncAlmanac }] = await Promise.all([import('./proposal.ts'), import('./sync.ts')]);
  const outcome = await syncAlmanac(proposal(mode, config, { ...parts, onProgress }), { mayReturn: !isThere });
  // an edition that an operator rolled back from stays out of force; an old edition is better than none
  if (isThere && !(outcome.ok && outcome.isNew)) return { ok: true, mode, outcome: null };
  if (!outcome.ok) return { ok: false, mode, outcome };
  holder.take(outcome.edition);
  return { ok: true, mode, outcome };
}
