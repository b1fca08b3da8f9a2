// What is served on a database: the almanac, the calls and the pages.
import { setTimeout as sleep } from 'node:timers/promises';
import { espnScoreboard } from '@pylon/almanac/sources/espn/scoreboard';
import type { FastifyInstance } from 'fastify';
import type { EditionHolder } from './almanac/edition-holder.ts';
import { buildApp } from './app/app.ts';
import { brokeredChannels, type Channels } from './channels/channels.ts';
import { postgresChannels } from './channels/postgres-channels.ts';
import { productClock } from './clock.ts';
import { styled } from './commands/terminal.ts';
import type { Config } from './config.ts';
import { contentFolders } from './content/content-folders.ts';
import { pictureShelf } from './content/picture-shelf.ts';
import { databaseTime } from './db/database-time.ts';
import type { OpenDatabase } from './db/open.ts';
import { articleFolders, articleShelf } from './features/articles/article-shelf.ts';
import { articleFaults } from './features/articles/article-subjects.ts';
import { contestShelf } from './features/best-ball/read-contests.ts';
import { comingSoonShelf } from './features/coming-soon/read-coming-soon.ts';
import { faqShelf } from './features/content/faq-shelf.ts';
import { type FeedSettings, REAL_PACE, STAND_IN_PACE } from './features/live-events/game-day/game-feed.ts';
import { promotionShelf } from './features/promotions/read-promotions.ts';
import { sponsorShelf } from './features/sponsors/read-sponsors.ts';
import { shareUse } from './http/limits/told-use.ts';
import { repeat } from './jobs/repeat.ts';
import { keepEditions } from './keep-editions.ts';
import { openEventHub } from './live/event-hub.ts';
import { liveOverBroker } from './live/live-broker.ts';
import { serverOutbound } from './outside/outbound/server-outbound.ts';
import { servePages, servePagesMissing } from './pages/pages.ts';
import { builtBundle, developmentBundle } from './pages/web-bundle.ts';
import { productVersion } from './product-folder.ts';
import { loadSecret } from './secret.ts';

/** Longest wait for answers that are under way when the product stops. */
const DRAIN_MS = 10_000;

/** How often this machine's clock is compared with the database's. */
const COMPARED_EVERY_MS = 60_000;

/**
 * Serves the product; ends when it does.
 *
 * @param closers is told, at once, of whatever is to be closed when the product stops, the last first
 */
