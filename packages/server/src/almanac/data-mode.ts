import type { EditionMode } from '@pylon/almanac/editions/edition';
import { seasonOf } from '@pylon/almanac/sources/reading/calendar';
import { SOURCE_SITES, sourceFetcher } from '@pylon/almanac/sources/reading/fetcher';
import type { OutboundParts } from '@pylon/outbound/outbound';
import { dayOf } from '../clock.ts';
import type { Config } from '../config.ts';

type Wish = Pick<Config, 'almanac' | 'mirror' | 'frozenAt'>;

/**
 * The settings that an edition was made for, as one line of text: another mode, mirror or frozen day needs another
 * edition.
 * @example originOf('mirror', { mirror: '/srv/mirror', frozenAt: new Date('2025-11-05T12:00:00Z') }) // → 'mirror
 *   /srv/mirror 2025-11-05'
 */
export const originOf = (mode: EditionMode, { mirror, frozenAt }: Pick<Wish, 'mirror' | 'frozenAt'>): string => {
  const day = frozenAt && dayOf(frozenAt);
  if (mode === 'sample') return day === null ? mode : `${mode} ${seasonOf(day)}`;
  return [mode, mode === 'mirror' ? mirror : null, day].filter((part) => part !== null).join(' ');
};

/**
 * Which data mode applies.
 *
 * `auto` is the mirror when one is set, else live, else sample. Live data that are there already stay even when the
 * sources cannot be reached today; sample data give way as soon as they can.
 *
 * @param storedOrigin the settings that the edition in force was made for; null without an edition
 * @param sourcesReachable asked only when it decides
 */
export async function decideMode(
  wish: Wish,
  storedOrigin: string | null,
  sourcesReachable: () => Promise<boolean>,
): Promise<EditionMode> {
  if (wish.almanac !== 'auto') return wish.almanac;
  if (wish.mirror) return 'mirror';
  // Whatever real data there are, only a person may put the invented season in their place.
  if (storedOrigin !== null && !storedOrigin.startsWith('sample')) return 'live';
  return (await sourcesReachable()) ? 'live' : 'sample';
}

const PROBED_ADDRESS = 'https://raw.githubusercontent.com/dynastyprocess/data/master/README.md';

/** Whether the open sources answer within a time. */
export async function canReachSources(parts: OutboundParts, timeoutMs: number): Promise<boolean> {
  const hasty = SOURCE_SITES.map((site) => ({ ...site, attempts: 1, timeoutMs, mostWaitingMs: timeoutMs }));
  return (await sourceFetcher(parts, hasty).fetch(PROBED_ADDRESS)).ok;
}
