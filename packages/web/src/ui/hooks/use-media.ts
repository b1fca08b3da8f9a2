import { useSyncExternalStore } from 'react';

/** Widths at which screens change their shape, as in app.css. */
export const FROM_MD = '(min-width: 768px)';
export const FROM_XL = '(min-width: 1140px)';

interface Watched {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly matches: () => boolean;
}

/**
 * Each query is watched once: asking the window again at every drawing is far costlier than reading an answer that
 * is kept.
 */
const watched = new Map<string, Watched>();

function watch(query: string): Watched {
  if (typeof window === 'undefined') return { subscribe: () => () => {}, matches: () => false };
  const list = window.matchMedia(query);
  const made: Watched = {
    subscribe(onChange) {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    matches: () => list.matches,
  };
  watched.set(query, made);
  return made;
}

/** Whether a media query holds: for parts too costly to be drawn and hidden. None does where the server draws. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = watched.get(query) ?? watch(query);
  return useSyncExternalStore(subscribe, matches, () => false);
}
