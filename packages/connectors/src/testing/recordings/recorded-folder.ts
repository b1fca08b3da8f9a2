// A folder of recorded answers: which leagues are in it, and what it answers. Whatever is wrong with it is told.
import { existsSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { fromXml } from '../../platforms/yahoo/testing/from-xml.ts';
import { type KnownPlatformId, PLATFORMS } from '../../platforms.ts';
import { type PutTogether, putTogether } from './put-together.ts';
import { distanceOf, isPartOf, leagueIn, type RecordedRequest, seasonIn } from './recorded-request.ts';

/** A league that something was recorded of. */
export interface RecordedLeague {
  readonly platform: KnownPlatformId;
  readonly platformLeagueId: string;
  /** null where neither address, folder nor answer says it. */
  readonly season: number | null;
}

export interface RecordedFolder {
  readonly leagues: readonly RecordedLeague[];
  /** Names and addresses that accounts were asked for by. */
  readonly accounts: readonly { readonly platform: KnownPlatformId; readonly name: string }[];
  /** What of it cannot be used, in lines. */
  readonly problems: readonly string[];
  /** What was recorded at an address; null for what was not. */
  find(address: URL): RecordedAnswer | null;
}

export interface RecordedAnswer {
  readonly text: string;
  readonly season: number | null;
  /** The narrower address, where only a part of what is asked for was recorded; null for a whole answer. */
  readonly partAt: URL | null;
}

/** A folder goes by its platform's id, or by another name for it. */
const OTHER_NAMES: Readonly<Record<string, KnownPlatformId>> = Object.fromEntries(
  Object.entries({ nflcom: 'nfl', rts: 'rtsports', myfantasyleague: 'mfl' }).filter(([, id]) => id in PLATFORMS),
) as Record<string, KnownPlatformId>; // the filter leaves those that are known

const platformOf = (folder: string): KnownPlatformId | null =>
  folder in PLATFORMS && folder !== 'template' ? (folder as KnownPlatformId) : (OTHER_NAMES[folder] ?? null);

/** A folder that is none, or whose list of recordings cannot be read. */
export class UnreadableFolder extends Error {}

/** @param folder with `manifest.json`: `files`, each with `file` and `request`; throws {@link UnreadableFolder} */
export function recordedFolder(folder: string): RecordedFolder {
  const problems: string[] = [];
  const files = new Files(folder);
  const requests: RecordedRequest[] = [];
  const without = new Map<string, number>();
  const note = (what: string) => void without.set(what, (without.get(what) ?? 0) + 1);
  for (const entry of manifestOf(folder)) {
    const { file = '', request = '' } = entry;
    if (file === '') note('entries of the manifest name no file');
    else if (!files.has(file)) problems.push(`${file}: there is no such file`);
    else {
      const platform = platformOf(file.split('/')[0] ?? '');
      const address = platform && addressOf(request, files.contentOf(file));
      if (!platform) note(`files below '${file.split('/')[0]}', which is no platform that can be read`);
      else if (!address) note(`files of ${platform} without an address that they answer`);
      else requests.push(requestOf(file, platform, address, files));
    }
  }
  for (const [what, count] of without) problems.push(`${what}: ${count}`);
  const together = putTogether(requests, (file) => files.contentOf(file));
  return {
    leagues: leaguesOf(requests),
    accounts: requests.flatMap(({ platform, address }) => accountIn(platform, address) ?? []),
    problems,
    find(address) {
      const request = nearestTo(address, [...requests, ...together]);
      if (!request) return null;
      const text = 'content' in request ? JSON.stringify(request.content) : files.answerOf(request.file);
      return { text, season: request.season, partAt: isPartOf(address, request) ? request.address : null };
    },
  };
}

const nearestTo = (
  address: URL,
  requests: readonly (RecordedRequest | PutTogether)[],
): RecordedRequest | PutTogether | null =>
  requests
    .flatMap((request) => {
      const distance = distanceOf(address, request);
      return distance === null ? [] : [{ request, distance }];
    })
    .sort((one, other) => one.distance - other.distance)[0]?.request ?? null;

/** The account that an address asks for by what a person types; null for any other address. */
function accountIn(platform: KnownPlatformId, { pathname, searchParams }: URL) {
  const name = searchParams.get('email') ?? /\/users?\/([^/]+)$/.exec(pathname)?.[1];
  return name === undefined ? null : { platform, name: decodeURIComponent(name) };
}

interface Entry {
  readonly file?: string;
  readonly request?: string;
}

function manifestOf(folder: string): readonly Entry[] {
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) throw new UnreadableFolder(`There is no manifest.json in ${folder}`);
  let manifest: unknown;
  try {
    manifest = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    throw new UnreadableFolder(`${path} is no JSON`);
  }
  const files: unknown = typeof manifest === 'object' && manifest !== null && 'files' in manifest && manifest.files;
  if (!Array.isArray(files)) throw new UnreadableFolder(`${path} has no list of files`);
  const textOf = (value: unknown) => (typeof value === 'string' ? { text: value } : {});
  return files.map((entry: unknown): Entry => {
    if (typeof entry !== 'object' || entry === null) return {};
    const file = textOf('file' in entry ? entry.file : null);
    const request = textOf('request' in entry ? entry.request : null);
    return { ...('text' in file && { file: file.text }), ...('text' in request && { request: request.text }) };
  });
}

