// Where files come from: the sources' own addresses, or a folder that stands in for them.
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';

/** A file fetched and unpacked, or why not. `absent`: the source does not publish it (yet); `truncated`: it came incomplete. */
export type Fetched =
  | { readonly ok: true; readonly bytes: Buffer; readonly file: string }
  | {
      readonly ok: false;
      readonly reason: 'absent' | 'unreachable' | 'truncated' | 'forbidden-host';
      readonly detail: string;
    };

/** Gets published files by address. */
export interface Fetcher {
  /** @param url address as the source publishes it. Never throws. */
  fetch(url: string): Promise<Fetched>;
}

/** Hosts that the open sources use, and the ones their addresses lead on to. Nothing else is ever asked. */
export const SOURCE_HOSTS: ReadonlySet<string> = new Set([
  'github.com',
  'raw.githubusercontent.com',
  'objects.githubusercontent.com',
  'release-assets.githubusercontent.com',
  'api.sleeper.app',
  'fantasyfootballcalculator.com',
  'www.fantasyfootballcalculator.com',
]);

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

const delivered = (bytes: Buffer, file: string): Fetched => {
  const whole = unpacked(bytes);
  return whole === null
    ? { ok: false, reason: 'truncated', detail: `${file}: the packed file is cut off or damaged` }
    : { ok: true, bytes: whole, file };
};

/**
 * Reads a folder that stands in for the sources: `index.tsv` (address, tab, file) says which file answers an address;
 * without an entry the file is looked for under `<host>/<path>`.
 *
 * @param folder an existing folder; an address can never lead out of it
 */
export function mirrorFetcher(folder: string): Fetcher {
  const index = new Map<string, string>();
  const indexFile = join(folder, 'index.tsv');
  if (existsSync(indexFile)) {
    for (const line of readFileSync(indexFile, 'utf8').split(/\r?\n/)) {
      const [url, file] = line.split('\t');
      if (url?.startsWith('https://') && file) index.set(url, file);
    }
  }
  return {
    fetch: async (url) => {
      const { host, pathname, search } = new URL(url);
      const file = index.get(url) ?? `${host}${decodeURIComponent(pathname)}${search.replace('?', '_')}`;
      const path = normalize(join(folder, file));
      if (!path.startsWith(normalize(folder) + sep) && normalize(folder) !== path) {
        return { ok: false, reason: 'forbidden-host', detail: `${file} is outside the mirror` };
      }
      const found = [path, `${path}.gz`].find((candidate) => existsSync(candidate));
      if (!found) return { ok: false, reason: 'absent', detail: `${url}: not in the mirror` };
      return delivered(readFileSync(found), file);
    },
  };
}

/** How the network is used; every value has a sensible default. */
export interface HttpOptions {
  /** Milliseconds until an attempt is given up; default 60,000. */
  readonly timeoutMs?: number;
  /** Attempts in all, with 1, 2, 4 ... seconds between; default 4. */
  readonly attempts?: number;
  /** Milliseconds between two requests to one host; default 150. */
  readonly paceMs?: number;
  /** Stand-in for the network, for tests. */
  readonly request?: typeof fetch;
  /** Stand-in for waiting, for tests. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** After so many files in a row that a host did not deliver, it is not asked again: a sync asks for dozens. */
const HOST_FAILURES = 3;
const MAX_REDIRECTS = 5;
const MAX_BYTES = 512 * 1024 * 1024;

/**
 * Fetches from the sources themselves: only {@link SOURCE_HOSTS} over https, redirects included; polite, patient, bounded.
 * Made for one sync: a host that keeps failing is given up for the fetcher's life.
 */
export function httpFetcher(options: HttpOptions = {}): Fetcher {
  const { timeoutMs = 60_000, attempts = 4, paceMs = 150, request = fetch, wait = sleep } = options;
  const nextFree = new Map<string, number>();
  const failures = new Map<string, number>();

  async function pace(host: string): Promise<void> {
    const now = Date.now();
    const start = Math.max(now, nextFree.get(host) ?? 0);
    nextFree.set(host, start + paceMs);
    if (start > now) await wait(start - now);
  }

  async function once(url: string): Promise<Fetched | 'again'> {
    let address = new URL(url);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      if (address.protocol !== 'https:' || !SOURCE_HOSTS.has(address.hostname)) {
        return { ok: false, reason: 'forbidden-host', detail: `${address.hostname} is not a source's host` };
      }
      await pace(address.hostname);
      const response = await request(address, {
        redirect: 'manual',
        headers: { 'user-agent': 'Pylon almanac' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location) {
        address = new URL(location, address);
        continue;
      }
      if (response.status === 404 || response.status === 410) {
        return { ok: false, reason: 'absent', detail: `${url}: ${response.status}` };
      }
      if (!response.ok) return 'again';
      if (Number(response.headers.get('content-length') ?? 0) > MAX_BYTES) {
        return { ok: false, reason: 'unreachable', detail: `${url}: larger than any file of the sources` };
      }
      return delivered(Buffer.from(await response.arrayBuffer()), url);
    }
    return { ok: false, reason: 'unreachable', detail: `${url}: too many redirects` };
  }

  return {
    fetch: async (url) => {
      const host = new URL(url).hostname;
      const failed = failures.get(host) ?? 0;
      for (let attempt = 0; attempt < attempts && failed < HOST_FAILURES; attempt++) {
        if (attempt > 0) await wait(1000 * 2 ** (attempt - 1));
        // A broken connection, a time-out and an answer cut short all end here as exceptions: the next attempt decides.
        const answer = await once(url).catch(() => 'again' as const);
        if (answer !== 'again') {
          failures.delete(host);
          return answer;
        }
      }
      failures.set(host, failed + 1);
      const detail = failed < HOST_FAILURES ? `no answer after ${attempts} attempts` : `${host} has not been answering`;
      return { ok: false, reason: 'unreachable', detail: `${url}: ${detail}` };
    },
  };
}
