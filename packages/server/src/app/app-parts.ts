import type { PlatformKeys } from '@pylon/connectors/platform';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import type { OutboundParts } from '@pylon/outbound/outbound';
import type { EditionSource } from '../almanac/edition-holder.ts';
import type { Clock } from '../clock.ts';
import { type Shelf, shelfWith } from '../content/file-shelf.ts';
import { NO_PICTURES, type Pictures } from '../content/picture-shelf.ts';
import type { Db } from '../db/database.ts';
import type { Passwords } from '../features/accounts/passwords/passwords.ts';
import { type ArticleShelf, NO_ARTICLES } from '../features/articles/article-shelf.ts';
import { type ContestShelf, NO_CONTESTS } from '../features/best-ball/read-contests.ts';
import { type ComingSoonShelf, NO_COMING_SOON } from '../features/coming-soon/read-coming-soon.ts';
import { type FaqShelf, NO_FAQ } from '../features/content/faq-shelf.ts';
import type { FeedSettings } from '../features/live-events/game-day/game-feed.ts';
import type { SourceSettings } from '../features/operator/source-states.ts';
import { NO_PROMOTIONS, type PromotionShelf } from '../features/promotions/read-promotions.ts';
import { NO_SPONSORS, type SponsorShelf } from '../features/sponsors/read-sponsors.ts';
import type { Limits } from '../http/limits/rate-limit.ts';
import type { EventHub } from '../live/event-hub.ts';
import type { BrokerFigures } from '../live/live-broker.ts';
import type { Mailer } from '../outside/mail/mail.ts';
import { serverOutbound } from '../outside/outbound/server-outbound.ts';
import type { PaymentProvider, PaymentReports } from '../outside/payments/provider.ts';
import type { PushKeys } from '../outside/push/push-keys.ts';
import type { LogLevel, PromotionChoice } from '../settings/setting-list.ts';
import type { Tracing } from '../tracing/tracing.ts';

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

/** What stays out where it is not given: something else then takes its place, or nothing does. */
type Optional = 'passwords' | 'logTo' | 'limits' | 'payments' | 'platformKeys' | 'games' | 'pushKeys';

/** The parts of a server, with what holds where nothing is given. */
export type SettledParts = Required<Omit<AppParts, Optional>> & Pick<AppParts, Optional>;

/** What holds where nothing is given. */
export const settled = (parts: AppParts): SettledParts => ({
  logLevel: 'silent',
  trustedProxies: [],
  nowMs: Date.now,
  outbound: serverOutbound(parts.db),
  publicUrl: null,
  mailer: null,
  faq: NO_FAQ,
  articles: NO_ARTICLES,
  pictures: shelfWith(NO_PICTURES),
  sponsors: NO_SPONSORS,
  promotions: NO_PROMOTIONS,
  comingSoon: NO_COMING_SOON,
  contests: NO_CONTESTS,
  promotionClock: parts.clock,
  promotion: 'window',
  experimentalPlatforms: [],
  standIns: {},
  hasPlans: true,
  hasTestCheckout: true,
  hasOutbox: true,
  tracing: null,
  broker: null,
  version: 'unknown',
  sources: { sourcesOff: [], frozenAt: null, mirror: null },
  development: false,
  ...parts,
});
