import { useCallback, useSyncExternalStore } from 'react';

/** Widths at which screens change their shape, as in app.css. */
export const FROM_MD = '(min-width: 768px)';
export const FROM_XL = '(min-width: 1140px)';

/** Whether a media query holds: for parts too costly to be drawn and hidden. Only in the browser. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
