import { useEffect, useState } from 'react';

/** The window without the browser around it; null where the browser cannot. */
export function useFullscreen(): { readonly isFull: boolean; readonly toggle: (() => void) | null } {
  const [isFull, setIsFull] = useState(document.fullscreenElement !== null);
  useEffect(() => {
    const handleChange = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', handleChange);
    return () => document.removeEventListener('fullscreenchange', handleChange);
  }, []);
  if (!document.fullscreenEnabled) return { isFull, toggle: null };
  return {
    isFull,
    // A browser may refuse, as when no key or click came before; then everything stays as it is.
    toggle: () =>
      void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined),
  };
}
