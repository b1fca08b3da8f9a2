import { join } from 'node:path';
import { contentWindow, isWindowInOrder, isWithin, OUT_OF_ORDER } from '@pylon/contract/content-window';
import type { Result } from '@pylon/engine/vocabulary/result';
import * as z from 'zod';
import { fileShelf, type Shelf, shelfWith } from '../../content/file-shelf.ts';
import { readJsonFile } from '../../content/json-file.ts';

const words = (longest: number) => z.string().trim().min(1).max(longest);
const ComingSoonEntry = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
      .max(60),
    feature: words(60),
    text: words(400).optional(),
    ...contentWindow,
  })
  .refine(isWindowInOrder, OUT_OF_ORDER);
type ComingSoonEntry = z.output<typeof ComingSoonEntry>;

/** Beside the pages the file may hold a note to whoever edits it. */
const ComingSoonFile = z.strictObject({
  note: z.string().optional(),
  pages: z.array(ComingSoonEntry).max(50),
});

export const comingSoonFile = (contentDir: string): string => join(contentDir, 'coming-soon.json');

/** Reads what a content folder says is coming soon. */
async function readComingSoon(contentDir: string): Promise<Result<readonly ComingSoonEntry[], string>> {
  const outcome = await readJsonFile(comingSoonFile(contentDir), ComingSoonFile);
  return outcome.ok ? { ok: true, value: outcome.value.pages } : outcome;
}

export type ComingSoonShelf = Shelf<readonly ComingSoonEntry[]>;
export const NO_COMING_SOON: ComingSoonShelf = shelfWith([]);

/**
 * What a content folder says is coming soon; nothing where it has no such file.
 *
 * @throws when the file cannot be used at the start
 */
export const comingSoonShelf = (contentDir: string, tell: (line: string) => void): Promise<ComingSoonShelf> =>
  fileShelf({
    file: comingSoonFile(contentDir),
    read: () => readComingSoon(contentDir),
    without: [],
    what: 'What is coming soon',
    tell,
  });

/** The page of a name at a moment: the first whose days run; undefined where there is none. */
export const comingSoonAt = (
  entries: readonly ComingSoonEntry[],
  slug: string,
  nowMs: number,
): ComingSoonEntry | undefined => entries.find((entry) => entry.slug === slug && isWithin(entry, nowMs));
