import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isSettingLink, parseDraftLink, wishesOfLink } from './draft-link.ts';
import { type DraftWishes, parseWishes } from './draft-wishes.ts';
import { objectIn } from './untrusted.ts';

const KEY = 'pylon_draft_wishes';
/** The version of the stored wishes: it grows when the rules that read them change. */
const VERSION = 2;

/** The wishes of the last draft that was started in this browser; null when there was none. */
function lastWishes(): DraftWishes | null {
  const { version, ...raw } = objectIn(localStorage.getItem(KEY));
  return version === VERSION ? parseWishes(raw) : null;
}

export interface Wishes {
  readonly wishes: DraftWishes;
  readonly change: (change: Partial<DraftWishes>) => void;
  /** Remembers the wishes for the next time. */
  readonly keep: () => void;
  /** What was remembered when the page came to life. */
  readonly last: DraftWishes | null;
  /** Whether the stored wishes have come in; a change made before would be lost. */
  readonly isReady: boolean;
}

/** What the form begins with: the link that led here, else the wishes of the last draft, else the standard. */
export function useWishes(): Wishes {
  const link = parseDraftLink(useSearch({ strict: false }));
  const [wishes, setWishes] = useState(() => wishesOfLink(link));
  const [last, setLast] = useState<DraftWishes | null>(null);
  // The server knows nothing of this browser: what was kept comes in after the page has come to life.
  const [isReady, setIsReady] = useState(false);
  const address = JSON.stringify(link);
  useEffect(() => {
    const linked = JSON.parse(address) as typeof link; // written above
    const kept = lastWishes();
    setLast(kept);
    const sponsor = linked.sponsor ?? null;
    setWishes(kept && !isSettingLink(linked) ? { ...kept, sponsor } : wishesOfLink(linked));
    setIsReady(true);
  }, [address]);
  return {
    wishes,
    last,
    isReady,
    change: (change) => setWishes((held) => ({ ...held, ...change })),
    keep() {
      const { sponsor: _presents, ...own } = wishes;
      localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...own }));
    },
  };
}
