import { join } from 'node:path';
import { contentWindow, isWindowInOrder, isWithin, OUT_OF_ORDER } from '@pylon/contract/content-window';
import { outsideHref } from '@pylon/contract/outside-href';
import { SPONSOR_SLOTS, type Sponsor } from '@pylon/contract/sponsors/sponsors';
import type { Result } from '@pylon/engine/vocabulary/result';
import * as z from 'zod';
import { fileShelf, type Shelf, shelfWith } from '../../content/file-shelf.ts';
import { readJsonFile } from '../../content/json-file.ts';
import { type Pictures, toWirePicture } from '../../content/picture-shelf.ts';

const words = (longest: number) => z.string().trim().min(1).max(longest);
/** A sponsor as the file says it. A name that is none of these is a slip of the fingers. */
const Entry = (pictures: Pictures) =>
  z
    .strictObject({
      slot: z.enum(SPONSOR_SLOTS),
      name: words(60),
      title: words(60).optional(),
      text: words(200).optional(),
      action: words(40).optional(),
      href: outsideHref,
      picture: z
        .string()
        .refine((name) => pictures.byName.has(name), { error: 'names no picture of the folder images/' })
        .optional(),
      isExample: z.boolean().default(false),
      ...contentWindow,
    })
    .refine(isWindowInOrder, OUT_OF_ORDER);
export type SponsorEntry = z.output<ReturnType<typeof Entry>>;

export const sponsorsFile = (contentDir: string): string => join(contentDir, 'sponsors.json');

/** Reads the sponsors of a content folder. */
export async function readSponsors(
  contentDir: string,
  pictures: Pictures,
): Promise<Result<readonly SponsorEntry[], string>> {
  // besides the sponsors the file may hold a note to whoever edits it
  const schema = z.strictObject({ note: z.string().optional(), sponsors: z.array(Entry(pictures)).max(100) });
  const outcome = await readJsonFile(sponsorsFile(contentDir), schema);
  return outcome.ok ? { ok: true, value: outcome.value.sponsors } : outcome;
}

export type SponsorShelf = Shelf<readonly SponsorEntry[]>;
export const NO_SPONSORS: SponsorShelf = shelfWith([]);

/**
 * The sponsors of a content folder; none where it has no such file.
 *
 * @throws when the file cannot be used at the start
 */
export const sponsorShelf = (
  contentDir: string,
  pictures: Shelf<Pictures>,
  tell: (line: string) => void,
  nowMs: () => number = Date.now,
): Promise<SponsorShelf> =>
  fileShelf({
    file: sponsorsFile(contentDir),
    read: async () => readSponsors(contentDir, await pictures.current()),
    without: [],
    what: 'Sponsors',
    tell,
    nowMs,
  });

/** The sponsor of each place at a moment: of several the first. */
export function sponsorsAt(entries: readonly SponsorEntry[], pictures: Pictures, nowMs: number): readonly Sponsor[] {
  const running = entries.filter((entry) => isWithin(entry, nowMs));
  return SPONSOR_SLOTS.flatMap((slot) => running.find((entry) => entry.slot === slot) ?? []).map((entry) => {
    const { slot, name, title = null, text = null, action = name, href, picture, isExample } = entry;
    const file = picture === undefined ? undefined : pictures.byName.get(picture);
    const shown = picture !== undefined && file ? toWirePicture(picture, file) : null;
    return { slot, name, title, text, action, href, picture: shown, isExample };
  });
}
