// The only reader of the environment. Everything else is given the settings it needs.
import { resolve } from 'node:path';
import type { PlatformKeys } from '@pylon/connectors/platform';
import type { OwnBrand } from '@pylon/contract/own-brand';
import type { OutsidePlatformId } from '@pylon/engine/vocabulary/platforms';
import type { Result } from '@pylon/engine/vocabulary/result';
import { PRODUCT_FOLDER } from './product-folder.ts';
import { BadSetting } from './settings/bad-setting.ts';
import { readBrandFile } from './settings/brand-file.ts';
import { type EditionsBucket, parseEditions } from './settings/editions.ts';
import { parseExperimentalPlatforms } from './settings/experimental-platforms.ts';
import { type MailConfig, parseMail } from './settings/mail.ts';
import { parsePlatformKeys } from './settings/platform-keys.ts';
import { parsePushKeys } from './settings/push.ts';
import {
  ALMANAC_CHOICES,
  type AlmanacChoice,
  LOG_LEVELS,
  type LogLevel,
  PLANS_CHOICES,
  PROMOTION_CHOICES,
  type PromotionChoice,
} from './settings/setting-list.ts';
import { parseSourcesOff } from './settings/sources-off.ts';
import { parseStandIns } from './settings/stand-ins.ts';
import type { StripeSettings } from './settings/stripe.ts';
import { parseStripe } from './settings/stripe.ts';
import {
  isOn,
  oneOf,
  parseBrokerUrl,
  parseDatabaseUrl,
  parseLeave,
  parseMoment,
  parseOtlpUrl,
  parsePort,
  parseProxies,
  parsePublicUrl,
  parseSecret,
} from './settings/values.ts';

/** Settings, parsed. Folders are absolute. */
export interface Config {
  /** 0 to 65535. */
  readonly port: number;
  readonly host: string;
  /** Scheme and host, without a slash at the end; null when unknown. */
  readonly publicUrl: string | null;
  /** How mails are sent; null: they are kept. */
  readonly mail: MailConfig | null;
  readonly dataDir: string;
  readonly contentDir: string;
  /** Names in the place of the house's; null: the house's. */
  readonly brand: OwnBrand | null;
  /** Whether plans can be had for nothing where no payment provider is set. */
  readonly hasTestCheckout: boolean;
  /** Whether kept mails are shown to this machine. */
  readonly hasOutbox: boolean;
  /** null: the embedded database. */
  readonly databaseUrl: string | null;
  /** May hold a password: never to be shown. null: processes tell each other by the database. */
  readonly brokerUrl: string | null;
  /** Where the tables of editions lie; null: in the database. */
  readonly editions: EditionsBucket | null;
  readonly mirror: string | null;
  readonly almanac: AlmanacChoice;
  /** Sources that are not asked, by name. */
  readonly sourcesOff: readonly string[];
  /** Platforms known by assumption alone that are turned on. */
  readonly experimentalPlatforms: readonly OutsidePlatformId[];
  /** Secrets, never to be shown. */
  readonly platformKeys: PlatformKeys;
  /** Keys of web push, the private one a secret; null: those kept in the database. */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string } | null;
  /** null: the one kept in the data folder. */
  readonly secret: string | null;
  /** The moment at which time stands still; null: it runs. */
  readonly frozenAt: Date | null;
  /** What stands in for outside sites, by name: the origin of a server, or an absolute folder of recorded answers. */
  readonly standIns: Readonly<Record<string, string>>;
  /** null: the test checkout. */
  readonly stripe: StripeSettings | null;
  /** Who acts on the command line; null: the machine's user. */
  readonly operator: string | null;
  readonly logLevel: LogLevel;
  /** Where traces are told, without a slash at the end; null: nowhere. */
  readonly otlpUrl: string | null;
  readonly promotion: PromotionChoice;
  /** Whether plans are sold; else everything is open to everybody. */
  readonly hasPlans: boolean;
  /** How long a process that was told to stop goes on answering, so that a balancer notices; milliseconds. */
  readonly leaveMs: number;
  /** Addresses and networks of proxies before this; with none, a caller is who connects. */
  readonly trustedProxies: readonly string[];
  /** Whether pages come from the built bundle; with NODE_ENV=development they come from the sources, by Vite. */
  readonly production: boolean;
}

