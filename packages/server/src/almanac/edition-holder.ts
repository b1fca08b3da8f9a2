import { decoding } from '@pylon/almanac/editions/decode';
import type { Edition } from '@pylon/almanac/editions/edition';
import type { EditionStore } from '@pylon/almanac/editions/store';
import { inSlices } from './in-slices.ts';

/** Where the edition in force is read from; its consumers never keep one longer than a request. */
export interface EditionSource {
  /** The edition in force; null until the first is there. */
  current(): Edition | null;
}

type Steps = (edition: Edition) => Iterator<unknown, void>;

/** What fails here fails again, and is told, in the answer that needs it. */
async function makeReady(edition: Edition, all: readonly Steps[]): Promise<void> {
  for (const steps of all) await inSlices(steps(edition)).catch(() => undefined);
}

/**
 * Holds the edition in force in memory. Changing to the next edition is one assignment, so a request sees either the
 * old or the new one.
 */
export class EditionHolder implements EditionSource {
  #edition: Edition | null = null;
  readonly #onChange: ((edition: Edition) => void)[] = [];
  readonly #steps: Steps[] = [];
  #loading: Promise<void> = Promise.resolve();

  current(): Edition | null {
    return this.#edition;
  }

  /** Registers a listener for a change of the edition in force. */
  onChange(listener: (edition: Edition) => void): void {
    this.#onChange.push(listener);
  }

  /**
   * Registers what answers of an edition share, in small steps, one list after the other: it is done now for the
   * edition in force, and for another before it takes the place of this one.
   */
  readyWith(...steps: readonly Steps[]): void {
    this.#steps.push(...steps);
    if (this.#edition !== null) void makeReady(this.#edition, steps);
  }

  take(edition: Edition): void {
    if (edition.id === this.#edition?.id) return;
    this.#edition = edition;
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

  async #loadNow(store: EditionStore): Promise<LoadOutcome> {
    const id = await store.current();
    if (id === null) return { ok: false, reason: 'none' };
    if (id === this.#edition?.id) return { ok: true, edition: this.#edition };
    const encoded = await store.get(id);
    if (!encoded) return { ok: false, reason: 'none' };
    const read = await inSlices(decoding(encoded));
    if (!read.ok) return { ok: false, reason: 'unreadable' };
    // While it is made ready, answers come from the edition before.
    if (this.#edition !== null) await makeReady(read.edition, this.#steps);
    this.take(read.edition);
    return { ok: true, edition: read.edition };
  }
}

export type LoadOutcome =
  | { readonly ok: true; readonly edition: Edition }
  /** `unreadable`: the edition was stored by another version of the product, or is damaged, and must be made anew. */
  | { readonly ok: false; readonly reason: 'none' | 'unreadable' };
