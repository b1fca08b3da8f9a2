import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '@pylon/engine/tables/sort-rows';
import type { Result } from '@pylon/engine/vocabulary/result';
import { contentFolders } from '../../content/content-folders.ts';
import { LOOK_EVERY_MS, type Shelf, shelfWith } from '../../content/file-shelf.ts';
import { NO_PICTURES, type Pictures } from '../../content/picture-shelf.ts';
import { readArticle, type WrittenArticle } from './read-article.ts';

/** An article, and the file that it stands in. */
export interface ShelvedArticle extends WrittenArticle {
  readonly file: string;
}

/** All articles at one moment. */
export interface Articles {
  /** A digest of all of them. */
  readonly version: string;
  /** Newest first, those of one day by title. */
  readonly articles: readonly ShelvedArticle[];
  readonly bySlug: ReadonlyMap<string, ShelvedArticle>;
}

/** Where articles are had from: what is in the folders now, give or take a few seconds. */
export type ArticleShelf = Shelf<Articles>;

/** Ten times a long article. */
const LARGEST_FILE_BYTES = 64 * 1024;
const MOST_FILES = 1_000;

/** A file's state that was read, and what came of it. */
interface ReadFile {
  readonly state: string;
  readonly outcome: Result<ShelvedArticle, string>;
  /** The article that this file held when it last could be used. */
  readonly good: ShelvedArticle | null;
}

export const NO_ARTICLES: ArticleShelf = { current: async () => shelfOf([]) };

/** The product's own articles, and those of an operator, which replace them. */
export const articleFolders = (contentDir: string): readonly string[] => contentFolders(contentDir, 'articles');

export interface ShelfParts {
  /** An article of a later folder replaces the one of the same name before it. A folder may be missing. */
  readonly folders: readonly string[];
  /** Pictures that articles may show; none unless given. */
  readonly pictures?: Shelf<Pictures>;
  /** Is given a line for every file that cannot be used. */
  readonly tell: (line: string) => void;
  /** Without plans nothing is told of them. */
  readonly hasPlans: boolean;
  readonly nowMs?: () => number;
}

/**
 * The articles of folders, read when they are first asked for and again when a file has changed. A bad file costs
 * itself: it is told once, and what it held before stays; one that never was good is left out.
 */
export function articleShelf(parts: ShelfParts): ArticleShelf {
  const { folders, pictures = shelfWith(NO_PICTURES), tell, hasPlans, nowMs = Date.now } = parts;
  let files: ReadonlyMap<string, ReadFile> = new Map();
  let shelf = shelfOf([]);
  let looked: { readonly atMs: number; readonly done: Promise<Articles> } | null = null;

  async function look(): Promise<Articles> {
    const names = (await Promise.all(folders.map(filesIn))).flat();
    const shown = await pictures.current();
    const found = await Promise.all(
      names.map(async (file) => [file, await readAgain(file, files.get(file), shown)] as const),
    );
    const isSame = found.length === files.size && found.every(([file, read]) => files.get(file) === read);
    if (isSame) return shelf;
    for (const [file, read] of found) {
      if (!read.outcome.ok && files.get(file) !== read)
        tell(`Article ${read.good ? 'not changed' : 'left out'}: ${file}:${read.outcome.reason}`);
    }
    files = new Map(found);
    const articles = found.flatMap(([, { good }]) => good ?? []);
    shelf = shelfOf(articles.filter(({ topic }) => hasPlans || topic !== 'plans'));
    return shelf;
  }

  return {
    current: () => {
      if (looked === null || nowMs() - looked.atMs >= LOOK_EVERY_MS) looked = { atMs: nowMs(), done: look() };
      return looked.done;
    },
  };
}

/** The Markdown files of a folder, by name; none of a folder that is not there. */
async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter((name) => name.endsWith('.md'))
    .sort(compareText)
    .slice(0, MOST_FILES)
    .map((name) => join(folder, name));
}

/** The file as it is now: what was read before when it has not changed since. */
async function readAgain(file: string, before: ReadFile | undefined, pictures: Pictures): Promise<ReadFile> {
  try {
    const { mtimeMs, size } = await stat(file);
    const state = `${mtimeMs} ${size} ${pictures.version}`;
    if (before?.state === state) return before;
    if (size > LARGEST_FILE_BYTES) return refused(state, `1: larger than ${LARGEST_FILE_BYTES / 1024} kB`, before);
    const name = /([^/\\]*)\.md$/.exec(file)?.[1] ?? '';
    const read = readArticle(name, await readFile(file, 'utf8'), pictures);
    if (!read.ok) return refused(state, read.reason, before);
    const good = { ...read.value, file };
    return { state, outcome: { ok: true, value: good }, good };
  } catch {
    return refused('unread', '1: cannot be read', before);
  }
}

const refused = (state: string, reason: string, before: ReadFile | undefined): ReadFile =>
  before?.state === state ? before : { state, outcome: { ok: false, reason }, good: before?.good ?? null };

/** @param found a later one replaces one of the same slug before it */
function shelfOf(found: readonly ShelvedArticle[]): Articles {
  const bySlug = new Map(found.map((article) => [article.slug, article]));
  const articles = [...bySlug.values()].sort(
    (one, other) => compareText(other.date, one.date) || compareText(one.title, other.title),
  );
  const version = createHash('sha256').update(JSON.stringify(articles)).digest('base64url').slice(0, 16);
  return { version, articles, bySlug };
}
