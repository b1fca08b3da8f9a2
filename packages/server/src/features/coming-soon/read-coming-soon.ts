import { contentWindow, doOverlap, isWindowInOrder, isWithin, OUT_OF_ORDER } from '@pylon/contract/content-window';
import * as z from 'zod';
import { type Shelf, shelfWith } from '../../content/file-shelf.ts';
import { contentWords, listShelf } from '../../content/list-shelf.ts';

const ComingSoonEntry = z
  .strictObject({
    slug: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
      .max(60),
    feature: contentWords(60),
    text: contentWords(400).optional(),
    ...contentWindow,
  })
  .refine(isWindowInOrder, OUT_OF_ORDER);
type ComingSoonEntry = z.output<typeof ComingSoonEntry>;

export type ComingSoonShelf = Shelf<readonly ComingSoonEntry[]>;
export const NO_COMING_SOON: ComingSoonShelf = shelfWith([]);

/** A page that is another one's on the same days. */
function toldTwice(entries: readonly ComingSoonEntry[]) {
  const at = entries.findIndex((entry, index) =>
    entries.slice(0, index).some((before) => before.slug === entry.slug && doOverlap(before, entry)),
  );
  return at < 0 ? null : { at, field: 'slug', error: 'is another page’s on the same days' };
}

/**
 * What a content folder says is coming soon; nothing where it has no such file.
 *
 * @throws when the file cannot be used at the start
 */
export const comingSoonShelf = (contentDir: string, tell: (line: string) => void): Promise<ComingSoonShelf> =>
  listShelf({
    ...{ contentDir, name: 'coming-soon', list: 'pages', most: 50, what: 'What is coming soon', tell },
    entry: () => ComingSoonEntry,
    clash: toldTwice,
  });

/** The page of a name at a moment; undefined where there is none. */
export const comingSoonAt = (
  entries: readonly ComingSoonEntry[],
  slug: string,
  nowMs: number,
): ComingSoonEntry | undefined => entries.find((entry) => entry.slug === slug && isWithin(entry, nowMs));

/** What is coming soon at a moment. */
export const allComingSoonAt = (entries: readonly ComingSoonEntry[], nowMs: number): readonly ComingSoonEntry[] =>
  entries.filter((entry) => isWithin(entry, nowMs));
