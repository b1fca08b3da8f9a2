// Where files come from: the sources' own addresses, or a folder that stands in for them.
import { gunzipSync } from 'node:zlib';
import { type OutboundParts, outbound, outboundParts } from '@pylon/outbound/outbound';
import { UNPACED } from '@pylon/outbound/pace';
import { RECORDED_FILE, recordedNetwork } from '@pylon/outbound/recorded';
import { mayAsk, type Site } from '@pylon/outbound/site';
import { MARKET_SOURCES } from '../market/market-sources.ts';

/**
 * A file fetched and unpacked, or why not. `absent`: the source does not publish it (yet); `truncated`: it came
 * incomplete; `off`: the operator has switched its source off.
 */
export type Fetched =
  | {
      readonly ok: true;
      readonly bytes: Buffer;
      readonly file: string;
      /** Set when it is an answer of before: why its source did not give another, null when it was not asked. */
      readonly kept?: { readonly problem: string | null };
    }
  | {
      readonly ok: false;
      readonly reason: 'absent' | 'unreachable' | 'truncated' | 'forbidden-host' | 'off';
      readonly detail: string;
    };

/** Gets published files by address. */
export interface Fetcher {
  /** @param url address as the source publishes it. Never throws for what a source does. */
  fetch(url: string): Promise<Fetched>;
}

/** How every source is asked: dozens of files at a time, some of them large, and nobody waits for one of them alone. */
const PATIENTLY = {
  paceMs: 150,
  mostWaitingMs: 120_000,
  timeoutMs: 60_000,
  attempts: 4,
  pauseMs: 1_000,
  throttledPauseMs: 1_000,
  mostBytes: 512 * 1024 * 1024,
  userAgent: 'Pylon almanac',
};

/** The open sources, with the hosts that their addresses lead on to. Nothing else is ever asked. */
export const SOURCE_SITES: readonly Site[] = [
  {
    ...PATIENTLY,
    name: 'github',
    hosts: [
      'github.com',
      'raw.githubusercontent.com',
      'objects.githubusercontent.com',
      'release-assets.githubusercontent.com',
    ],
  },
  // Under a platform's own name: what is asked for leagues and drafts counts, too.
  ...MARKET_SOURCES.map(({ name, site }) => ({ ...PATIENTLY, ...site, name })),
];

/** Sources that an operator can switch off; without the others there is nothing to show. */
export const SPARE_SOURCES: readonly string[] = SOURCE_SITES.map(({ name }) => name).filter(
  (name) => name !== 'github',
);

/** After so many files in a row that a source did not deliver, it is not asked again: a sync asks for dozens. */
const MOST_FAILURES = 3;

/**
 * Unpacks gzip when the bytes begin with its mark, whatever the name says.
 * @returns null when the packed bytes are cut off or damaged
 */
export function unpacked(bytes: Buffer): Buffer | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes);
  } catch {
    return null;
  }
}

/** A fetcher that never asks some of the sources. @param off names of {@link SPARE_SOURCES} */
export function fetcherWithout(off: readonly string[], fetcher: Fetcher): Fetcher {
  const sites = SOURCE_SITES.filter(({ name }) => off.includes(name));
  return {
    fetch: async (url) => {
      const site = sites.find((candidate) => mayAsk(candidate, new URL(url)));
      return site ? { ok: false, reason: 'off', detail: `${site.name} is switched off` } : fetcher.fetch(url);
    },
  };
}

/** Fetches from the sources. Made for one sync: a source that keeps failing is given up for the fetcher's life. */
export function sourceFetcher(parts: OutboundParts = outboundParts(), sites = SOURCE_SITES): Fetcher {
  const asked = sites.map((site) => ({ site, ask: outbound(site, parts), failures: 0 }));
  return {
    fetch: async (url) => {
      const source = asked.find(({ site }) => mayAsk(site, new URL(url)));
      if (!source) return { ok: false, reason: 'forbidden-host', detail: `${url}: no source is there` };
      if (source.failures >= MOST_FAILURES)
        return { ok: false, reason: 'unreachable', detail: `${url}: ${source.site.name} has not been answering` };
      const answer = await source.ask(url);
      if (!answer.ok) {
        if (answer.reason === 'forbidden-host') return { ok: false, reason: answer.reason, detail: answer.detail };
        source.failures++;
        return { ok: false, reason: 'unreachable', detail: answer.detail };
      }
      source.failures = 0;
      const { status, headers, bytes } = answer;
      if (status < 300) return delivered(bytes, decodeURI(headers.get(RECORDED_FILE) ?? encodeURI(url)));
      const reason = REASONS[status] ?? 'unreachable';
      return { ok: false, reason, detail: `${url}: ${status}` };
    },
  };
}

const REASONS: Readonly<Record<number, 'absent' | 'forbidden-host'>> = {
  403: 'forbidden-host',
  404: 'absent',
  410: 'absent',
};

function delivered(bytes: Buffer, file: string): Fetched {
  const whole = unpacked(bytes);
  return whole === null
    ? { ok: false, reason: 'truncated', detail: `${file}: the packed file is cut off or damaged` }
    : { ok: true, bytes: whole, file };
}

/** Reads a folder that stands in for the sources. */
export const mirrorFetcher = (folder: string): Fetcher =>
  sourceFetcher(outboundParts({ network: recordedNetwork(folder), pace: UNPACED }));
