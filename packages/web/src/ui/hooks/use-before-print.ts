import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Runs when a page is about to be printed, by a button of ours or the browser's own: what is drawn then is printed.
 *
 * @param after runs when it has been
 */
export function useBeforePrint(prepare: () => void, after?: () => void): void {
  const newest = useRef({ prepare, after });
  useEffect(() => {
    newest.current = { prepare, after };
  });
  useEffect(() => {
    const handlePrint = () => flushSync(() => newest.current.prepare());
    const handlePrinted = () => newest.current.after?.();
    window.addEventListener('beforeprint', handlePrint);
    window.addEventListener('afterprint', handlePrinted);
    return () => {
      window.removeEventListener('beforeprint', handlePrint);
      window.removeEventListener('afterprint', handlePrinted);
    };
  }, []);
}
