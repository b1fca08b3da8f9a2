import { useEffect, useRef } from 'react';

/** Tells when the draft or auction ends while one is in the room. */
export function useCompleted(isClosed: boolean, onCompleted: () => void): void {
  const was = useRef(isClosed);
  const newest = useRef(onCompleted);
  useEffect(() => {
    newest.current = onCompleted;
  });
  useEffect(() => {
    if (isClosed && !was.current) newest.current();
    was.current = isClosed;
  }, [isClosed]);
}
