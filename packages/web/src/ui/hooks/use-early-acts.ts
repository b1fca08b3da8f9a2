import { useEffect, useLayoutEffect, useRef } from 'react';
import { doAgain, takeEarlyActs } from '../early-acts.ts';

/** Does what a person did in this part of the page while the part was only drawn, once it is awake. */
export function useEarlyActs(): void {
  const acts = useRef<ReturnType<typeof takeEarlyActs>>([]);
  useLayoutEffect(() => {
    acts.current = takeEarlyActs();
  }, []);
  // By then everything that listens to keys does.
  useEffect(() => {
    void doAgain(acts.current);
    acts.current = [];
  }, []);
}
