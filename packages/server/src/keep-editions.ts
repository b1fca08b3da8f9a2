// Keeps the edition that the settings ask for in force: makes or reads the first, takes over what other processes make,
// and reads live data anew by their timetable.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Edition } from '@pylon/almanac/editions/edition';
import { BRAND } from '@pylon/contract/brand';
import type { OutboundParts } from '@pylon/outbound/outbound';
import { originOf } from './almanac/data-mode.ts';
import { EditionHolder } from './almanac/edition-holder.ts';
import { EDITION_CHANNEL } from './almanac/edition-store.queries.ts';
import { editionStore } from './almanac/edition-store.ts';
import { followEditions } from './almanac/follow-editions.ts';
import { modeFor, prepareAlmanac, prepareUntilServing } from './almanac/prepare.ts';
import { refreshAlmanac, refreshNow } from './almanac/refresh.job.ts';
import { isRefreshDue } from './almanac/refresh-due.ts';
import { sourceMemory } from './almanac/source-memory.queries.ts';
import { type SyncWish, syncInProcess } from './almanac/sync-process.ts';
import { ShelfAway } from './almanac/table-shelf.ts';
import type { Channels } from './channels/channels.ts';
import { showProgress } from './commands/progress.ts';
import { refusalLines, syncLines } from './commands/sync-report.ts';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import { type ReadyJob, withParts } from './jobs/define-job.ts';

/** Live data older than this are read anew at the start. */
const STALE_AFTER_MS = 30 * 60_000;

interface KeeperParts {
  readonly db: Db;
  /** Where processes tell each other which edition is in force: the database's, which tells it itself. */
  readonly channels: Channels;
  readonly outbound: OutboundParts;
}

export interface EditionKeeper {
  readonly holder: EditionHolder;
  /** Settles when there is an edition to serve; what is missing in it has been told. Rejects when there can be none. */
  readonly prepared: Promise<void>;
  /** Lets live data be read anew, by their timetable and at once when they are stale; no others ever are. */
  beginRefreshing(addJob: (job: ReadyJob) => void): Promise<void>;
  stop(): Promise<void>;
}

/** Begins to prepare the first edition, which goes on in the pauses of whatever the caller does next. */
export async function keepEditions(config: Config, { db, channels, outbound }: KeeperParts): Promise<EditionKeeper> {
  const store = await editionStore(db, config);
  const holder = new EditionHolder();
  const following = followEditions(() => holder.load(store), console.error);
  await channels.on(EDITION_CHANNEL, {
    onMessage: () => void following.once(),
    onGap: () => void following.once(),
  });
  const stopping = new AbortController();

  /** One attempt to bring the edition that the settings ask for into force; says why when there is none. */
  async function prepareOnce(): Promise<void> {
    const sync = (wish: SyncWish) => syncInProcess(wish, showProgress('Preparing the almanac ...'), stopping.signal);
    const { ok, mode, outcome } = await prepareAlmanac(config, { store, holder, outbound, sync, warn: console.error });
    if (outcome) for (const line of syncLines(outcome)) (ok ? console.log : console.error)(line);
    if (ok) return;
    if (mode === 'sample') throw new Error('The almanac could not be prepared.');
    const inForce = holder.current()?.manifest;
    console.error(
      inForce
        ? `Going on with the data of ${inForce.asOf}.`
        : `There are no football data to show yet; they are read again in a while. PYLON_ALMANAC=sample shows ${BRAND.name} with an invented season meanwhile.`,
    );
  }

  async function prepare(): Promise<boolean> {
    await prepareOnce().catch(tellShelfAway);
    return holder.current() !== null;
  }

  const prepared = prepareUntilServing(prepare, sleep).then(() => {
    tellLosses(holder.current());
    holder.onChange(tellLosses);
  });
  prepared.catch(() => {}); // thrown where it is waited for

  const memory = sourceMemory(db);
  let hasFailed = false;
  async function refresh(signal: AbortSignal): Promise<void> {
    const known = await memory.known(originOf('live', config));
    if (!isRefreshDue(holder.current(), known, new Date(), hasFailed)) return;
    hasFailed = true; // until it is through: it may throw anywhere
    const mode = await modeFor(config, { store, outbound });
    const outcome = await syncInProcess({ mode, mayReturn: false, isDamaged: false }, () => {}, signal);
    if (!outcome.ok) throw new Error(refusalLines(outcome).join('\n'));
    hasFailed = false;
  }

  return {
    holder,
    prepared,
    async beginRefreshing(addJob) {
      const inForce = holder.current()?.manifest;
      if (inForce?.mode !== 'live' || config.frozenAt !== null) return;
      addJob(withParts(refreshAlmanac, { refresh }));
      if (Date.now() - Date.parse(inForce.builtAt) > STALE_AFTER_MS) await refreshNow(db);
    },
    async stop() {
      stopping.abort();
      await following.stop();
    },
  };
}

/** A store of editions that is away is tried again; whatever else failed is thrown on. */
function tellShelfAway(error: unknown): void {
  if (!(error instanceof ShelfAway)) throw error;
  console.error(`${error.message} The football data are read again in a while.`);
}

/** What is missing in the edition in force, whenever another one comes into force. */
function tellLosses(edition: Edition | null): void {
  for (const loss of edition?.manifest.losses ?? []) console.error(loss);
}
