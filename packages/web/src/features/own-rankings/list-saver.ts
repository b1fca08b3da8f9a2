// Saving a list while it is worked on: a little after the last change, one save at a time, each to the version that the
// one before gave. What was changed elsewhere is never written over unseen. A save whose answer was lost may have been
// made: it is sent again as it was, under the id that it had, before anything newer is.
import type { RankedPlace } from '@pylon/engine/own-rankings/ranked-places';
import { ApiFailure, type FailureCode } from '../../api/failure.ts';
import { valueStore } from '../../ui/value-store.ts';

/** What of a list is saved. */
export interface ListContent {
  readonly name: string;
  readonly places: readonly RankedPlace[];
}

/**
 * 'waiting' for the person to pause; 'changed': somewhere else, and the person has to choose; 'failed': for another
 * reason, to be tried again with the next change or by hand.
 */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'changed' | 'failed';

/** One save: whichever way it is sent, as often as it takes, it is made once. */
export interface Save {
  readonly id: string;
  readonly version: number;
  readonly content: ListContent;
}

/** Failures that leave open whether the server has done what was asked. */
const IN_DOUBT: ReadonlySet<string> = new Set(['offline', 'unreadable', 'unexpected'] satisfies FailureCode[]);

const isInDoubt = (thrown: unknown): boolean => !(thrown instanceof ApiFailure) || IN_DOUBT.has(thrown.code);

/** 16 random bytes in hexadecimal digits. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Milliseconds after the last change. */
export const SAVE_AFTER_MS = 800;

export interface ListSaver {
  readonly read: () => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** What the failure was; null unless the state is 'failed'. */
  readonly failure: () => unknown;
  readonly change: (content: ListContent) => void;
  /** Saves what waits now, without a pause. */
  readonly flush: () => void;
  /** Writes over what was changed elsewhere, whose version is given. */
  readonly keepMine: (version: number) => void;
}

/**
 * @param version that the list was read with
 * @param save writes over a version, and gives the next one
 */
export function listSaver(version: number, save: (save: Save) => Promise<number>): ListSaver {
  const state = valueStore<SaveState>('saved');
  let seen = version;
  let waiting: ListContent | null = null;
  let doubtful: Save | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failure: unknown = null;

  async function send(): Promise<void> {
    clearTimeout(timer);
    if (waiting === null || state.read() === 'saving' || state.read() === 'changed') return;
    const sent: Save = doubtful ?? { id: newId(), version: seen, content: waiting };
    if (sent.content === waiting) waiting = null;
    failure = null;
    state.set('saving');
    try {
      seen = await save(sent);
      doubtful = null;
    } catch (thrown) {
      waiting ??= sent.content; // what came meanwhile is newer
      failure = thrown;
      doubtful = isInDoubt(thrown) ? sent : null;
      const isChanged = thrown instanceof ApiFailure && thrown.code === 'ranking-list-changed';
      state.set(isChanged ? 'changed' : 'failed');
      return;
    }
    state.set(waiting === null ? 'saved' : 'waiting');
    if (waiting !== null) void send();
  }

  return {
    read: state.read,
    subscribe: state.subscribe,
    failure: () => failure,
    change(content) {
      waiting = content;
      if (state.read() === 'saving' || state.read() === 'changed') return;
      state.set('waiting');
      clearTimeout(timer);
      timer = setTimeout(() => void send(), SAVE_AFTER_MS);
    },
    flush: () => void send(),
    keepMine(other) {
      if (state.read() !== 'changed') return;
      seen = other;
      state.set('waiting');
      void send();
    },
  };
}
