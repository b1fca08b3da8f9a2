/** A page to offer, or a gap between pages. */
export type PageMark = number | 'gap';

/**
 * The pages that a pagination offers.
 *
 * @param page the page shown, from 1
 * @param pages how many there are, 0 or more
 * @returns all of at most five; else the first three and the last, the first and the last three, or the first and the
 *   page with its neighbours, whichever holds the page
 * @example pageNumbers(6, 20) // → [1, 'gap', 5, 6, 7]
 * @source docs/sources.md "Paging"
 */
export function pageNumbers(page: number, pages: number): readonly PageMark[] {
  if (pages <= 5) return Array.from({ length: Math.max(1, pages) }, (_, index) => index + 1);
  if (page <= 3) return [1, 2, 3, 'gap', pages];
  if (page >= pages - 2) return [1, 'gap', pages - 2, pages - 1, pages];
  return [1, 'gap', page - 1, page, page + 1];
}

/** Whether a wish for a page is one to follow: another one, and one that exists. */
export const canGoTo = (wanted: number, page: number, pages: number): boolean =>
  wanted !== page && wanted >= 1 && wanted <= pages;
