import { decoding } from '@pylon/almanac/editions/decode';
import type { Edition } from '@pylon/almanac/editions/edition';
import type { EditionStore } from '@pylon/almanac/editions/store';
import { inSlices } from './in-slices.ts';

/** Where the edition in force is read from; its consumers never keep one longer than a request. */
export interface EditionSource {
  /** The edition in force; null until the first is there. */
  current(): Edition | null;
}

/**
 * Holds the edition in force in memory. Changing to the next edition is one assignment, so a request sees either the
 * old or the new one.
 */
export class EditionHolder implements EditionSource {
  #edition: Edition | null = null;
  readonly #onChange: ((edition: Edition) => void)[] = [];
  readonly #steps: ((edition: Edition) => Iterator<unknown, void>)[] = [];
  #loading: Promise<void> = Promise.resolve();

  current(): Edition | null {
    return this.#edition;
  }

  /** Registers a listener for a change of the edition in force. */
  onChange(listener: (edition: Edition) => void): void {
    this.#onChange.push(listener);
  }

  /**
   * Registers what answers of an edition share, in small steps: it is done before the edition takes the place of
   * another, or right after it came into force where there was none.
   */
  readyWith(steps: (edition: Edition) => Iterator<unknown, void>): void {
    this.#steps.push(steps);
  }

  take(edition: Edition): void {
    if (edition.id === this.#edition?.id) return;
    const isFirst = this.#edition === null;
    this.#edition = edition;
    if (isFirst) void this.#makeReady(edition);
    for (const listener of this.#onChange) listener(edition);
  }

  /**
   * Loads the edition in force from the store, unless it is held already. Calls queue up, so that the last one wins.
   *
   * @returns null when there is none, or why the stored one cannot be read; the edition held stays
   */
  load(store: EditionStore): Promise<LoadOutcome> {
    const outcome = this.#loading.then(() => this.#loadNow(store));
    this.#loading = outcome.then(
      () => {},
      () => {},
    );
    return outcome;
  }

  /** What fails here fails again, and is told, in the answer that needs it. */
  async #makeReady(edition: Edition): Promise<void> {
    for (const steps of this.#steps) await inSlices(steps(edition)).catch(() => undefined);
  }

  async #loadNow(store: EditionStore): Promise<LoadOutcome> {
    const id = await store.current();
    if (id === null) return { ok: false, reason: 'none' };
    if (id === this.#edition?.id) return { ok: true, edition: this.#edition };
    const encoded = await store.get(id);
    if (!encoded) return { ok: false, reason: 'none' };
    const read = await inSlices(decoding(encoded));
    if (!read.ok) return { ok: false, reason: 'unreadable' };
    // While it is made ready, answers come from the edition before.
    if (this.#edition !== null) await this.#makeReady(read.edition);
    this.take(read.edition);
    return { ok: true, edition: read.edition };
  }
}

export type LoadOutcome =
  | { readonly ok: true; readonly edition: Edition }
  /** `unreadable`: the edition was stored by another version of the product, or is damaged, and must be made anew. */
  | { readonly ok: false; readonly reason: 'none' | 'unreadable' };
