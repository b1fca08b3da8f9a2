import { useState, useSyncExternalStore } from 'react';
import type { Connection } from './connection-words.ts';

function subscribe(listener: () => void) {
  for (const name of ['online', 'offline']) window.addEventListener(name, listener);
  return () => {
    for (const name of ['online', 'offline']) window.removeEventListener(name, listener);
  };
}

/** Whether the device has a network; that the server answers, it does not say. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Whether it has one now, and whether it had one when the page was opened. */
export function useConnection(): Connection {
  const [wasOnline] = useState(() => navigator.onLine);
  return { isOnline: useIsOnline(), wasOnline };
}
