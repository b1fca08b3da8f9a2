import { Lru } from '../lru.ts';
import type { Caller } from './caller.ts';
import { WorkRefused } from './work-refused.ts';

interface Making<T> {
  readonly result: Promise<T>;
  readonly ends: AbortController;
  waiting: number;
}

/**
 * Results of work that several ask for: made once, kept, and given up only when the last who waits for it has left.
 */
export class SharedWork<T> {
  readonly #kept: Lru<{ readonly value: T }>;
  readonly #making = new Map<string, Making<T>>();

  constructor(capacity: number) {
    this.#kept = new Lru(capacity);
  }

  /** @param make does the work for whoever asks first; what it throws is told to all who wait, and not kept */
  async of(key: string, caller: Caller, make: (caller: Caller) => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept) return kept.value;
    const making = this.#making.get(key) ?? this.#begin(key, caller, make);
    making.waiting++;
    const left = Promise.withResolvers<never>();
    const leave = () => left.reject(new WorkRefused(key));
    caller.gone.addEventListener('abort', leave);
    try {
      return await Promise.race([making.result, left.promise]);
    } finally {
      caller.gone.removeEventListener('abort', leave);
      making.waiting--;
      if (making.waiting === 0) this.#end(key, making);
    }
  }

  #begin(key: string, caller: Caller, make: (caller: Caller) => Promise<T>): Making<T> {
    const ends = new AbortController();
    const result = make({ ...caller, gone: ends.signal })
      .then((value) => {
        this.#kept.set(key, { value });
        return value;
      })
      .finally(() => this.#end(key, making));
    result.catch(() => undefined); // told to whoever still waits
    const making: Making<T> = { result, ends, waiting: 0 };
    this.#making.set(key, making);
    return making;
  }

  /** Whoever asks from now on begins anew, unless the result is kept. */
  #end(key: string, making: Making<T>): void {
    making.ends.abort();
    if (this.#making.get(key) === making) this.#making.delete(key);
  }
}
