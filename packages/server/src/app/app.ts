import { randomUUID } from 'node:crypto';
import cookies from '@fastify/cookie';
import type { Edition } from '@pylon/almanac/editions/edition';
import type { PlatformKeys } from '@pylon/connectors/platform';
import { platformFor, platforms } from '@pylon/connectors/platforms';
import { ERRORS } from '@pylon/contract/errors';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import type { OutboundParts } from '@pylon/outbound/outbound';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Registry } from 'prom-client';
import type { EditionSource } from './almanac/edition-holder.ts';
import type { Clock } from './clock.ts';
import { type Shelf, shelfWith } from './content/file-shelf.ts';
import { NO_PICTURES, type Pictures } from './content/picture-shelf.ts';
import { type Db, poolFigures, watchStatements } from './db/database.ts';
import { FaultLog } from './db/faults.ts';
import { accountRoutes } from './features/accounts/accounts.routes.ts';
import { forgetEnded } from './features/accounts/forget-ended.job.ts';
import { accountMails } from './features/accounts/mailed-links/account-mails.ts';
import { passkeySite } from './features/accounts/passkeys/passkey-site.ts';
import { type Passwords, passwordThreads } from './features/accounts/passwords/passwords.ts';
import { countedTries } from './features/accounts/sessions/tries.ts';
import { deliverWebhook } from './features/accounts/webhooks/deliver-webhook.job.ts';
import { webhookRounds } from './features/accounts/webhooks/webhook-rounds.ts';
import { webhookRoutes } from './features/accounts/webhooks/webhooks.routes.ts';
import { accuracyRoutes } from './features/accuracy/accuracy.routes.ts';
import { judgeAdvice } from './features/accuracy/advice/judge-advice.job.ts';
import { sayAdvice } from './features/accuracy/advice/say-advice.job.ts';
import { sayTrades } from './features/accuracy/advice/say-trades.job.ts';
import { adpRoutes } from './features/adp/adp.routes.ts';
import { adpSteps } from './features/adp/adp-table.ts';
import { type ArticleShelf, NO_ARTICLES } from './features/articles/article-shelf.ts';
import { articleRoutes } from './features/articles/articles.routes.ts';
import { auctionRoutes } from './features/auctions/auctions.routes.ts';
import { bestBallRoutes } from './features/best-ball/best-ball.routes.ts';
import { type ContestShelf, NO_CONTESTS } from './features/best-ball/read-contests.ts';
import { cheatSheetRoutes } from './features/cheat-sheets/cheat-sheets.routes.ts';
import { comingSoonRoutes } from './features/coming-soon/coming-soon.routes.ts';
import { type ComingSoonShelf, NO_COMING_SOON } from './features/coming-soon/read-coming-soon.ts';
import { contentRoutes } from './features/content/content.routes.ts';
import { type FaqShelf, NO_FAQ } from './features/content/faq-shelf.ts';
import { cruiseControlRoutes } from './features/cruise-control/cruise-control.routes.ts';
import { cruiseMails } from './features/cruise-control/cruise-mails.ts';
import { steerLeague, steerLeagues } from './features/cruise-control/steer-leagues.job.ts';
import { outboxRoutes } from './features/kept-mails/kept-mails.routes.ts';
import { leagueHubRoutes } from './features/league-hub/league-hub.routes.ts';
import { keysRefusedLog } from './features/league-sync/keys-refused.ts';
import { leagueSync } from './features/league-sync/league-sync.routes.ts';
import { openLeaguesPoll } from './features/league-sync/refresh-leagues.job.ts';
import { askAsPerson } from './features/league-sync/sign-in/as-person.ts';
import type { SyncParts } from './features/league-sync/sync-parts.ts';
import { type FeedSettings, gameFeed } from './features/live-events/game-day/game-feed.ts';
import { gamesPoller } from './features/live-events/game-day/look-at-games.ts';
import { liveRoutes } from './features/live-events/live-events.routes.ts';
import { mcpRoutes } from './features/mcp/mcp.routes.ts';
import { draftPlatforms } from './features/mock-draft/companion/draft-platforms.ts';
import { draftMails, draftPushes } from './features/mock-draft/draft-mails.ts';
import { mockDrafts } from './features/mock-draft/mock-draft.routes.ts';
import { RoomPools } from './features/mock-draft/players/room-pool.ts';
import { draftThreads } from './features/mock-draft/results/draft-threads.ts';
import { myRosterRoutes } from './features/my-roster/my-roster.routes.ts';
import { newsletterRoutes } from './features/newsletter/newsletter.routes.ts';
import { letterMails, sendLetter } from './features/newsletter/newsletter-letters.ts';
import { lookForNotices, tellPerson } from './features/notices/look-for-notices.job.ts';
import { notInQuietHours } from './features/notices/not-in-quiet-hours.ts';
import { noticeMails } from './features/notices/notice-mails.ts';
import { noticeRoutes } from './features/notices/notices.routes.ts';
import { noticePushes } from './features/notices/push/notice-pushes.ts';
import { pushRoutes } from './features/notices/push/push.routes.ts';
import { forgetOldFigures } from './features/operator/forget-old-figures.job.ts';
import { operatorRoutes } from './features/operator/operator.routes.ts';
import { processReports } from './features/operator/process-reports.ts';
import type { SourceSettings } from './features/operator/source-states.ts';
import { ownRankingsRoutes } from './features/own-rankings/own-rankings.routes.ts';
import { endPayments } from './features/payments/operator-payments.ts';
import { payments } from './features/payments/payments.routes.ts';
import { looker } from './features/payments/reports/look.ts';
import { paymentMails } from './features/payments/reports/payment-mails.ts';
import { reconcilePayments } from './features/payments/reports/reconcile.job.ts';
import { playerCardRoutes } from './features/player-card/player-card.routes.ts';
import { playerCardSteps } from './features/player-card/season-totals.ts';
import { projectionRoutes } from './features/projections/projections.routes.ts';
import { promotionRoutes } from './features/promotions/promotions.routes.ts';
import { NO_PROMOTIONS, type PromotionShelf } from './features/promotions/read-promotions.ts';
import { rankingsRoutes } from './features/rankings/rankings.routes.ts';
import { referenceRoutes } from './features/reference/reference.routes.ts';
import { scoringSystemRoutes } from './features/scoring-systems/scoring-systems.routes.ts';
import { NO_SPONSORS, type SponsorShelf } from './features/sponsors/read-sponsors.ts';
import { sponsorRoutes } from './features/sponsors/sponsors.routes.ts';
import { startSitRoutes } from './features/start-sit/start-sit.routes.ts';
import { supportRoutes } from './features/support/support.routes.ts';
import { supportMails } from './features/support/support-mails.ts';
import { tableFileRoutes } from './features/tables/files/table-files.routes.ts';
import { expectedGameSteps } from './features/tables/reads/expected-games.ts';
import { playerGameSteps } from './features/tables/reads/player-games.ts';
import { tableRoutes, timeSeriesRoutes } from './features/tables/tables.routes.ts';
import { teamPageRoutes } from './features/team-page/team-page.routes.ts';
import { tradeTeller } from './features/trade-analyzer/told-trades.ts';
import { tradeAnalyzerRoutes } from './features/trade-analyzer/trade-analyzer.routes.ts';
import { tradeThreads } from './features/trade-analyzer/trade-threads.ts';
import { waiverMaterials } from './features/waiver-wire/asked-waivers.ts';
import { pastClaimTeller } from './features/waiver-wire/past-claims.ts';
import { bidTeller } from './features/waiver-wire/told-bids.ts';
import { claimTeller } from './features/waiver-wire/told-claims.ts';
import { waiverWireRoutes } from './features/waiver-wire/waiver-wire.routes.ts';
import { placeWorthSteps } from './football/place-worth.ts';
import { SeasonOutlooks } from './football/season-outlooks.ts';
import { sharedSteps } from './football/shared-steps.ts';
import { AnswerCache } from './http/answer-cache.ts';
import { documentApi, serveReference } from './http/api-reference.ts';
import { boundConnections } from './http/connections.ts';
import { handleError } from './http/error-handler.ts';
import { failure } from './http/errors.ts';
import { healthRoutes } from './http/health.ts';
import { type Identifier, identifier } from './http/identify.ts';
import { DEFAULT_LIMITS, type Limits, type RateLimiter, rateLimiter } from './http/limits/rate-limit.ts';
import { sendPlain } from './http/plain-page.ts';
import { router, sendFailure } from './http/route.ts';
import { isOfAnotherSite, secure } from './http/security.ts';
import { loggedError, loggedRequest } from './http/telemetry/logged.ts';
import { metricsRoute } from './http/telemetry/metrics.ts';
import { boundedBy, logRequests } from './http/telemetry/request-log.ts';
import { traceRequests } from './http/telemetry/traced-requests.ts';
import { countTraffic } from './http/telemetry/traffic.ts';
import { withParts } from './jobs/define-job.ts';
import { type OwnWork, ownWork } from './jobs/own-work.ts';
import { seasonThreads } from './leagues/season-threads.ts';
import type { EventHub } from './live/event-hub.ts';
import { forgetOldLiveEvents } from './live/forget-old-events.job.ts';
import type { BrokerFigures } from './live/live-broker.ts';
import { forgetKeptMails } from './outside/mail/forget-kept-mails.job.ts';
import { keepingMailer } from './outside/mail/kept-mail.queries.ts';
import type { Mailer } from './outside/mail/mail.ts';
import { sendMail } from './outside/mail/send-mail.job.ts';
import { stopLinks } from './outside/mail/stop-links.ts';
import { personNetwork, postToPerson } from './outside/outbound/post-to-person.ts';
import { serverOutbound } from './outside/outbound/server-outbound.ts';
import { standInAddress } from './outside/outbound/stand-in-address.ts';
import type { PaymentProvider, PaymentReports } from './outside/payments/provider.ts';
import { testCheckout } from './outside/payments/test-checkout/test-checkout.ts';
import { type PushKeys, pushKeys } from './outside/push/push-keys.ts';
import { pushSender } from './outside/push/push-sender.ts';
import { sendPush } from './outside/push/send-push.job.ts';
import { sealingBy } from './outside/sealing.ts';
import type { LogLevel, PromotionChoice } from './settings/setting-list.ts';
import { type Tracing, traced } from './tracing/tracing.ts';
import { seasonNow } from './wire/season.ts';

