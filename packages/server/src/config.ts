// The only reader of the environment. Everything else is given the settings it needs.
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';

/** A setting as the README lists it. */
export interface Setting {
  readonly name: string;
  /** What holds when it is not set, in words. */
  readonly fallback: string;
  readonly meaning: string;
}

export const ALMANAC_CHOICES = ['auto', 'live', 'mirror', 'sample'] as const;
export type AlmanacChoice = (typeof ALMANAC_CHOICES)[number];
export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Every setting, in the order of the README's table. */
export const SETTINGS: readonly Setting[] = [
  { name: 'PORT', fallback: '4600', meaning: 'Port to serve on; 0 takes a free one' },
  { name: 'HOST', fallback: '127.0.0.1', meaning: 'Address to serve on; 0.0.0.0 serves the network' },
  {
    name: 'PYLON_PUBLIC_URL',
    fallback: 'none',
    meaning: 'Address that people reach the product at (https://draft.example); pictures of shared links need it',
  },
  { name: 'PYLON_DATA_DIR', fallback: '.pylon/', meaning: 'Folder of the embedded database and the kept secret' },
  {
    name: 'DATABASE_URL',
    fallback: 'the embedded database',
    meaning: 'A PostgreSQL server instead (postgres://user:password@host/name)',
  },
  { name: 'PYLON_MIRROR', fallback: 'none', meaning: 'Folder that stands in for the open sources, by host and path' },
  {
    name: 'PYLON_ALMANAC',
    fallback: 'auto',
    meaning:
      'Where football data come from: live, mirror, sample, or auto: the mirror when one is set, else live, else sample',
  },
  {
    name: 'PYLON_SECRET',
    fallback: 'made once and kept in the data folder',
    meaning: 'Key of the stored session tokens, at least 32 characters; the same for all processes on one database',
  },
  {
    name: 'PYLON_CLOCK',
    fallback: 'the real time',
    meaning:
      'A day (2025-11-05) or instant (2025-11-05T18:00:00Z) at which time stands still; nothing known later is shown',
  },
  {
    name: 'PYLON_SLEEPER_URL',
    fallback: 'https://api.sleeper.app',
    meaning: 'Where drafts on Sleeper are asked for; another address only for a stand-in',
  },
  {
    name: 'PYLON_TRUST_PROXY',
    fallback: 'nobody',
    meaning:
      'Addresses and networks (10.0.0.0/8), by commas, of proxies before this: they may say for whom they call (X-Forwarded-For), so that limits count people and not the proxy',
  },
  { name: 'PYLON_LOG_LEVEL', fallback: 'warn', meaning: `What is logged: ${LOG_LEVELS.join(', ')}` },
];

/** Settings, parsed. Folders are absolute. */
export interface Config {
  /** 0 to 65535. */
  readonly port: number;
  readonly host: string;
  /** Scheme and host, without a slash at the end; null: not said. */
  readonly publicUrl: string | null;
  readonly dataDir: string;
  /** null: the embedded database. */
  readonly databaseUrl: string | null;
  readonly mirror: string | null;
  readonly almanac: AlmanacChoice;
  /** null: the one kept in the data folder. */
  readonly secret: string | null;
  /** The moment at which time stands still; null: it runs. */
  readonly frozenAt: Date | null;
  /** Origin of Sleeper's answers. */
  readonly sleeperUrl: string;
  readonly logLevel: LogLevel;
  /** Addresses and networks of proxies before this; with none, a caller is who connects. */
  readonly trustedProxies: readonly string[];
  /** Whether pages come from the built bundle; with NODE_ENV=development they come from the sources, by Vite. */
  readonly production: boolean;
}

export type ConfigOutcome =
  | { readonly ok: true; readonly config: Config }
  /** One clear line that names the setting. */
  | { readonly ok: false; readonly problem: string };

class BadSetting extends Error {}

/**
 * Reads the settings.
 *
 * @param env names and values; an empty value counts as not set
 * @param root folder that relative folders start from
 */
