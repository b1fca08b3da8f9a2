// A file of a content folder that is a list: what one of the list is differs, and nothing else does.
import { join } from 'node:path';
import * as z from 'zod';
import { fileShelf, type Shelf } from './file-shelf.ts';
import { readJsonFile } from './json-file.ts';

/** Words that a person writes into a file, without blanks around them. */
export const contentWords = (longest: number) => z.string().trim().min(1).max(longest);

interface Clash {
  readonly at: number;
  readonly field: string;
  readonly error: string;
}

export interface ListShelfParts<S extends z.ZodType> {
  readonly contentDir: string;
  /** The file's name, without '.json'. */
  readonly name: string;
  /** Under which name the list stands in it, and how long it may be. */
  readonly list: string;
  readonly most: number;
  /** What one of the list is, as things are now. */
  readonly entry: () => S | Promise<S>;
  /** What of the entries cannot stand together: the place of one in the list, its field, and why. */
  readonly clash?: (entries: readonly z.output<S>[]) => Clash | null;
  /** How that stands which entries name beside the file: when it changes they are looked at again. */
  readonly follows?: () => Promise<string>;
  /** What the file is told as: 'Sponsors'. */
  readonly what: string;
  readonly tell: (line: string) => void;
  readonly nowMs?: () => number;
}

/**
 * The list of a content folder's file; an empty one where there is no such file. Beside the list the file may hold a
 * note to whoever edits it.
 *
 * @throws when the file cannot be used at the start
 */
export function listShelf<S extends z.ZodType>(parts: ListShelfParts<S>): Promise<Shelf<readonly z.output<S>[]>> {
  const { contentDir, name, list, most, entry, clash, ...rest } = parts;
  const file = join(contentDir, `${name}.json`);
  return fileShelf<readonly z.output<S>[]>({
    ...rest,
    file,
    read: async () => {
      const entries = z
        .array(await entry())
        .max(most)
        .superRefine((all, context) => {
          const found = clash?.(all);
          if (found) context.addIssue({ code: 'custom', path: [found.at, found.field], message: found.error });
        });
      const outcome = await readJsonFile(file, z.strictObject({ note: z.string().optional(), [list]: entries }));
      if (!outcome.ok) return outcome;
      return { ok: true, value: (outcome.value as Record<string, z.output<S>[]>)[list] ?? [] }; // the schema has the list
    },
    without: [],
  });
}
