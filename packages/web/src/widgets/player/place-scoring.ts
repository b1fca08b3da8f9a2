// A card opened from a draft or a league counts in that place's scoring, whatever the address of the page says.
import { useEffect, useSyncExternalStore } from 'react';

let scoringOfPlace: string | null = null;
const listeners = new Set<() => void>();

function setScoring(id: string | null): void {
  scoringOfPlace = id;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Says, for as long as the page is shown, in which scoring players' cards count there. */
export function useScoringOfPlace(scoringSystemId: string): void {
  useEffect(() => {
    setScoring(scoringSystemId);
    return () => setScoring(null);
  }, [scoringSystemId]);
}

/** The scoring of the place that is shown; null where its address decides. */
export const usePlaceScoring = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => scoringOfPlace,
    () => null,
  );