export async function serve(
  config: Config,
  { db, connection }: OpenDatabase,
  closers: Pick<(() => Promise<unknown>)[], 'push'>,
): Promise<void> {
  if (config.databaseUrl !== null && config.secret === null) {
    console.error(
      'PYLON_SECRET is not set: sessions and passwords made here open only for processes with the same data folder.',
    );
  }
  if (config.publicUrl !== null && config.mail === null) {
    console.error('PYLON_SMTP_URL is not set: nobody gets mails, so a forgotten password cannot be replaced.');
  }
  if (config.publicUrl !== null && config.stripe === null) {
    console.error(
      config.hasTestCheckout
        ? 'PYLON_TEST_CHECKOUT is on at a public address: everybody has every plan for nothing.'
        : 'PYLON_STRIPE_KEY is not set: nothing can be bought.',
    );
  }
  const ofDatabase = await postgresChannels(connection);
  closers.push(ofDatabase.close);
  const outbound = serverOutbound(db, config.standIns);
  const editions = await keepEditions(config, { db, channels: ofDatabase, outbound });
  closers.push(editions.stop);
  const { holder } = editions;

  const time = await databaseTime(db);
  const comparing = repeat({ everyMs: COMPARED_EVERY_MS, run: time.compare, onError: () => {} }); // a database that is away tells itself elsewhere
  closers.push(comparing.stop);
  const sampleDay = () => {
    const manifest = holder.current()?.manifest;
    return manifest?.mode === 'sample' ? manifest.asOf : null;
  };
  const broker = config.brokerUrl === null ? null : await openBroker(config.brokerUrl);
  if (broker) closers.push(broker.close);
  const channels = broker ? brokeredChannels(broker, ofDatabase) : ofDatabase;
  const hub = await openEventHub(db, channels);
  const overBroker = broker && liveOverBroker({ db, broker, hub });
  if (overBroker) closers.push(overBroker.stop);
  const faq = await faqShelf(config.contentDir, console.error, { hasPlans: config.hasPlans });
  const pictures = pictureShelf({ folders: contentFolders(config.contentDir, 'images'), tell: console.error });
  const sponsors = await sponsorShelf(config.contentDir, pictures, console.error);
  const comingSoon = await comingSoonShelf(config.contentDir, console.error);
  const contests = await contestShelf(config.contentDir, console.error);
  const promotions = await promotionShelf(config.contentDir, console.error);
  const articles = articleShelf({
    folders: articleFolders(config.contentDir),
    pictures,
    tell: console.error,
    hasPlans: config.hasPlans,
  });
  const version = await productVersion();
  const tracing =
    config.otlpUrl === null
      ? null
      : (await import('./tracing/otlp-tracing.ts')).otlpTracing({ url: config.otlpUrl, version });
  if (tracing) closers.push(tracing.stop);
  const app = await buildApp({
    payments:
      config.stripe && (await import('./outside/payments/stripe/stripe-payments.ts')).stripePayments(config.stripe),
    db,
    faq,
    articles,
    pictures,
    sponsors,
    promotions,
    comingSoon,
    contests,
    editions: holder,
    hub,
    clock: productClock(config.frozenAt, sampleDay, time.nowMs),
    nowMs: time.nowMs,
    secret: await loadSecret(config),
    logLevel: config.logLevel,
    outbound,
    trustedProxies: config.trustedProxies,
    publicUrl: config.publicUrl,
    experimentalPlatforms: config.experimentalPlatforms,
    platformKeys: config.platformKeys,
    standIns: config.standIns,
    pushKeys: config.pushKeys,
    games: gameSettings(config, holder),
    mailer:
      config.mail && (await import('./outside/mail/smtp-mailer.ts')).smtpMailer(config.mail.smtpUrl, config.mail.from),
    promotionClock: productClock(config.frozenAt, () => null, time.nowMs),
    promotion: config.promotion,
    hasPlans: config.hasPlans,
    development: !config.production,
    hasTestCheckout: config.hasTestCheckout,
    hasOutbox: config.hasOutbox,
    version,
    tracing,
    broker: overBroker,
    sources: config,
  });
  const { server } = app;
  closers.push(async () => {
    app.leave();
    if (config.leaveMs > 0) await sleep(config.leaveMs);
    await drain(server);
  });
  const sharing = await shareUse({
    channels,
    limiter: app.limiter,
    onError: (error) => server.log.error({ err: error }, 'what is used at other processes is not known'),
  });
  closers.push(sharing.stop);
  const bundle = config.production ? await builtBundle() : await developmentBundle(server);
  if (bundle)
    await servePages(app, {
      bundle,
      editions: holder,
      articles,
      pictures,
      publicUrl: config.publicUrl,
      hasPlans: config.hasPlans,
    });
  else {
    servePagesMissing(server);
    console.error('The pages are not built yet: run `npm run build`. The API is served without them.');
  }
  await server.listen({ port: config.port, host: config.host });

  await editions.prepared;
  await editions.beginRefreshing(app.work.addJob);
  await app.work.start(connection);
  console.log(
    `Pylon is ready at ${styled('bold', addressOf(server, config))} after ${Math.round(performance.now())} ms`,
  );
  // Only now: whatever a start asks of the database would wait for one of these steps each time.
  holder.readyWith(app.readySteps, tidySteps());
  const tellSubjects = articleFaults(articles, console.error);
  await tellSubjects(holder.current());
  holder.onChange((edition) => void tellSubjects(edition));
}

/** A broker that is away keeps nothing from starting. */
const openBroker = async (url: string): Promise<Channels> =>
  (await import('./channels/redis-channels.ts')).redisChannels(url, {
    onAway: ({ message }) =>
      console.error(`PYLON_BROKER_URL: the broker does not answer (${message}). Live events are late until it does.`),
    onBack: () => console.error('The broker answers again.'),
  });

/** Games are looked at as they are played where real data are shown at the real time, or where something stands in. */
function gameSettings({ standIns, sourcesOff, frozenAt }: Config, holder: EditionHolder): FeedSettings {
  const isOff = sourcesOff.includes(espnScoreboard.name);
  if (standIns[espnScoreboard.name] !== undefined) return { ...STAND_IN_PACE, isOn: () => !isOff };
  return { ...REAL_PACE, isOn: () => !isOff && frozenAt === null && holder.current()?.manifest.mode === 'live' };
}

/**
 * A last step of the first edition: throws away what the start left behind, a fifth of the memory, which Node would
 * keep as room for what is new. It keeps the thread for some 80 ms, so it is done once.
 */
function tidySteps(): () => Generator<void, void> {
  let isTidy = false;
  return function* () {
    if (isTidy) return;
    isTidy = true;
    yield; // whoever waits comes first
    globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }); // given by `npm start`
  };
}

const addressOf = (server: FastifyInstance, { host }: Config): string => {
  const bound = server.server.address();
  const port = typeof bound === 'object' && bound ? bound.port : 0;
  return `http://${['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host}:${port}`;
};

/** Accepts nothing new and lets answers under way end, within reason. */
async function drain(server: FastifyInstance): Promise<void> {
  const impatience = setTimeout(() => server.server.closeAllConnections(), DRAIN_MS).unref();
  await server.close();
  clearTimeout(impatience);
}
