// Pictures of texts: files of the content folder `images/`, served from the product's own origin.
import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Result } from '@pylon/engine/vocabulary/result';
import { imageSize } from 'image-size';
import { LOOK_EVERY_MS, type Shelf } from './file-shelf.ts';

export interface Picture {
  readonly file: string;
  /** As HTTP names it. */
  readonly type: string;
  /** Pixels, as a browser shows it. */
  readonly width: number;
  readonly height: number;
  /** A digest of its bytes. */
  readonly version: string;
}

/** All pictures at one moment. */
export interface Pictures {
  /** A digest of all of them. */
  readonly version: string;
  /** By file name. */
  readonly byName: ReadonlyMap<string, Picture>;
}

/**
 * What a picture may be, by the end of its name: the name that the reader of sizes has for it, and its type. SVG is not
 * among them, since it may hold scripts.
 */
const KINDS: Readonly<Record<string, { readonly found: string; readonly type: string }>> = {
  png: { found: 'png', type: 'image/png' },
  jpg: { found: 'jpg', type: 'image/jpeg' },
  jpeg: { found: 'jpg', type: 'image/jpeg' },
  webp: { found: 'webp', type: 'image/webp' },
  avif: { found: 'avif', type: 'image/avif' },
  gif: { found: 'gif', type: 'image/gif' },
};
/** Small letters, digits and single hyphens, then one of the kinds: no name leads out of its folder. */
const NAME = new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*\\.(${Object.keys(KINDS).join('|')})$`);
const LARGEST_BYTES = 2 * 1024 * 1024;
const MOST_FILES = 1_000;
/** Orientations of the camera from which on width and height change places. @source https://www.exif.org/Exif2-2.PDF */
const LYING = 5;

/** Where browsers find pictures. */
export const PICTURES_PATH = '/content/images';

export const NO_PICTURES: Pictures = { version: '', byName: new Map() };

/** A picture as a screen is told of it: its address changes with its bytes. */
export const toWirePicture = (name: string, { width, height, version }: Picture) => ({
  src: `${PICTURES_PATH}/${name}?v=${version}`,
  width,
  height,
});

interface ReadPicture {
  readonly state: string;
  readonly outcome: Result<Picture, string>;
}

export interface PictureShelfParts {
  /** A picture of a later folder replaces the one of the same name before it. A folder may be missing. */
  readonly folders: readonly string[];
  /** Is given a line for every file that cannot be used. */
  readonly tell: (line: string) => void;
  readonly nowMs?: () => number;
}

/** The pictures of folders, looked at again after some seconds. A file that cannot be used is told and left out. */
export function pictureShelf({ folders, tell, nowMs = Date.now }: PictureShelfParts): Shelf<Pictures> {
  let files: ReadonlyMap<string, ReadPicture> = new Map();
  let pictures = NO_PICTURES;
  let looked: { readonly atMs: number; readonly done: Promise<Pictures> } | null = null;

  async function look(): Promise<Pictures> {
    const found = new Map<string, ReadPicture>();
    const byName = new Map<string, Picture>();
    for (const folder of folders) {
      for (const name of await namesIn(folder)) {
        const file = join(folder, name);
        const before = files.get(file);
        const read = await readAgain(file, name, before);
        if (read !== before && !read.outcome.ok) tell(`Picture left out: ${file}:1: ${read.outcome.reason}`);
        found.set(file, read);
        if (read.outcome.ok) byName.set(name, read.outcome.value);
      }
    }
    const isSame = found.size === files.size && [...found].every(([file, read]) => files.get(file) === read);
    files = found;
    if (!isSame) pictures = { version: versionOf(byName), byName };
    return pictures;
  }

  return {
    current: () => {
      if (looked === null || nowMs() - looked.atMs >= LOOK_EVERY_MS) looked = { atMs: nowMs(), done: look() };
      return looked.done;
    },
  };
}

const digest = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('base64url').slice(0, 12);
const versionOf = (byName: ReadonlyMap<string, Picture>): string =>
  digest([...byName].map(([name, { version }]) => `${name} ${version}`).join('\n'));

/** What is in a folder and no note to whoever keeps it. */
async function namesIn(folder: string): Promise<readonly string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => !/^\.|\.(md|txt)$/i.test(name))
    .sort()
    .slice(0, MOST_FILES);
}

async function readAgain(file: string, name: string, before: ReadPicture | undefined): Promise<ReadPicture> {
  const { mtimeMs, size } = await stat(file).catch(() => ({ mtimeMs: 0, size: 0 }));
  const state = `${mtimeMs} ${size}`;
  return before?.state === state ? before : { state, outcome: await readPicture(file, name, size) };
}

async function readPicture(file: string, name: string, size: number): Promise<Result<Picture, string>> {
  const kind = KINDS[NAME.exec(name)?.[1] ?? ''];
  if (!kind) {
    const ends = Object.keys(KINDS).join(', ');
    return { ok: false, reason: `must be named in small letters, digits and hyphens, and end with one of ${ends}` };
  }
  if (size > LARGEST_BYTES) return { ok: false, reason: `larger than ${LARGEST_BYTES / 1024 / 1024} MB` };
  try {
    const bytes = await readFile(file);
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    if (type !== kind.found) return { ok: false, reason: `is no ${kind.type} picture` };
    const isLying = orientation >= LYING;
    const pixels = { width: isLying ? height : width, height: isLying ? width : height };
    return { ok: true, value: { file, type: kind.type, ...pixels, version: digest(bytes) } };
  } catch {
    return { ok: false, reason: `is no ${kind.type} picture` };
  }
}
