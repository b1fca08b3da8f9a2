/** A folder of recorded answers that stands in for the internet. */
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Network } from './outbound.ts';

/** Header of a recorded answer: the file in the folder that it was read from. */
export const RECORDED_FILE = 'x-recorded-file';

/** Header of what a server that stands in is asked: the whole address, of which the server itself sees the path. */
export const ASKED_ADDRESS = 'x-asked-address';

/**
 * Answers from a folder. Which file answers an address is said by `index.tsv` (address, tab, file) or by
 * `manifest.json` (`files`, each with `request` and `file`); what neither names is looked for under `<host>/<path>`.
 * Packed files are unpacked whatever they are called; one that is cut off is given as it is.
 *
 * @param folder an existing folder; an address never leads out of it
 */
export function recordedNetwork(folder: string): Network {
  const fileOf = new Map([...indexed(join(folder, 'index.tsv')), ...listed(join(folder, 'manifest.json'))]);
  return async (address) => {
    const { href, host, pathname, search } = address;
    const file = fileOf.get(href) ?? `${host}${decodeURIComponent(pathname)}${search.replace('?', '_')}`;
    const path = normalize(join(folder, file));
    if (!path.startsWith(normalize(folder + sep))) return new Response(`${file} is outside`, { status: 403 });
    const found = [path, `${path}.gz`].find((candidate) => existsSync(candidate));
    if (found === undefined) return new Response('not recorded', { status: 404 });
    return new Response(unpacked(readFileSync(found)), { headers: { [RECORDED_FILE]: encodeURI(file) } });
  };
}

/**
 * The internet with stand-ins for some of its sites.
 *
 * @param standIns by name of the site: a folder of recorded answers, or the origin of a server that is asked for the
 *   same paths ('http://127.0.0.1:4602')
 */
export function standInNetwork(standIns: Readonly<Record<string, string>>, others: Network = fetch): Network {
  const networks = new Map(Object.entries(standIns).map(([site, what]) => [site, standIn(what, others)]));
  return (address, options) => (networks.get(options.site) ?? others)(address, options);
}

const standIn = (what: string, network: Network): Network =>
  /^https?:\/\//.test(what)
    ? ({ href, pathname, search }, options) =>
        network(new URL(pathname + search, what), {
          ...options,
          headers: { ...options.headers, [ASKED_ADDRESS]: href },
        })
    : recordedNetwork(what);

type Entry = readonly [href: string, file: string];

function indexed(path: string): readonly Entry[] {
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split(/\r?\n/)
    .flatMap((line): readonly Entry[] => {
      const [url = '', file] = line.split('\t');
      return url.startsWith('https://') && file ? [[new URL(url).href, file]] : [];
    });
}

function listed(path: string): readonly Entry[] {
  if (!existsSync(path)) return [];
  const { files = [] } = JSON.parse(readFileSync(path, 'utf8')) as Manifest;
  return files.flatMap(({ request = '', file }): readonly Entry[] => {
    const url = URL.parse(request.replace(/^GET /, ''));
    return url && file ? [[url.href, file]] : [];
  });
}

/** As far as it is looked at; a manifest says more, and an entry may lack anything. */
interface Manifest {
  readonly files?: readonly { readonly file?: string; readonly request?: string }[];
}

function unpacked(bytes: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes);
  } catch {
    return bytes;
  }
}
