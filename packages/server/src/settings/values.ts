// The meaning of a setting's text, or why it has none.
import { isIP } from 'node:net';
import { BadSetting } from './bad-setting.ts';
import { SWITCH } from './setting-list.ts';

export function oneOf<const T extends string>(name: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((candidate) => candidate === value);
  if (choice === undefined) throw new BadSetting(`${name} must be one of ${choices.join(', ')}, not '${value}'`);
  return choice;
}

/** @param fallback what holds when it is not set */
export const isOn = (name: string, value: string | null, fallback: boolean): boolean =>
  value === null ? fallback : oneOf(name, value, SWITCH) === 'on';

export function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new BadSetting(`PORT must be a number from 0 to 65535, not '${text}'`);
  return port;
}

const LONGEST_LEAVE_SECONDS = 120;

export function parseLeave(text: string): number {
  const seconds = Number(text);
  if (!/^\d+$/.test(text) || seconds > LONGEST_LEAVE_SECONDS)
    throw new BadSetting(`PYLON_LEAVE_SECONDS must be a number from 0 to ${LONGEST_LEAVE_SECONDS}, not '${text}'`);
  return seconds;
}

export function parsePublicUrl(text: string | null): string | null {
  if (text === null) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '')
    throw new BadSetting(`PYLON_PUBLIC_URL must be an address without a path (https://draft.example), not '${text}'`);
  return url.origin;
}

export function parseDatabaseUrl(text: string | null): string | null {
  if (text === null) return null;
  // The value may hold a password: it is not repeated in the message.
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new BadSetting('DATABASE_URL must begin with postgres:// or postgresql://');
  return text;
}

export function parseBrokerUrl(text: string | null): string | null {
  if (text === null) return null;
  const address = URL.parse(text);
  // The value may hold a password: it is not repeated in the message.
  if (!address || !/^rediss?:$/.test(address.protocol) || address.hostname === '' || !/^\/?\d*$/.test(address.pathname))
    throw new BadSetting('PYLON_BROKER_URL must be an address like redis://user:password@broker.example:6379');
  return text;
}

export function parseOrigin(name: string, text: string): string {
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol) || address.origin !== text.replace(/\/$/, '')) {
    throw new BadSetting(`${name} must be an origin like https://api.fan.example, not '${text}'`);
  }
  return address.origin;
}

/** The address may hold a key of the collector: it is not repeated in the message. */
export function parseOtlpUrl(text: string | null): string | null {
  if (text === null) return null;
  const address = URL.parse(text);
  if (!address || !/^https?:$/.test(address.protocol) || address.search !== '' || address.hash !== '')
    throw new BadSetting('PYLON_OTLP_URL must be an address like http://127.0.0.1:4318');
  return address.href.replace(/\/$/, '');
}

export function parseSecret(text: string | null): string | null {
  if (text !== null && text.length < 32) throw new BadSetting('PYLON_SECRET must have at least 32 characters');
  return text;
}

export function parseProxies(text: string | null): readonly string[] {
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

export function parseMoment(text: string | null): Date | null {
  if (text === null) return null;
  const moment = new Date(DAY.test(text) ? `${text}T12:00:00Z` : text);
  // An impossible day ('2025-02-30') would silently become another one.
  const isReal = DAY.test(text) ? !Number.isNaN(+moment) && moment.toISOString().startsWith(text) : INSTANT.test(text);
  if (!isReal || Number.isNaN(+moment)) {
    throw new BadSetting(`PYLON_CLOCK must be a day (2025-11-05) or an instant (2025-11-05T18:00:00Z), not '${text}'`);
  }
  return moment;
}
