import type { Answer } from '../../../api/call.ts';

/** @source docs/sources.md "Timing" */
export const POLL_EVERY_MS = 5_000;
/** @source docs/sources.md "Timing" */
export const MOST_POLLS = 18;

type Status = Answer<'getUserLeagueStatus'>;

export interface ReadingWatch {
  readonly ask: () => Promise<Status>;
  /** Resolves when it is time to ask again. */
  readonly pause: () => Promise<void>;
  readonly onStatus: (status: Status) => void;
  /** Nobody watches any more. */
  readonly signal: AbortSignal;
}

/**
 * Asks how the reading of a league stands until it is there, has failed, or was asked for long enough.
 *
 * @returns whether all of it was read; null when nobody watched to the end
 */
export async function awaitReading({ ask, pause, onStatus, signal }: ReadingWatch): Promise<boolean | null> {
  for (let asked = 0; asked < MOST_POLLS; asked++) {
    await pause();
    if (signal.aborted) return null;
    const status = await ask();
    if (signal.aborted) return null;
    onStatus(status);
    if (status.status === 'COMPLETED') return true;
    if (status.status === 'FAILED') return false;
  }
  return false;
}
