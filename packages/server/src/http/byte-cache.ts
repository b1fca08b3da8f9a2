/** A cached value of known size. */
export interface Sized {
  readonly bytes: number;
}

/**
 * Keeps finished things up to a number of bytes in all; what was used longest ago goes first. While one is being made,
 * everybody who asks for it waits for the same making.
 */
export class ByteCache<T extends Sized> {
  readonly #capacityBytes: number;
  readonly #kept = new Map<string, T>();
  readonly #making = new Map<string, Promise<T>>();
  #bytes = 0;

  constructor(capacityBytes: number) {
    this.#capacityBytes = capacityBytes;
  }

  /** Bytes kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  /** @param make is not kept when it fails, or when it is larger than a quarter of the whole cache */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept) {
      this.#kept.delete(key); // to the young end: a map lists its keys by insertion
      this.#kept.set(key, kept);
      return kept;
    }
    const waiting = this.#making.get(key);
    if (waiting) return waiting;
    const making = make()
      .then((made) => {
        this.#keep(key, made);
        return made;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #keep(key: string, made: T): void {
    if (made.bytes > this.#capacityBytes / 4) return;
    this.#kept.set(key, made);
    this.#bytes += made.bytes;
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#bytes <= this.#capacityBytes) break;
      this.#kept.delete(oldest);
      this.#bytes -= bytes;
    }
  }
}
