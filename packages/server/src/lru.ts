/** Keeps values up to a size in all; what was asked for longest ago goes first. */
export class Lru<T> {
  readonly #capacity: number;
  readonly #sizeOf: (value: T) => number;
  /** A map lists its keys by insertion, the oldest first. */
  readonly #kept = new Map<string, { readonly value: T }>();
  #size = 0;

  /** @param sizeOf default is a number of values */
  constructor(capacity: number, sizeOf: (value: T) => number = () => 1) {
    this.#capacity = capacity;
    this.#sizeOf = sizeOf;
  }

  /** Size of all that is kept now. */
  get size(): number {
    return this.#size;
  }

  get(key: string): T | undefined {
    return this.#touch(key)?.value;
  }

  /** The value that is kept, or else is made now and kept; not when making it throws. */
  once(key: string, make: () => T): T {
    const kept = this.#touch(key);
    if (kept) return kept.value;
    const value = make();
    this.set(key, value);
    return value;
  }

  set(key: string, value: T): void {
    this.delete(key);
    this.#kept.set(key, { value });
    this.#size += this.#sizeOf(value);
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#capacity) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const kept = this.#kept.get(key);
    if (kept) this.#size -= this.#sizeOf(kept.value);
    this.#kept.delete(key);
  }

  /** Makes a kept value the youngest. */
  #touch(key: string): { readonly value: T } | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept;
  }
}
