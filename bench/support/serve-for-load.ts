// A server in a process of its own, on the almanac of a data folder, without limits unless told to have them, with the
// files of the pages where they are built: tells its port to its parent.
import { EditionHolder } from '@pylon/server/almanac/edition-holder';
import { postgresEditionStore } from '@pylon/server/almanac/edition-store.queries';
import { inSlices } from '@pylon/server/almanac/in-slices';
import { buildApp } from '@pylon/server/app/app';
import { postgresChannels } from '@pylon/server/channels/postgres-channels';
import { frozenClock, noonOf } from '@pylon/server/clock';
import { openMigrated } from '@pylon/server/db/open';
import { openEventHub } from '@pylon/server/live/event-hub';
import { serverOutbound } from '@pylon/server/outside/outbound/server-outbound';
import { servePages } from '@pylon/server/pages/pages';
import { builtBundle } from '@pylon/server/pages/web-bundle';
import type { LoadOptions } from './load-server.ts';

const [dataDir = '', options = '{}'] = process.argv.slice(2);
const { isLimited = false, hasPlans = true, sleeperUrl } = JSON.parse(options) as LoadOptions; // load-server.ts
const database = await openMigrated({ dataDir, databaseUrl: null });
const editions = new EditionHolder();
const loaded = await editions.load(postgresEditionStore(database.db));
if (!loaded.ok) throw new Error(`no edition in ${dataDir}`);
const many = 1e9;
const channels = await postgresChannels(database.connection);
const hub = await openEventHub(database.db, channels);
const app = await buildApp({
  db: database.db,
  editions,
  hub,
  hasPlans,
  clock: frozenClock(noonOf(loaded.edition.manifest.asOf)),
  secret: 'the load is the same under any secret of this length',
  ...(sleeperUrl && { outbound: serverOutbound(database.db, { sleeper: sleeperUrl }) }),
  trustedProxies: ['127.0.0.1'], // a load may say that it comes from many homes
  ...(!isLimited && {
    limits: {
      callsPerAddress: many,
      callsPerPerson: many,
      arrivalsPerAddress: many,
      workPerAddress: many,
      workPerPerson: many,
    },
  }),
});
const { server, work, readySteps } = app;
const bundle = await builtBundle();
if (bundle) await servePages(app, { bundle, editions });
// As the product does before it answers, or right after.
await inSlices(readySteps(loaded.edition));
await server.listen({ port: 0, host: '127.0.0.1' });
await work.start(database.connection);
const address = server.server.address();
process.send?.(typeof address === 'object' && address ? address.port : 0);
process.once('SIGTERM', async () => {
  await server.close();
  await channels.close();
  await database.close();
  process.exit(0);
});
