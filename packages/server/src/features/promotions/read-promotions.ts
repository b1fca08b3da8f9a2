import { contentWindow, isWindowInOrder, OUT_OF_ORDER } from '@pylon/contract/content-window';
import { outsideHref } from '@pylon/contract/outside-href';
import { isPromotionOpen } from '@pylon/contract/promotions/promotion';
import * as z from 'zod';
import { type Shelf, shelfWith } from '../../content/file-shelf.ts';
import { contentWords, listShelf } from '../../content/list-shelf.ts';

const PromotionEntry = z
  .strictObject({
    partner: contentWords(60),
    browser: contentWords(60),
    href: outsideHref.optional(),
    isExample: z.boolean().default(false),
    from: contentWindow.from.unwrap(),
    until: contentWindow.until.unwrap(),
  })
  .refine(isWindowInOrder, OUT_OF_ORDER);
type PromotionEntry = z.output<typeof PromotionEntry>;

export type PromotionShelf = Shelf<readonly PromotionEntry[]>;
export const NO_PROMOTIONS: PromotionShelf = shelfWith([]);

/**
 * The promotions of a content folder; none where it has no such file.
 *
 * @throws when the file cannot be used at the start
 */
export const promotionShelf = (contentDir: string, tell: (line: string) => void): Promise<PromotionShelf> =>
  listShelf({
    ...{ contentDir, name: 'promotions', list: 'promotions', most: 50, what: 'Promotions', tell },
    entry: () => PromotionEntry,
  });

/** The promotion that runs, or else the one that begins next, or else the last one; null where there is none. */
export function promotionAt(
  entries: readonly PromotionEntry[],
  nowMs: number,
  isStartEnforced: boolean,
): { readonly entry: PromotionEntry | null; readonly isOpen: boolean } {
  const windowOf = ({ from, until }: PromotionEntry) => ({ opensMs: Date.parse(from), closesMs: Date.parse(until) });
  const inOrder = entries.toSorted((one, other) => windowOf(one).opensMs - windowOf(other).opensMs);
  const open = inOrder.find((entry) => isPromotionOpen(windowOf(entry), nowMs, isStartEnforced));
  const next = inOrder.find((entry) => windowOf(entry).closesMs > nowMs);
  return { entry: open ?? next ?? inOrder.at(-1) ?? null, isOpen: open !== undefined };
}