const LARGEST_BODY_BYTES = 256 * 1024;
/** Whoever takes longer to send so much is not about to end. */
const LONGEST_REQUEST_MS = 30_000;

export interface AppParts {
  readonly db: Db;
  readonly editions: EditionSource;
  readonly hub: EventHub;
  readonly clock: Clock;
  /** Key of the stored session tokens and passwords. */
  readonly secret: string;
  /** How passwords are hashed: by threads of this process unless given. It closes them. */
  readonly passwords?: Passwords;
  readonly logLevel?: LogLevel;
  /** Where lines of the log go; to the standard output unless given. */
  readonly logTo?: { write(line: string): void };
  /** Addresses and networks of proxies, which may say for whom they call; none unless given. */
  readonly trustedProxies?: readonly string[];
  readonly limits?: Partial<Limits>;
  /** The time that runs even when the clock stands still, milliseconds since 1970; the machine's unless given. */
  readonly nowMs?: () => number;
  /** How outside sites are asked; the sites themselves unless given. */
  readonly outbound?: OutboundParts;
  /** The payment provider and the reader of its reports; unless given, the test checkout, which takes no money. */
  readonly payments?: { readonly provider: PaymentProvider; readonly reports: PaymentReports } | null;
  /** Platforms known by assumption alone that an operator has turned on. */
  readonly experimentalPlatforms?: readonly OutsidePlatformId[];
  /** What an operator has of platforms that know applications. */
  readonly platformKeys?: PlatformKeys;
  /** Whether and how games are looked at while they are played; they are not unless given. */
  readonly games?: FeedSettings;
  /** Keys of web push; unless given, a pair that is made on first use and kept. */
  readonly pushKeys?: PushKeys | null;
  /** What stands in for outside sites where a browser is sent to them, by name; nothing unless given. */
  readonly standIns?: Readonly<Record<string, string>>;
  /** Public address of the product; unknown unless given. */
  readonly publicUrl?: string | null;
  /** Sends mails; unless given, mails are kept for the development page. */
  readonly mailer?: Mailer | null;
  /** Questions that are often asked, with answers. */
  readonly faq?: FaqShelf;
  /** Articles; none unless given. */
  readonly articles?: ArticleShelf;
  /** Pictures of the content folder; none unless given. */
  readonly pictures?: Shelf<Pictures>;
  /** Who sponsors what; nobody unless given. */
  readonly sponsors?: SponsorShelf;
  /** Promotions of partners; none unless given. */
  readonly promotions?: PromotionShelf;
  /** What returns soon; nothing unless given. */
  readonly comingSoon?: ComingSoonShelf;
  /** Best-ball contests; none unless given. */
  readonly contests?: ContestShelf;
  /** Clock of promotions and sponsors, who run on real days even when the sample season's clock is frozen. */
  readonly promotionClock?: Clock;
  /** When the partner's promotion is shown; in its window unless given. */
  readonly promotion?: PromotionChoice;
  /** Whether plans are sold; they are unless told. Without them everything is open to everybody. */
  readonly hasPlans?: boolean;
  /** Whether the test checkout, which gives plans for nothing, may be used; yes unless given. */
  readonly hasTestCheckout?: boolean;
  /** Whether kept mails are shown to this machine; yes unless given. */
  readonly hasOutbox?: boolean;
  /** Told of requests, jobs and statements; nobody is unless given. */
  readonly tracing?: Tracing | null;
  /** How the broker does that carries live events; there is none unless given. */
  readonly broker?: BrokerFigures | null;
  /** Of the product, as operators see it; unknown unless given. */
  readonly version?: string;
  /** What of the settings says which sources are asked; all, as the sample season's are, unless given. */
  readonly sources?: SourceSettings;
  /** Pages come from sources by Vite: its scripts and socket are let through. */
  readonly development?: boolean;
}

