import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Share of the last row that must be in sight, and how far around the window counts as sight. */
const SHARE = 0.1;
const MARGIN = '5%';

/** How near a list's end is for more of it to be asked for, as `margin`. @source docs/sources.md "Paging" */
export const NEAR_THE_END = '100px';

/**
 * Calls `onMore` when a tenth of the last row has come into view, or is about to.
 *
 * @param last the row at the end; it is watched anew whenever `length` changes
 * @param onMore absent when there is no more
 * @param margin how far around the window counts as in view
 * @source docs/sources.md "Board of picks"
 */
export function useLastInView(
  last: RefObject<Element | null>,
  length: number,
  onMore: (() => void) | null,
  margin = MARGIN,
): void {
  const showMore = useEffectEvent(() => onMore?.());
  const hasMore = onMore !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another length another element is the last one
  useEffect(() => {
    if (!last.current || !hasMore) return;
    const watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && showMore(), {
      threshold: SHARE,
      rootMargin: margin,
    });
    watcher.observe(last.current);
    return () => watcher.disconnect();
  }, [last, length, hasMore, margin]);
}
