import { join } from 'node:path';
import { contentWindow, isWindowInOrder, OUT_OF_ORDER } from '@pylon/contract/content-window';
import { outsideHref } from '@pylon/contract/outside-href';
import { isPromotionOpen } from '@pylon/contract/promotions/promotion';
import type { Result } from '@pylon/engine/vocabulary/result';
import * as z from 'zod';
import { fileShelf, type Shelf, shelfWith } from '../../content/file-shelf.ts';
import { readJsonFile } from '../../content/json-file.ts';

const words = z.string().trim().min(1).max(60);
const PromotionEntry = z
  .strictObject({
    partner: words,
    browser: words,
    href: outsideHref.optional(),
    isExample: z.boolean().default(false),
    from: contentWindow.from.unwrap(),
    until: contentWindow.until.unwrap(),
  })
  .refine(isWindowInOrder, OUT_OF_ORDER);
type PromotionEntry = z.output<typeof PromotionEntry>;

/** Beside the promotions the file may hold a note to whoever edits it. */
const PromotionsFile = z.strictObject({
  note: z.string().optional(),
  promotions: z.array(PromotionEntry).max(50),
});

export const promotionsFile = (contentDir: string): string => join(contentDir, 'promotions.json');

/** Reads the promotions of a content folder. */
export async function readPromotions(contentDir: string): Promise<Result<readonly PromotionEntry[], string>> {
  const outcome = await readJsonFile(promotionsFile(contentDir), PromotionsFile);
  return outcome.ok ? { ok: true, value: outcome.value.promotions } : outcome;
}

export type PromotionShelf = Shelf<readonly PromotionEntry[]>;
export const NO_PROMOTIONS: PromotionShelf = shelfWith([]);

/**
 * The promotions of a content folder; none where it has no such file.
 *
 * @throws when the file cannot be used at the start
 */
export const promotionShelf = (contentDir: string, tell: (line: string) => void): Promise<PromotionShelf> =>
  fileShelf({
    file: promotionsFile(contentDir),
    read: () => readPromotions(contentDir),
    without: [],
    what: 'Promotions',
    tell,
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
