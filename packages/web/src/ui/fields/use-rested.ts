import { startTransition, useEffect, useState } from 'react';

/**
 * A value once it has not changed for a while, for what is costly to draw and may follow what is urgent. It is drawn
 * when the browser has time, and not at all for values that were gone again before their time was up.
 *
 * @param restMs milliseconds without a change; may differ from one drawing to the next
 */
export function useRested<T>(value: T, restMs: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), restMs);
    return () => clearTimeout(timer);
  }, [value, restMs]);
  return rested;
}
