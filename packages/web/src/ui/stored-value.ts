/** A value kept in this browser, for `useSyncExternalStore`: the same in all of its windows. */
export interface StoredValue<T> {
  /** The same object as long as nothing was written. */
  readonly read: () => T;
  /** What is read while nothing was kept, the same object: for a page that is rendered where no browser is. */
  readonly none: () => T;
  /** Calls the listener at each change, of this window or another, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (next: T) => void;
}

/**
 * @param key the value's name in the browser's storage
 * @param parse reads what was kept, which anybody may have changed; null when nothing was
 */
export function storedValue<T>(key: string, parse: (text: string | null) => T): StoredValue<T> {
  const none = parse(null);
  let held: { readonly text: string | null; readonly value: T } = { text: null, value: none };
  const listeners = new Set<() => void>();
  return {
    read() {
      const text = localStorage.getItem(key);
      if (text !== held.text) held = { text, value: text === null ? none : parse(text) };
      return held.value;
    },
    none: () => none,
    subscribe(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    write(next) {
      localStorage.setItem(key, JSON.stringify(next));
      for (const listener of listeners) listener();
    },
  };
}
