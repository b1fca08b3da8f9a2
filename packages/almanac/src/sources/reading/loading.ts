// Fetches files and reads them, keeping count of what was there, what was not, and what had to be refused.
import type { Result } from '@pylon/engine/vocabulary/result';
import type { Fault, Read } from './faults.ts';
import type { Fetched, Fetcher } from './fetcher.ts';

/** A file of the sync: read, absent (not published, or not yet), or its source did not answer. */
export interface SourceFile {
  /** Address it was found under, or the first it was looked for. */
  readonly url: string;
  /** File in the mirror, or the address. */
  readonly file: string;
  readonly status: 'read' | 'absent' | 'unreachable';
  /** Records or entries read. */
  readonly records: number;
}

/** Told as the work goes on, for a progress display. */
export interface Progress {
  readonly phase: 'fetching' | 'joining';
  /** What is being worked on: the file's address, or a table. */
  readonly what: string;
  readonly done: number;
  /** Files known so far; grows while the seasons are planned. */
  readonly total: number;
}

/** What a file says, and the name it was found under. */
export interface Loaded<T> {
  readonly value: T;
  readonly file: string;
}

/** Why nothing was read. */
type Unread = 'absent' | 'unreachable' | 'refused';

type Reader<T> = (bytes: Buffer, file: string) => Read<T>;

/** How much a value holds, for the report. */
function sizeOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  const lists = Object.values(value).filter(Array.isArray);
  return lists.length > 0 ? Math.max(...lists.map((list) => list.length)) : 1;
}

/** One sync's files. */
export class Loader {
  readonly #fetcher: Fetcher;
  readonly #onProgress: (progress: Progress) => void;
  readonly #files: SourceFile[] = [];
  readonly #faults: Fault[] = [];
  #done = 0;
  #total = 0;

  constructor(fetcher: Fetcher, onProgress: (progress: Progress) => void) {
    this.#fetcher = fetcher;
    this.#onProgress = onProgress;
  }

  get files(): readonly SourceFile[] {
    return this.#files;
  }

  get faults(): readonly Fault[] {
    return this.#faults;
  }

  /** Counts a fault that was found after reading. */
  refuse(faults: readonly Fault[]): void {
    this.#faults.push(...faults);
  }

  /**
   * Fetches a file that may be absent from the first address that has it, and reads it. A source that does not answer
   * is noted like an absent file: one source's bad day must not keep the others' news out.
   * @returns what was read and the file's name; undefined when absent or refused (then there are faults)
   */
  async optional<T>(urls: readonly string[], read: Reader<T>): Promise<Loaded<T> | undefined> {
    const outcome = await this.#load(urls, read);
    return outcome.ok ? outcome.value : undefined;
  }

  /** As {@link optional}, but a fault when absent or when its source does not answer. */
  async needed<T>(urls: readonly string[], read: Reader<T>): Promise<Loaded<T> | undefined> {
    const outcome = await this.#load(urls, read);
    if (outcome.ok) return outcome.value;
    if (outcome.reason !== 'refused') {
      const detail = outcome.reason === 'absent' ? 'the source does not have it' : 'the source does not answer';
      this.#faults.push({ file: urls[0] ?? '', row: null, column: null, reason: outcome.reason, detail });
    }
    return undefined;
  }

  async #load<T>(urls: readonly string[], read: Reader<T>): Promise<Result<Loaded<T>, Unread>> {
    this.#total++;
    for (const url of urls) {
      const fetched = await this.#fetcher.fetch(url);
      if (!fetched.ok && fetched.reason === 'absent') continue;
      this.#tell(url);
      if (fetched.ok) return this.#read(url, fetched, read);
      if (fetched.reason === 'truncated') {
        this.#faults.push({ file: url, row: null, column: null, reason: 'truncated', detail: fetched.detail });
        return { ok: false, reason: 'refused' };
      }
      this.#files.push({ url, file: url, status: 'unreachable', records: 0 });
      return { ok: false, reason: 'unreachable' };
    }
    const url = urls[0] ?? '';
    this.#tell(url);
    this.#files.push({ url, file: url, status: 'absent', records: 0 });
    return { ok: false, reason: 'absent' };
  }

  #read<T>(url: string, { bytes, file }: Fetched & { ok: true }, read: Reader<T>): Result<Loaded<T>, Unread> {
    const result = read(bytes, file);
    if (!result.ok) {
      this.#faults.push(...result.reason);
      return { ok: false, reason: 'refused' };
    }
    this.#files.push({ url, file, status: 'read', records: sizeOf(result.value) });
    return { ok: true, value: { value: result.value, file } };
  }

  #tell(what: string): void {
    this.#done++;
    this.#onProgress({ phase: 'fetching', what, done: this.#done, total: this.#total });
  }
}
