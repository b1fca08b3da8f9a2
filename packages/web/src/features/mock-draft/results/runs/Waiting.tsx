import { useEffect, useState } from 'react';

export interface WaitingProps {
  readonly label: string;
  /** What is being done, as a sentence without its end. */
  readonly text: string;
}

/** After a second of waiting: what is being done, and for how long already. Counts from when it is first shown. */
export function Waiting({ label, text }: WaitingProps) {
  const [startedAt] = useState(() => Date.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - startedAt) / 1_000)), 250);
    return () => clearInterval(timer);
  }, [startedAt]);
  if (seconds < 1) return null;
  return (
    <div className="pb-4">
      <div role="progressbar" aria-label={label} className="loading-bar h-1 overflow-hidden bg-raised" />
      <p className="figures pt-1 text-muted text-sm">
        {text}, {seconds} s so far.
      </p>
    </div>
  );
}
