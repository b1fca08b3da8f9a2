// Fetches files and reads them, keeping count of what was there, what was not, and what had to be refused.
import type { SpareTable } from '../../tables/all.ts';
import { type Fault, faultLine, type Read, type ReadByRecord, type Rest } from './faults.ts';
import type { Fetcher } from './fetcher.ts';

/**
 * A file of the sync: read, absent (not published, or not yet), its source did not answer or is switched off, or too
 * bad to be read.
 */
export interface SourceFile {
  /** Address it was found under, or the first it was looked for. */
  readonly url: string;
  /** File in the mirror, or the address. */
  readonly file: string;
  readonly status: 'read' | Unread;
  /** Records or entries read. */
  readonly records: number;
  /** What was wrong, as a line for an operator; null when nothing was, or it is only not published. */
  readonly problem: string | null;
  /** Set when an answer of before stood in: why the source did not give another, null when it was not asked. */
  readonly kept?: { readonly problem: string | null };
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

/** Why nothing was read. `off`: its source is switched off. */
export type Unread = 'absent' | 'unreachable' | 'refused' | 'off';

/** What a file costs when something is wrong with it: a few of its records, or all that it would have said. */
export interface Loss {
  readonly file: string;
  readonly status: 'read' | Unread;
  /** Its first fault, as a line for a person; null when it is only absent or unreachable. */
  readonly fault: string | null;
  /** Records left out of a file that was read. */
  readonly left: number;
  /** What the file would have said; empty when that is who is who. */
  readonly feeds: readonly Feed[];
}

/** Rows of a table that come from a file. */
export interface Feed {
  /** Of games a source of the market feeds how they stand. */
  readonly table: SpareTable | 'games';
  readonly has: (row: FedRow) => boolean;
  /** Whether other files feed the same rows; then one that was never published is no loss. */
  readonly isInPart?: true;
  /** Whether what was said before stays in any case, beside what is said today. */
  readonly isHistory?: true;
}

/** The columns that tell one file's rows from another's, as far as a table has them. */
export interface FedRow {
  readonly season: number;
  readonly week?: number;
  readonly period?: string;
  readonly provider?: string;
  readonly toldBy?: string | null;
  readonly format?: string;
  readonly expert?: string;
  readonly measure?: string;
}

/** Share of a file's records that may be bad, but for one, which always may; of more, none is believed. */
const LARGEST_BAD_SHARE = 0.01;

const mayBeBad = ({ records, bad }: Rest<unknown>): boolean =>
  bad < records && bad <= Math.max(1, records * LARGEST_BAD_SHARE);

type Reader<T> = (bytes: Buffer, file: string) => Read<T>;
type ByRecordReader<T> = (bytes: Buffer, file: string) => ReadByRecord<T>;

/** A file that was looked for. */
interface Tried<T> {
  readonly url: string;
  readonly file: string;
  /** What it is unless it could be read. */
  readonly status: Unread;
  readonly faults: readonly Fault[];
  /** Why nothing came: what the source said, or that it said nothing. */
  readonly detail?: string;
  /** As in {@link SourceFile}. */
  readonly kept?: { readonly problem: string | null };
  /** Missing when nothing came. */
  readonly read?: ReadByRecord<T>;
}

/** What was wrong with a file that was looked for. */
const problemOf = ({ faults: [fault], detail, status, kept }: Tried<unknown>): string | null =>
  fault ? faultLine(fault) : status === 'off' ? null : (detail ?? kept?.problem ?? null);

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
  readonly #losses: Loss[] = [];
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

  get losses(): readonly Loss[] {
    return this.#losses;
  }

  /** Notes a file that was given rather than fetched, and cannot be read. */
  lose(file: string, [fault]: readonly Fault[]): void {
    this.#losses.push({ file, status: 'refused', fault: fault ? faultLine(fault) : null, left: 0, feeds: [] });
  }

  /** Counts a fault that was found after reading. */
  refuse(faults: readonly Fault[]): void {
    this.#faults.push(...faults);
  }

