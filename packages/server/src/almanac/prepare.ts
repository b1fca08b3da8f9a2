import { decodeEdition } from '@pylon/almanac/editions/decode';
import type { EditionMode } from '@pylon/almanac/editions/edition';
import { METHOD_VERSION } from '@pylon/almanac/house/consensus/method-version';
import type { Config } from '../config.ts';
import { canReachSources, decideMode, originOf } from './data-mode.ts';
import type { EditionHolder } from './edition-holder.ts';
import type { AlmanacParts } from './proposal.ts';
import type { SyncOutcome } from './sync.ts';
import type { SyncWish } from './sync-process.ts';

const PATIENCE_MS = 3_000;
/** With a sample edition present the product could start at once, so it waits less for the network. */
const PATIENCE_WITH_SAMPLE_MS = 1_000;

/** Decides the data mode by the settings and by what is there. */
export async function modeFor(config: Config, { store, outbound }: AlmanacParts): Promise<EditionMode> {
  const origin = await store.origin();
  const patienceMs = origin === originOf('sample', config) ? PATIENCE_WITH_SAMPLE_MS : PATIENCE_MS;
  return decideMode(config, origin, () => canReachSources(outbound, patienceMs));
}

export interface Preparation {
  /** Whether the edition that the settings ask for is in force. */
  readonly ok: boolean;
  readonly mode: EditionMode;
  /** Null when the edition that was there was loaded. */
  readonly outcome: SyncOutcome | null;
}

interface PrepareParts extends AlmanacParts {
  readonly holder: EditionHolder;
  /** Reads the sources into the store. */
  readonly sync: (wish: SyncWish) => Promise<SyncOutcome>;
  /** Told of what an operator should know, a line each. */
  readonly warn: (line: string) => void;
}

/**
 * Brings an edition into force: loads the stored one when it was made for the same settings, else
 * syncs. One that was made by other house methods, before the product was brought up to date, is made anew where no
 * schedule does it. When nothing new can be made, real data that are there go on being served, whatever settings they
 * were made for; the invented season never takes their place.
 */
export async function prepareAlmanac(
  config: Config,
  { holder, sync, warn, ...parts }: PrepareParts,
): Promise<Preparation> {
  const { store } = parts;
  const mode = await modeFor(config, parts);
  const loaded = (await store.origin()) === originOf(mode, config) ? await holder.load(store) : null;
  const isThere = loaded?.ok ?? false;
  const isDamaged = loaded?.ok === false && loaded.reason === 'unreadable';
  if (isDamaged) warn('The stored edition is damaged, or of another version of Pylon; it is made anew.');
  const isScheduled = mode === 'live' && config.frozenAt === null;
  if (isThere && (isScheduled || holder.current()?.manifest.method === METHOD_VERSION)) {
    return { ok: true, mode, outcome: null };
  }
  const outcome = await sync({ mode, mayReturn: !isThere, isDamaged });
  // an edition that an operator rolled back from stays out of force; an old edition is better than none
  if (isThere && !(outcome.ok && outcome.isNew)) return { ok: true, mode, outcome: null };
  if (outcome.ok) return { ok: (await holder.load(store)).ok, mode, outcome };
  if (mode !== 'sample') await holdReal(store, holder);
  return { ok: false, mode, outcome };
}

/** Takes the newest stored edition of real data that can be read, the one in force before all others. */
async function holdReal(store: AlmanacParts['store'], holder: EditionHolder): Promise<void> {
  const current = await store.current();
  const stored = (await store.list()).filter(({ manifest }) => manifest.mode !== 'sample');
  for (const { id } of stored.sort((a, b) => Number(b.id === current) - Number(a.id === current))) {
    const encoded = await store.get(id);
    const read = encoded && decodeEdition(encoded);
    if (read?.ok) return holder.take(read.edition);
  }
}

/** The longest pause between two attempts to read the sources of a product that has nothing to show. */
const LONGEST_PAUSE_MS = 30 * 60_000;
const FIRST_PAUSE_MS = 30_000;

/**
 * Prepares again and again, with growing pauses, until there is an edition to serve.
 *
 * @param prepare one attempt; its failure has been told
 * @param wait waits between two attempts
 */
export async function prepareUntilServing(
  prepare: () => Promise<boolean>,
  wait: (ms: number) => Promise<unknown>,
): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; !(await prepare()); pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    await wait(pauseMs);
  }
}
