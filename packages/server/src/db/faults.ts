// What the database says when it cannot do its work, as far as callers are told of it.

/** `away`: it does not answer, and will again; `full`: there is no room to write. */
export type DatabaseFault = 'away' | 'full';

const BY_CODE: Readonly<Record<string, DatabaseFault>> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EPIPE: 'away',
  '57P01': 'away', // an operator stops it
  '57P02': 'away', // it stops after a crash
  '57P03': 'away', // it is starting
  '53100': 'full',
};
/** What the driver says of a line that broke, without a code. */
const BROKEN_LINE = /^(Connection terminated|Client has encountered a connection error)/;

/** Which fault of the database an error tells of. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  // What jobs are looked for with hands on a copy of the error.
  const { code, syscall, message = '' } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  if (code === 'ENOENT') return syscall === 'connect' ? 'away' : undefined; // its socket is not there
  return BY_CODE[code ?? ''] ?? (BROKEN_LINE.test(message) ? 'away' : undefined);
}

const LOGGED_EVERY_MS = 60_000;

/** Tells of a fault once a minute, however many calls and looks meet it. */
export class FaultLog {
  /** Whether there was no room for something, and has not been found since. */
  isFull = false;
  readonly #nowMs: () => number;
  readonly #told = new Map<DatabaseFault, number>();

  constructor(nowMs: () => number = Date.now) {
    this.#nowMs = nowMs;
  }

  /** Notes an error that a call met. */
  note(error: unknown): void {
    if (databaseFault(error) === 'full') this.isFull = true;
  }

  /** @returns a line to log; null when it was told lately; undefined for whatever else went wrong */
  lineOf(error: unknown): string | null | undefined {
    const fault = databaseFault(error);
    if (fault === undefined) return undefined;
    const now = this.#nowMs();
    if (now - (this.#told.get(fault) ?? Number.NEGATIVE_INFINITY) < LOGGED_EVERY_MS) return null;
    this.#told.set(fault, now);
    const { message } = error as Error; // only errors, and copies of them, are faults
    return fault === 'away' ? `The database does not answer: ${message}` : `There is no room to write: ${message}`;
  }
}