export interface App {
  readonly server: FastifyInstance;
  /** The header that marks calls which this process makes to itself. */
  readonly ownCall: { readonly header: string; readonly value: string };
  readonly limiter: RateLimiter;
  readonly identify: Identifier;
  /** Address of the product: the public one or, while nobody has said it, this machine's. */
  readonly baseUrl: () => string;
  /** What answers of an edition share, in steps to be done before it is asked for. */
  readonly readySteps: (edition: Edition) => Iterator<unknown, void>;
  /** What the process does without being asked, once it is begun; it ends with the server. */
  readonly work: OwnWork;
  /** Says from now on that it is not ready, and ends each connection with its answer; it goes on answering. */
  readonly leave: () => void;
}

/** The whole server short of pages, sockets and the database: every feature is listed here. */
export async function buildApp(parts: AppParts): Promise<App> {
  const {
    db,
    editions,
    hub,
    clock,
    secret,
    limits,
    logLevel = 'silent',
    trustedProxies = [],
    nowMs = Date.now,
    outbound = serverOutbound(db),
    publicUrl = null,
    mailer = null,
    faq = NO_FAQ,
    articles = NO_ARTICLES,
    pictures = shelfWith(NO_PICTURES),
    sponsors = NO_SPONSORS,
    promotions = NO_PROMOTIONS,
    comingSoon = NO_COMING_SOON,
    contests = NO_CONTESTS,
    promotionClock = clock,
    promotion = 'window',
    hasPlans = true,
    development = false,
    hasTestCheckout = true,
    hasOutbox = true,
    tracing = null,
    version = 'unknown',
    sources = { sourcesOff: [], frozenAt: null, mirror: null },
  } = parts;
  const faults = new FaultLog();
  const app = Fastify({
    bodyLimit: LARGEST_BODY_BYTES,
    requestTimeout: LONGEST_REQUEST_MS,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    logger: {
      level: logLevel,
      serializers: { req: loggedRequest, err: loggedError },
      hooks: { logMethod: boundedBy(faults) },
      ...(parts.logTo && { stream: parts.logTo }),
    },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => {
      handleError(error, request, reply as never); // the same reply, of the framework's narrower route type
    },
  });
  // A proxy calls for many, and bounds them itself.
  if (trustedProxies.length === 0) boundConnections(app.server);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  app.addHook('onError', async (_request, _reply, error) => faults.note(error));
  logRequests(app);
  await app.register(cookies);
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  await secure(app, { development, isHttps });
  await documentApi(app, hasPlans);

  const ownCall = { header: 'x-pylon-own-call', value: randomUUID() };
  const baseUrl = () => publicUrl ?? localAddress(app);
  const isOwnCall = (request: FastifyRequest) => request.headers[ownCall.header] === ownCall.value;
  const registry = new Registry();
  if (tracing) {
    traceRequests(app, tracing);
    watchStatements(db, tracing.statement);
  }
  const traffic = countTraffic(app, registry, { nowMs, isOwnCall });
  const limiter = rateLimiter({ ...DEFAULT_LIMITS, ...limits }, isOwnCall, parts.nowMs);
  const identify = identifier(db, secret, hasPlans);
  const { hash, personByToken } = identify;
  const work = ownWork({
    db,
    onError: (error, what) => app.log.error({ err: error }, what),
    onFailedTry: (name, isLast) => traffic.noteFault(name, isLast ? 'job-given-up' : 'job-tried-again'),
    ...(tracing && { around: (name, run) => traced(tracing.job(name), run) }),
  });
  work.addPoll(
    processReports({
      ...{ db, traffic, version, nowMs },
      streams: hub.streams,
      onError: (error) => app.log.error({ err: error }, 'figures of this process are not written'),
    }),
  );

  const threads = draftThreads();
  let isLeaving = false;
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving) reply.header('connection', 'close'); // the next one comes by another line
  });
  healthRoutes(app, { db, editions, faults, isLeaving: () => isLeaving });
  metricsRoute(app, {
    ...{ registry, counts: threads.counts, streams: hub.streams, broker: parts.broker ?? null },
    pool: () => poolFigures(db),
  });
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (isOfAnotherSite(request, publicUrl)) return sendFailure(reply, failure('invalid-token'));
        if (!limiter.countCall(request, reply)) return sendFailure(reply, failure('too-many-requests'));
      });
      const route = router(api, { editions, clock, identify, limiter, answers: new AnswerCache(), hasPlans });

      const passwords = parts.passwords ?? passwordThreads(secret);
      const tries = countedTries(db, secret);
      const paymentParts = { db, provider: parts.payments?.provider ?? testCheckout(db, nowMs), nowMs };
      const look = looker(paymentParts);
      if (hasPlans) {
        payments(api, route, { ...paymentParts, look, hasTestCheckout }, parts.payments?.reports ?? null);
        promotionRoutes(route, { promotions, clock: promotionClock, choice: promotion });
      }
      accountRoutes(route, {
        endPayments: (accountId, remove) => endPayments(paymentParts, look, accountId, remove),
        db,
        hash,
        personByToken,
        passwords,
        tries,
        site: () => passkeySite(baseUrl()),
        limiter,
        isSecure: isHttps,
      });
      const webhookSealing = sealingBy(secret, 'webhooks');
      webhookRoutes(route, { db, hash, sealing: webhookSealing });
      work.addPoll(
        webhookRounds({ db, nowMs }, (error) =>
          app.log.error({ err: error }, 'events for webhooks are not looked for'),
        ),
      );
      const post = postToPerson(personNetwork(parts.standIns));
      work.addJob(withParts(deliverWebhook, { db, sealing: webhookSealing, post }));
      outboxRoutes(route, { db, isOpen: hasOutbox && mailer === null && publicUrl === null, isOwnCall });
      operatorRoutes(route, { db, editions, nowMs, settings: sources, isMailSent: mailer !== null });
      referenceRoutes(route, { db });
      scoringSystemRoutes(route, { db });
      rankingsRoutes(route, { db, editions });
      ownRankingsRoutes(route, { db, editions, clock });
      adpRoutes(route, { db, editions });
      accuracyRoutes(route, { db });
      auctionRoutes(route, { db, editions });
      cheatSheetRoutes(route, { db, editions });
      projectionRoutes(route, { db, editions });
      await tableRoutes(route, { db, editions });
      tableFileRoutes(api, route);
      timeSeriesRoutes(route, { db });
      playerCardRoutes(route, { db, editions, clock });
      teamPageRoutes(route, { db });
      newsletterRoutes(api, route, { db, limiter });
      supportRoutes(route, { db, limiter });
      articleRoutes(route, { shelf: articles });
      contentRoutes(route, { faq, hasPlans });
      comingSoonRoutes(route, { comingSoon, clock: promotionClock });
      sponsorRoutes(route, { sponsors, pictures, clock: promotionClock });
      const draftParts = {
        db,
        editions,
        clock,
        nowMs,
        pools: new RoomPools(),
        work: threads,
        outlooks: new SeasonOutlooks((order, caller) => threads.run('season', order, caller)),
      };
      const outside = platforms(outbound);
      const syncParts: SyncParts = {
        db,
        editions,
        clock,
        sealing: sealingBy(secret, 'signIns'),
        hash,
        baseUrl,
        signInAddress: (id, address) => standInAddress(parts.standIns ?? {}, id, address),
        platformFor: (id) => platformFor(id, { ...outbound, memory: new Map() }, parts.platformKeys),
        tellKeysRefused: keysRefusedLog((line) => app.log.error(line), nowMs),
        experimental: parts.experimentalPlatforms ?? [],
      };
      mockDrafts(api, route, {
        ...draftParts,
        outside,
        platforms: draftPlatforms(outside),
        asPerson: askAsPerson(syncParts),
      }).forEach(work.addPoll);
      const mails = mailer ?? keepingMailer(db);
      const stops = stopLinks({ hash, baseUrl });
      const pushSealing = sealingBy(secret, 'push');
      const keys = pushKeys(db, pushSealing, parts.pushKeys ?? null);
      const pushPost = postToPerson(personNetwork(parts.standIns, 'push'));
      const sender = pushSender({ keys, post: pushPost, baseUrl });
      const writers = {
        ...accountMails({ db, hash, baseUrl }),
        ...paymentMails({ db, baseUrl }),
        ...supportMails(db),
        ...letterMails({ db, baseUrl }),
        ...cruiseMails({ db, editions, clock, baseUrl }),
        ...notInQuietHours(
          { db, clock },
          {
            ...noticeMails({ db, editions, clock, hasPlans, baseUrl, stopLinks: stops }),
            ...draftMails({ ...draftParts, baseUrl, stopLinks: stops }),
          },
        ),
      };
      const pushWriters = notInQuietHours(
        { db, clock },
        { ...noticePushes({ db, editions, clock, hasPlans }), ...draftPushes(draftParts) },
      );
      work.addPoll(
        openLeaguesPoll({ db, editions, clock }, hub.people, (error) =>
          app.log.error({ err: error }, 'leagues that somebody looks at'),
        ),
      );
      if (parts.games) {
        const feed = gameFeed(outbound, parts.games);
        work.addPoll(
          gamesPoller({ db, editions, clock, nowMs, feed, settings: parts.games }, (error) =>
            app.log.error({ err: error }, 'games that are played'),
          ),
        );
      }
      const [trades, seasonWork] = [tradeThreads(), seasonThreads()];
      myRosterRoutes(route, { db, editions, clock, seasonWork });
      tradeAnalyzerRoutes(route, { db, editions, clock, work: trades, seasonWork });
      const waivers = { db, editions, clock, materials: waiverMaterials() };
      waiverWireRoutes(route, waivers);
      startSitRoutes(route, { db, editions, clock });
      leagueHubRoutes(route, { db, editions, clock });
      const claims = { now: claimTeller(waivers), past: pastClaimTeller({ db }) };
      const cruise = { db, editions, clock, hasPlans, claims };
      cruiseControlRoutes(route, cruise);
      work.addJob(withParts(steerLeagues, cruise));
      work.addJob(withParts(steerLeague, cruise));
      noticeRoutes(api, route, { db, stopLinks: stops });
      pushRoutes(route, { db, hash, sealing: pushSealing, keys, sender });
      work.addJob(withParts(sendPush, { db, sealing: pushSealing, sender, writers: pushWriters }));
      work.addJob(withParts(sendLetter, { db }));
      work.addJob(withParts(lookForNotices, { db }));
      work.addJob(withParts(tellPerson, cruise));
      bestBallRoutes(route, { db, editions, clock, contests, seasonWork });
      leagueSync(route, syncParts).forEach(work.addJob);
      work.addJob(withParts(sendMail, { db, mailer: mails, writers }));
      work.addJob(withParts(reconcilePayments, { ...paymentParts, look }));
      work.addJob(withParts(sayAdvice, { db, editions, clock, tellBids: bidTeller(waivers) }));
      const tellTrade = tradeTeller({ db, editions, clock, work: trades });
      work.addJob(withParts(sayTrades, { db, editions, clock, tellTrade }));
      work.addJob(withParts(judgeAdvice, { db, editions, clock }));
      work.addJob(withParts(forgetEnded, { db }));
      work.addJob(withParts(forgetOldLiveEvents, { db }));
      work.addJob(withParts(forgetKeptMails, { db }));
      work.addJob(withParts(forgetOldFigures, { db }));
      api.addHook('onClose', async () => {
        await work.stop();
        mails.close();
        await passwords.close();
        await trades.close();
        await seasonWork.close();
      });
      liveRoutes(api, { hub, identify });
      serveReference(api, hasPlans);
      const notFound = (_request: FastifyRequest, reply: FastifyReply) => sendFailure(reply, failure('not-found'));
      api.setNotFoundHandler(notFound);
      // pages are served at every other path: without this, a page would answer a call that does not exist
      api.get('/*', { schema: { hide: true } }, notFound);
    },
    { prefix: '/api' },
  );
  mcpRoutes(app, { identify, limiter, publicUrl, hasPlans, ownCall });
  app.setNotFoundHandler((_request, reply) => sendPlain(reply, 404, ERRORS['not-found'].message));
  const readySteps = function* (edition: Edition): Generator<unknown, void> {
    const season = seasonNow(edition, clock.now());
    yield* sharedSteps(edition, clock.now());
    yield* placeWorthSteps();
    if (season) yield* adpSteps(edition, season.year);
    yield* playerCardSteps(edition);
    yield* playerGameSteps(edition);
    yield* expectedGameSteps(edition);
  };
  const leave = () => {
    isLeaving = true;
  };
  return { server: app, ownCall, limiter, identify, baseUrl, readySteps, work, leave };
}

/**
 * The address on this machine of a server without a public address. A caller's own claim about the host is never used.
 */
const localAddress = (app: FastifyInstance): string => {
  const bound = app.server.address();
  return typeof bound === 'object' && bound ? `http://localhost:${bound.port}` : 'http://localhost';
};
