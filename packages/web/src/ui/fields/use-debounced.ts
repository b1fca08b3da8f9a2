import { useEffect, useRef } from 'react';

/** Milliseconds of rest after the last key before a search begins. @source docs/sources.md "Timing" */
export const SEARCH_DEBOUNCE_MS = 500;

/** Calls the newest `action` once nothing has been passed for `delayMs`. `cancel` forgets what is waiting. */
export function useDebounced<T>(action: (value: T) => void, delayMs: number) {
  const newest = useRef(action);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => {
    newest.current = action;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useRef({
    run(value: T) {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => newest.current(value), delayMs);
    },
    cancel: () => clearTimeout(timer.current),
  }).current;
}
