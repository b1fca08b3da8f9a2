import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/** Runs when a page is about to be printed, by a button of ours or the browser's own: what is drawn then is printed. */
export function useBeforePrint(prepare: () => void): void {
  const newest = useRef(prepare);
  useEffect(() => {
    newest.current = prepare;
  });
  useEffect(() => {
    const handlePrint = () => flushSync(() => newest.current());
    window.addEventListener('beforeprint', handlePrint);
    return () => window.removeEventListener('beforeprint', handlePrint);
  }, []);
}
