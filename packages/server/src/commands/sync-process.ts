// The process of a sync, for the server that started it: it tells its steps and its outcome to that one.
import { constants, setPriority } from 'node:os';
import '../own-brand.ts';
import { editionStore } from '../almanac/edition-store.ts';
import { sourceMemory } from '../almanac/source-memory.queries.ts';
import { syncAlmanac } from '../almanac/sync.ts';
import type { SyncMessage, SyncWish } from '../almanac/sync-process.ts';
import { ShelfAway } from '../almanac/table-shelf.ts';
import { readConfig } from '../config.ts';
import { openMigrated } from '../db/open.ts';
import { serverOutbound } from '../outside/outbound/server-outbound.ts';

const wish = JSON.parse(process.argv[2] ?? '') as SyncWish; // as `syncInProcess` wrote it
const tell = (message: SyncMessage) => new Promise((told) => process.send?.(message, told));

process.once('disconnect', () => process.exit(1)); // nobody waits for it any more
setPriority(constants.priority.PRIORITY_BELOW_NORMAL); // whoever reads a page goes first
const config = readConfig();
const database = await openMigrated(config);
try {
  const { db } = database;
  // Built, what is imported above may come before the brand is taken.
  const { proposal } = await import('../almanac/proposal.ts');
  const wanted = proposal(wish.mode, config, {
    store: await editionStore(db, config),
    memory: sourceMemory(db),
    outbound: serverOutbound(db, config.standIns),
    onProgress: (step) => void tell({ step }),
  });
  await tell({ outcome: await syncAlmanac(wanted, wish) });
} catch (error) {
  if (!(error instanceof ShelfAway)) throw error;
  await tell({ shelfAway: error.message });
} finally {
  await database.close();
  process.channel?.unref();
}
