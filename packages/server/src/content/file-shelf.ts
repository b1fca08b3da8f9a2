import { stat } from 'node:fs/promises';
import type { Result } from '@pylon/engine/vocabulary/result';

/** Where the content of a file is had from. */
export interface Shelf<T> {
  /** What the file says now, give or take a few seconds. */
  current(): Promise<T>;
}

/** How long a file is not looked at again, milliseconds. */
export const LOOK_EVERY_MS = 5_000;

/** A shelf that always holds the same. */
export const shelfWith = <T>(value: T): Shelf<T> => ({ current: async () => value });

export interface FileShelfParts<T> {
  readonly file: string;
  /** Reads the file as it is now. */
  readonly read: () => Promise<Result<T, string>>;
  /** How that stands which the file names beside itself: when it changes the file is read again. */
  readonly follows?: () => Promise<string>;
  /** What there is without the file; where this is not given the file has to be there. */
  readonly without?: T;
  /** What the file is told as: 'Questions'. */
  readonly what: string;
  /** Is given a line for every state of the file that cannot be used. */
  readonly tell: (line: string) => void;
  readonly nowMs?: () => number;
}

/**
 * A file of a content folder, read again when it has changed, or what it follows. A change that cannot be used is told
 * once, and what was there before stays.
 *
 * @throws when the file cannot be used at the start
 */
export async function fileShelf<T>(parts: FileShelfParts<T>): Promise<Shelf<T>> {
  const { file, read, follows = nothing, without, what, tell, nowMs = Date.now } = parts;
  const stateNow = async () => ({ ofFile: await stateOf(file), ofOthers: await follows() });
  let state = await stateNow();
  const readNow = (): Promise<Result<T, string>> =>
    state.ofFile === GONE && without !== undefined ? Promise.resolve({ ok: true, value: without }) : read();
  const first = await readNow();
  if (!first.ok) throw new Error(`Content refused: ${first.reason}`);
  let held = first.value;
  let refused: string | null = null;
  let looked: { readonly atMs: number; readonly done: Promise<T> } = { atMs: nowMs(), done: (async () => held)() };

  async function look(): Promise<T> {
    const now = await stateNow();
    const isFileSame = now.ofFile === state.ofFile;
    if (isFileSame && now.ofOthers === state.ofOthers) return held;
    state = now;
    const outcome = await readNow();
    if (outcome.ok) held = outcome.value;
    else if (!isFileSame || outcome.reason !== refused) tell(`${what} not changed: ${outcome.reason}`);
    refused = outcome.ok ? null : outcome.reason;
    return held;
  }

  return {
    current: () => {
      if (nowMs() - looked.atMs >= LOOK_EVERY_MS) looked = { atMs: nowMs(), done: look() };
      return looked.done;
    },
  };
}

const GONE = 'gone';
const nothing = async (): Promise<string> => '';

const stateOf = (file: string): Promise<string> =>
  stat(file).then(
    ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
    () => GONE,
  );
