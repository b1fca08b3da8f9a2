import { useEffect, useMemo, useState } from 'react';
import { secondsUntil } from './clock.ts';

/** How often the clock looks at the time: often enough that no second is skipped. */
const TICK_MS = 250;

/**
 * Whole seconds left, by the server's clock; null without a deadline.
 * @param serverTime the server's time when it was asked last
 */
export function useSecondsLeft(deadlineAt: string | null, serverTime: string): number | null {
  // The clocks are compared in the moment in which an answer with a new time has come.
  const aheadMs = useMemo(() => Date.parse(serverTime) - Date.now(), [serverTime]);
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    if (deadlineAt === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [deadlineAt]);
  if (deadlineAt === null) return null;
  // First what the server's page says, wherever its clock stands.
  return now === null ? secondsUntil(deadlineAt, Date.parse(serverTime), 0) : secondsUntil(deadlineAt, now, aheadMs);
}
