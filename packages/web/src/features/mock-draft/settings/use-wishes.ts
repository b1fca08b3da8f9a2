import { useEffect, useState } from 'react';
import { DEFAULT_WISHES, type DraftWishes, parseWishes } from './draft-wishes.ts';

const KEY = 'pylon_draft_wishes';

/** The wishes of the last draft that was started here, and a way to change and to keep them. */
export function useWishes(): {
  readonly wishes: DraftWishes;
  readonly change: (change: Partial<DraftWishes>) => void;
  readonly keep: () => void;
  readonly clear: () => void;
  /** What was kept has come in; a change made before would be lost. */
  readonly isReady: boolean;
} {
  const [wishes, setWishes] = useState(DEFAULT_WISHES);
  // The server knows nothing of this browser: what was kept comes in after the page has come to life.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    setWishes(parseWishes(localStorage.getItem(KEY)));
    setIsReady(true);
  }, []);
  return {
    wishes,
    isReady,
    change: (change) => setWishes((held) => ({ ...held, ...change })),
    keep: () => localStorage.setItem(KEY, JSON.stringify(wishes)),
    clear() {
      localStorage.removeItem(KEY);
      setWishes(DEFAULT_WISHES);
    },
  };
}