export function parseConfig(env: Readonly<Record<string, string | undefined>>, root: string): ConfigOutcome {
  const text = (name: string): string | null => env[name]?.trim() || null;
  try {
    const mirror = text('PYLON_MIRROR');
    const almanac = oneOf('PYLON_ALMANAC', text('PYLON_ALMANAC') ?? 'auto', ALMANAC_CHOICES);
    if (almanac === 'mirror' && !mirror)
      throw new BadSetting('PYLON_ALMANAC is mirror, but PYLON_MIRROR names no folder');
    return {
      ok: true,
      config: {
        port: parsePort(text('PORT') ?? '4600'),
        host: text('HOST') ?? '127.0.0.1',
        publicUrl: parsePublicUrl(text('PYLON_PUBLIC_URL')),
        dataDir: resolve(root, text('PYLON_DATA_DIR') ?? '.pylon'),
        databaseUrl: parseDatabaseUrl(text('DATABASE_URL')),
        mirror: mirror && resolve(root, mirror),
        almanac,
        secret: parseSecret(text('PYLON_SECRET')),
        frozenAt: parseMoment(text('PYLON_CLOCK')),
        sleeperUrl: parseOrigin('PYLON_SLEEPER_URL', text('PYLON_SLEEPER_URL') ?? 'https://api.sleeper.app'),
        trustedProxies: parseProxies(text('PYLON_TRUST_PROXY')),
        logLevel: oneOf('PYLON_LOG_LEVEL', text('PYLON_LOG_LEVEL') ?? 'warn', LOG_LEVELS),
        production: env['NODE_ENV'] !== 'development',
      },
    };
  } catch (error) {
    if (error instanceof BadSetting) return { ok: false, problem: error.message };
    throw error;
  }
}

/** The settings of this process; a bad one ends it with one line and status 1. */
export function readConfig(): Config {
  process.env['NODE_ENV'] ??= 'production'; // libraries look at it on their own
  const outcome = parseConfig(process.env, join(import.meta.dirname, '../../..'));
  if (outcome.ok) return outcome.config;
  console.error(`Setting refused: ${outcome.problem}`);
  process.exit(1);
}

function oneOf<const T extends string>(name: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new BadSetting(`${name} must be one of ${choices.join(', ')}, not '${value}'`);
  return choice;
}

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new BadSetting(`PORT must be a number from 0 to 65535, not '${text}'`);
  return port;
}

function parsePublicUrl(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new BadSetting(`PYLON_PUBLIC_URL must be an address without a path (https://draft.example), not '${text}'`);
  return url.origin;
}

function parseDatabaseUrl(text: string | null): string | null {
  if (text === null) return null;
  // The value may hold a password: it is not repeated in the message.
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new BadSetting('DATABASE_URL must begin with postgres:// or postgresql://');
  return text;
}

function parseOrigin(name: string, text: string): string {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol) || address.origin !== text.replace(/\/$/, '')) {
    throw new BadSetting(`${name} must be an origin like https://api.sleeper.app, not '${text}'`);
  }
  return address.origin;
}

function parseSecret(text: string | null): string | null {
  if (text !== null && text.length < 32) throw new BadSetting('PYLON_SECRET must have at least 32 characters');
  return text;
}

function parseProxies(text: string | null): readonly string[] {
  if (text === null) return [];
  const networks = text.split(',').map((part) => part.trim());
  const wrong = networks.find((network) => !isNetwork(network));
  if (wrong === undefined) return networks;
  throw new BadSetting(`PYLON_TRUST_PROXY must be addresses and networks, by commas, not '${wrong}'`);
}

/** An address, or one with the bits of its network ('10.0.0.0/8'). A network of no bits would be everybody. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

function parseMoment(text: string | null): Date | null {
  if (text === null) return null;
  const moment = new Date(DAY.test(text) ? `${text}T12:00:00Z` : text);
  // An impossible day ('2025-02-30') would silently become another one.
  const isReal = DAY.test(text) ? !Number.isNaN(+moment) && moment.toISOString().startsWith(text) : INSTANT.test(text);
  if (!isReal || Number.isNaN(+moment)) {
    throw new BadSetting(`PYLON_CLOCK must be a day (2025-11-05) or an instant (2025-11-05T18:00:00Z), not '${text}'`);
  }
  return moment;
}
