import type { FaqSection } from '@pylon/contract/help/faq';
import { fileShelf, type Shelf, shelfWith } from '../../content/file-shelf.ts';
import { faqFile, readFaq } from './read-faq.ts';

/** Where the frequent questions are had from. */
export type FaqShelf = Shelf<readonly FaqSection[]>;

export const NO_FAQ: FaqShelf = shelfWith([]);

/**
 * The questions of a content folder.
 *
 * @param hasPlans whether plans are sold; without, nothing is told of them
 * @param tell is given a line for every state of the file that cannot be used
 * @throws when the file cannot be used at the start
 */
export const faqShelf = (
  contentDir: string,
  tell: (line: string) => void,
  { hasPlans = true, nowMs = Date.now }: { readonly hasPlans?: boolean; readonly nowMs?: () => number } = {},
): Promise<FaqShelf> =>
  fileShelf({ file: faqFile(contentDir), read: () => readFaq(contentDir, hasPlans), what: 'Questions', tell, nowMs });
