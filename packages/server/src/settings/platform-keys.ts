import type { PlatformKeys } from '@pylon/connectors/platform';
import { guillotineSite } from '@pylon/connectors/platforms/guillotine/api';
import { BadSetting } from './bad-setting.ts';

interface Around {
  readonly publicUrl: string | null;
  readonly standIns: Readonly<Record<string, string>>;
}

/** What an operator has of platforms that know applications. No value is repeated in a message. */
export function parsePlatformKeys(text: (name: string) => string | null, around: Around): PlatformKeys {
  const yahoo = pairOf(text, 'PYLON_YAHOO_CLIENT_ID', 'PYLON_YAHOO_CLIENT_SECRET');
  const guillotine = pairOf(text, 'PYLON_GUILLOTINE_URL', 'PYLON_GUILLOTINE_KEY');
  const nfl = nflKeys(text);
  // Yahoo sends people back to an address of https alone; a stand-in sends them anywhere.
  if (yahoo && !around.publicUrl?.startsWith('https:') && around.standIns['yahoo'] === undefined)
    throw new BadSetting('PYLON_YAHOO_CLIENT_ID needs a PYLON_PUBLIC_URL of https: Yahoo sends people back to it');
  if (guillotine && guillotineSite(guillotine[0]) === null)
    throw new BadSetting('PYLON_GUILLOTINE_URL must be an address of https, without a port, a name or a password');
  return {
    ...(yahoo && { yahoo: { clientId: yahoo[0], clientSecret: yahoo[1] } }),
    ...(guillotine && { guillotine: { apiUrl: guillotine[0], key: guillotine[1] } }),
    ...(nfl && { nfl }),
  };
}

const NFL_NAMES = [
  'PYLON_NFL_APP_KEY',
  'PYLON_NFL_API_KEY',
  'PYLON_NFL_CLIENT_KEY',
  'PYLON_NFL_CLIENT_SECRET',
] as const;

/** The four that NFL gives together; null without any. */
function nflKeys(text: (name: string) => string | null): PlatformKeys['nfl'] | null {
  const [appKey, apiKey, clientKey, clientSecret] = NFL_NAMES.map(text);
  if (appKey && apiKey && clientKey && clientSecret) return { appKey, apiKey, clientKey, clientSecret };
  const given = NFL_NAMES.find((name) => text(name) !== null);
  const missing = NFL_NAMES.find((name) => text(name) === null);
  if (given) throw new BadSetting(`${given} is set, so ${missing} must be set too`);
  return null;
}

/** Two settings that go together; null without both. */
function pairOf(
  text: (name: string) => string | null,
  ...names: readonly [first: string, second: string]
): readonly [string, string] | null {
  const [first, second] = names.map(text);
  if (first && second) return [first, second];
  const [given, missing] = first ? names : [names[1], names[0]];
  if (first || second) throw new BadSetting(`${given} is set, so ${missing} must be set too`);
  return null;
}
