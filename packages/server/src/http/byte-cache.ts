import { Lru } from '../lru.ts';

/** A cached value of known size. */
export interface Sized {
  readonly bytes: number;
}

/** Keys that are remembered of what was asked for once and not kept. */
const REMEMBERED = 4096;

/**
 * Keeps finished things up to a number of bytes in all; what was used longest ago goes first. While one is being made,
 * everybody who asks for it waits for the same making.
 *
 * A quarter is open to everything. Beyond it a thing is kept when it is asked for again: most of what is asked for once
 * never is, and would push out what is, and live just long enough to be costly to collect.
 */
export class ByteCache<T extends Sized> {
  readonly #quarterBytes: number;
  readonly #kept: Lru<T>;
  readonly #askedOnce = new Lru<true>(REMEMBERED);
  readonly #making = new Map<string, Promise<T>>();

  constructor(capacityBytes: number) {
    this.#quarterBytes = capacityBytes / 4;
    this.#kept = new Lru(capacityBytes, ({ bytes }) => bytes);
  }

  /** Bytes kept now. */
  get bytes(): number {
    return this.#kept.size;
  }

  /** @param make is not kept when it fails, or when it is larger than a quarter of the whole cache */
  async get(key: string, make: () => Promise<T>): Promise<T> {
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const waiting = this.#making.get(key);
    if (waiting) return waiting;
    const making = make()
      .then((made) => {
        if (made.bytes <= this.#quarterBytes && this.#isWelcome(key)) this.#kept.set(key, made);
        return made;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #isWelcome(key: string): boolean {
    if (this.#kept.size < this.#quarterBytes) return true;
    if (this.#askedOnce.get(key)) {
      this.#askedOnce.delete(key);
      return true;
    }
    this.#askedOnce.set(key, true);
    return false;
  }
}
