import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';

type Place = RefObject<HTMLDivElement | null>;

/** True before there is something to measure, as on the server. */
const isWiderNow = ({ current }: Place): boolean => !current || current.scrollWidth > current.clientWidth;

/** Whether the table in a place is wider than the place. */
export function useIsWider(place: Place): boolean {
  const [isWider, setIsWider] = useState(() => isWiderNow(place));
  useEffect(() => {
    if (!('ResizeObserver' in window)) return;
    const watcher = new ResizeObserver(() => setIsWider(isWiderNow(place)));
    for (const part of [place.current, place.current?.firstElementChild]) if (part) watcher.observe(part);
    return () => watcher.disconnect();
  }, [place]);
  return isWider;
}

interface SlidingPlaceProps {
  readonly place: Place;
  /** The table. It is not drawn again once it has been measured. */
  readonly children: ReactNode;
}

/**
 * Where a table stands. What slides sideways has to be a window of its own; else the table's head stays at the top of
 * the page's.
 */
export function SlidingPlace({ place, children }: SlidingPlaceProps) {
  const isWider = useIsWider(place);
  return (
    <div ref={place} className={classNames('print-flat', isWider && 'md:max-h-[calc(100dvh-4rem)] md:overflow-auto')}>
      {children}
    </div>
  );
}