  /**
   * Fetches a file from the first address that has it, and reads it. Whatever is wrong with it is noted and costs what
   * it feeds: one source's bad day, or one bad record, must not keep the others' news out.
   *
   * @param feeds what comes from it, so that what stood there before can stay
   * @returns what was read and the file's name; undefined when nothing was
   */
  async optional<T>(
    urls: readonly string[],
    read: ByRecordReader<T>,
    feeds: readonly Feed[] = [],
  ): Promise<Loaded<T> | undefined> {
    const tried = await this.#try(urls, read);
    const { file, faults, read: result } = tried;
    if (result?.ok) return this.#loaded(tried, result.value);
    const rest = result?.rest && mayBeBad(result.rest) ? result.rest : undefined;
    const [fault] = faults;
    const status = rest ? 'read' : tried.status;
    this.#losses.push({ file, status, fault: fault ? faultLine(fault) : null, left: rest?.bad ?? 0, feeds });
    return rest ? this.#loaded(tried, rest.value) : this.#unread(tried);
  }

  /** As {@link optional}, but whatever is wrong in it is a fault; it may be absent, or its source not answer. */
  async faultless<T>(urls: readonly string[], read: Reader<T>): Promise<Loaded<T> | undefined> {
    const tried = await this.#try(urls, read);
    this.#faults.push(...tried.faults);
    return tried.read?.ok ? this.#loaded(tried, tried.read.value) : this.#unread(tried);
  }

  /** As {@link faultless}, but a fault when absent or when its source does not answer, too. */
  async needed<T>(urls: readonly string[], read: Reader<T>): Promise<Loaded<T> | undefined> {
    const tried = await this.#try(urls, read);
    this.#faults.push(...tried.faults);
    if (tried.read?.ok) return this.#loaded(tried, tried.read.value);
    const { status } = tried;
    if (status !== 'refused') {
      const reason = status === 'absent' ? 'absent' : 'unreachable';
      const detail = status === 'absent' ? 'the source does not have it' : 'the source does not answer';
      this.#faults.push({ file: urls[0] ?? '', row: null, column: null, reason, detail });
    }
    return this.#unread(tried);
  }

  async #try<T>(urls: readonly string[], read: ByRecordReader<T>): Promise<Tried<T>> {
    this.#total++;
    for (const url of urls) {
      const fetched = await this.#fetcher.fetch(url);
      if (!fetched.ok && fetched.reason === 'absent') continue;
      this.#tell(url);
      if (fetched.ok) {
        const { file } = fetched;
        const kept = fetched.kept && { kept: fetched.kept };
        const result = read(fetched.bytes, file);
        if (!result.ok && result.reason[0]?.reason === 'absent')
          return { url, file, status: 'absent', faults: [], ...kept };
        return { url, file, status: 'refused', faults: result.ok ? [] : result.reason, read: result, ...kept };
      }
      const isCut = fetched.reason === 'truncated';
      const fault = { file: url, row: null, column: null, reason: 'truncated', detail: fetched.detail } as const;
      const status = isCut ? 'refused' : fetched.reason === 'off' ? 'off' : 'unreachable';
      return { url, file: url, status, faults: isCut ? [fault] : [], detail: fetched.detail };
    }
    const url = urls[0] ?? '';
    this.#tell(url);
    return { url, file: url, status: 'absent', faults: [] };
  }

  #loaded<T>(tried: Tried<T>, value: T): Loaded<T> {
    this.#note(tried, 'read', sizeOf(value));
    return { value, file: tried.file };
  }

  #unread(tried: Tried<unknown>): undefined {
    this.#note(tried, tried.status, 0);
  }

  #note(tried: Tried<unknown>, status: SourceFile['status'], records: number): void {
    const { url, file, kept } = tried;
    this.#files.push({ url, file, status, records, problem: problemOf(tried), ...(kept && { kept }) });
  }

  #tell(what: string): void {
    this.#done++;
    this.#onProgress({ phase: 'fetching', what, done: this.#done, total: this.#total });
  }
}
