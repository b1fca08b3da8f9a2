import { type RefObject, useEffect, useState } from 'react';

/** Whether what a place holds is wider than the place. True until it has been measured, as on the server. */
export function useIsWider(place: RefObject<HTMLElement | null>): boolean {
  const [isWider, setIsWider] = useState(true);
  useEffect(() => {
    const outer = place.current;
    const inner = outer?.firstElementChild;
    if (!outer || !inner || !('ResizeObserver' in window)) return;
    const watcher = new ResizeObserver(() => setIsWider(inner.scrollWidth > outer.clientWidth));
    watcher.observe(outer);
    watcher.observe(inner);
    return () => watcher.disconnect();
  }, [place]);
  return isWider;
}
