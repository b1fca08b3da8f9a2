/** A value of this tab, for `useSyncExternalStore`: set from anywhere, read where it is drawn. */
export interface ValueStore<T> {
  readonly read: () => T;
  /** Calls the listener at each change, until the returned function is called. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (next: T) => void;
}

export function valueStore<T>(first: T): ValueStore<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    read: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
