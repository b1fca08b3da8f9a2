// Takes the edition over that has come into force. Until it can be read, the one before stays.
import type { LoadOutcome } from './edition-holder.ts';
import { ShelfAway } from './table-shelf.ts';

/** Until a store that did not answer is asked again. */
const AGAIN_MS = 15_000;

interface FollowedEditions {
  /** Loads what is in force now, as soon as it can be read. */
  once(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * @param load what is in force
 * @param tell told, once, when the store of editions goes away and when it is back
 */
export function followEditions(
  load: () => Promise<LoadOutcome>,
  tell: (line: string) => void,
  againMs = AGAIN_MS,
): FollowedEditions {
  let isAway = false;
  let isOver = false;
  let waiting: NodeJS.Timeout | undefined;
  async function once(): Promise<void> {
    clearTimeout(waiting);
    try {
      await load();
      if (isAway) tell('The store of editions answers again.');
      isAway = false;
    } catch (error) {
      if (!(error instanceof ShelfAway)) return; // a database that is away comes back with a gap
      if (!isAway) tell(`${error.message} The edition that is held stays until the next can be read.`);
      isAway = true;
      if (!isOver) waiting = setTimeout(() => void once(), againMs).unref();
    }
  }
  return {
    once,
    async stop() {
      isOver = true;
      clearTimeout(waiting);
    },
  };
}