/** Where an answer was asked for: in the words of the manifest, or in the file itself. */
function addressOf(request: string, content: unknown): URL | null {
  const told = /^(?:GET\s+)?(https?:\/\/\S+)/.exec(request.trim())?.[1];
  const inFile = typeof content === 'object' && content !== null && 'url' in content ? String(content.url) : null;
  return URL.parse(told ?? inFile ?? '');
}

/** `<league>-<season>`, as far as a folder says it. */
function folderSays(file: string): { readonly leagueId: string | null; readonly season: number | null } {
  const folders = file.split('/').slice(1, -1);
  const [, name = '', season] = folders.flatMap((folder) => /^(.+)-((?:19|20)\d\d)$/.exec(folder) ?? []);
  return { leagueId: /^\d[\w.]*$/.test(name) ? name : null, season: season === undefined ? null : Number(season) };
}

function requestOf(file: string, platform: KnownPlatformId, address: URL, files: Files): RecordedRequest {
  const says = folderSays(file);
  const season = seasonIn(address) ?? says.season;
  return {
    ...{ file, platform, address },
    leagueId: leagueIn(address) ?? says.leagueId,
    season: season ?? seasonOf(files.answered(file)),
  };
}

/** What stands under a name; undefined where nothing does. */
const under = (content: unknown, name: string): unknown =>
  typeof content === 'object' && content !== null ? new Map(Object.entries(content)).get(name) : undefined;

/** The season that an answer says of itself; Yahoo's say it of the league that they are about. */
function seasonOf(answer: unknown): number | null {
  const league = under(under(answer, 'fantasy_content'), 'league');
  const said = [answer, league, under(league, '0')].map((part) => Number(under(part, 'season')));
  return said.find((season) => season > 1990 && season < 2100) ?? null;
}

function leaguesOf(requests: readonly RecordedRequest[]): readonly RecordedLeague[] {
  const found: RecordedLeague[] = [];
  const ofLeagues = requests.filter(({ leagueId }) => leagueId !== null);
  for (const same of Map.groupBy(ofLeagues, ({ platform, leagueId }) => `${platform} ${leagueId}`).values()) {
    const [first] = same;
    const seasons = [...new Set(same.flatMap(({ season }) => season ?? []))];
    for (const season of seasons.length > 0 ? seasons : [null])
      if (first) found.push({ platform: first.platform, platformLeagueId: first.leagueId ?? '', season });
  }
  return found;
}

/** Files of a folder, each read once and unpacked; none outside it. */
class Files {
  readonly #folder: string;
  readonly #texts = new Map<string, string>();
  constructor(folder: string) {
    this.#folder = folder;
  }

  #pathOf(file: string): string | null {
    const path = normalize(join(this.#folder, file));
    return path.startsWith(normalize(this.#folder + sep)) && existsSync(path) ? path : null;
  }

  has(file: string): boolean {
    return this.#pathOf(file) !== null;
  }

  #textOf(file: string): string {
    const known = this.#texts.get(file);
    if (known !== undefined) return known;
    const path = this.#pathOf(file);
    const text = path === null ? '' : unpacked(readFileSync(path)).toString('utf8');
    this.#texts.set(file, text);
    return text;
  }

  /** The answer as the platform gave it: without what a recorder wrote around it, and Yahoo's XML as its JSON. */
  answerOf(file: string): string {
    const text = this.#textOf(file);
    if (file.startsWith('yahoo/') && file.endsWith('.xml')) return JSON.stringify(fromXml(text));
    const content = this.contentOf(file);
    const isWrapped = typeof content === 'object' && content !== null && 'url' in content && 'body' in content;
    return isWrapped ? JSON.stringify(content.body) : text;
  }

  /** The answer as JSON; null for one that is none. */
  answered(file: string): unknown {
    try {
      return JSON.parse(this.answerOf(file));
    } catch {
      return null;
    }
  }

  /** The file as JSON; null for one that is none. */
  contentOf(file: string): unknown {
    try {
      return JSON.parse(this.#textOf(file));
    } catch {
      return null;
    }
  }
}

function unpacked(bytes: Buffer): Buffer {
  try {
    return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
  } catch {
    return bytes;
  }
}
