import { contentWindow, isWindowInOrder, isWithin, OUT_OF_ORDER } from '@pylon/contract/content-window';
import { outsideHref } from '@pylon/contract/outside-href';
import { SPONSOR_SLOTS, type Sponsor } from '@pylon/contract/sponsors/sponsors';
import * as z from 'zod';
import { type Shelf, shelfWith } from '../../content/file-shelf.ts';
import { contentWords, listShelf } from '../../content/list-shelf.ts';
import { type Pictures, toWirePicture } from '../../content/picture-shelf.ts';

/** A sponsor as the file says it. A name that is none of these is a slip of the fingers. */
const Entry = (pictures: Pictures) =>
  z
    .strictObject({
      slot: z.enum(SPONSOR_SLOTS),
      name: contentWords(60),
      title: contentWords(60).optional(),
      text: contentWords(200).optional(),
      action: contentWords(40).optional(),
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
  listShelf({
    ...{ contentDir, name: 'sponsors', list: 'sponsors', most: 100, what: 'Sponsors', tell, nowMs },
    entry: async () => Entry(await pictures.current()),
    follows: async () => (await pictures.current()).version,
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