/**
 * Reads the settings.
 *
 * @param env names and values; an empty value counts as not set
 * @param root folder that relative folders start from
 * @returns the settings, or one clear line that names the one at fault
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>, root: string): Result<Config, string> {
  const text = (name: string): string | null => env[name]?.trim() || null;
  try {
    const mirror = text('PYLON_MIRROR');
    const brandFile = text('PYLON_BRAND_FILE');
    const publicUrl = parsePublicUrl(text('PYLON_PUBLIC_URL'));
    const standIns = parseStandIns(text('PYLON_STAND_INS'), root);
    const isDevelopment = env['NODE_ENV'] === 'development';
    const almanac = oneOf('PYLON_ALMANAC', text('PYLON_ALMANAC') ?? 'auto', ALMANAC_CHOICES);
    if (almanac === 'mirror' && !mirror)
      throw new BadSetting('PYLON_ALMANAC is mirror, but PYLON_MIRROR names no folder');
    return {
      ok: true,
      value: {
        port: parsePort(text('PORT') ?? '4600'),
        host: text('HOST') ?? '127.0.0.1',
        publicUrl,
        mail: parseMail(text('PYLON_SMTP_URL'), text('PYLON_MAIL_FROM'), publicUrl),
        dataDir: resolve(root, text('PYLON_DATA_DIR') ?? '.pylon'),
        contentDir: resolve(root, text('PYLON_CONTENT_DIR') ?? 'content'),
        brand: brandFile === null ? null : readBrandFile(resolve(root, brandFile)),
        databaseUrl: parseDatabaseUrl(text('DATABASE_URL')),
        brokerUrl: parseBrokerUrl(text('PYLON_BROKER_URL')),
        editions: parseEditions(text('PYLON_EDITIONS_URL')),
        mirror: mirror && resolve(root, mirror),
        almanac,
        sourcesOff: parseSourcesOff(text('PYLON_SOURCES_OFF')),
        experimentalPlatforms: parseExperimentalPlatforms(text('PYLON_EXPERIMENTAL_PLATFORMS')),
        platformKeys: parsePlatformKeys(text, { publicUrl, standIns }),
        pushKeys: parsePushKeys(text('PYLON_PUSH_PUBLIC_KEY'), text('PYLON_PUSH_PRIVATE_KEY')),
        secret: parseSecret(text('PYLON_SECRET')),
        frozenAt: parseMoment(text('PYLON_CLOCK')),
        stripe: parseStripe(text),
        hasTestCheckout: isOn('PYLON_TEST_CHECKOUT', text('PYLON_TEST_CHECKOUT'), publicUrl === null),
        hasOutbox: isOn('PYLON_OUTBOX', text('PYLON_OUTBOX'), isDevelopment),
        standIns,
        leaveMs: 1_000 * parseLeave(text('PYLON_LEAVE_SECONDS') ?? '0'),
        trustedProxies: parseProxies(text('PYLON_TRUST_PROXY')),
        operator: text('PYLON_OPERATOR'),
        logLevel: oneOf('PYLON_LOG_LEVEL', text('PYLON_LOG_LEVEL') ?? 'warn', LOG_LEVELS),
        otlpUrl: parseOtlpUrl(text('PYLON_OTLP_URL') ?? text('OTEL_EXPORTER_OTLP_ENDPOINT')),
        promotion: oneOf(
          'PYLON_PROMOTION',
          text('PYLON_PROMOTION') ?? (isDevelopment ? 'early' : 'window'),
          PROMOTION_CHOICES,
        ),
        hasPlans: oneOf('PYLON_PLANS', text('PYLON_PLANS') ?? 'on', PLANS_CHOICES) === 'on',
        production: !isDevelopment,
      },
    };
  } catch (error) {
    if (error instanceof BadSetting) return { ok: false, reason: error.message };
    throw error;
  }
}

/** The settings of this process, or one line about a bad one. */
export function settingsHere(): Result<Config, string> {
  process.env['NODE_ENV'] ??= 'production'; // libraries look at it on their own
  return parseConfig(process.env, PRODUCT_FOLDER);
}

/** The settings of this process; a bad one ends it with one line and status 1. */
export function readConfig(): Config {
  const outcome = settingsHere();
  if (outcome.ok) return outcome.value;
  console.error(`Setting refused: ${outcome.reason}`);
  process.exit(1);
}
