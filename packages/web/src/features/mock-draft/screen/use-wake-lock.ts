import { useEffect } from 'react';

/** Keeps the screen from going dark while nobody touches it. Asked for anew whenever the window comes back into sight. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isGone = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // Refused on a weak battery, or where it is not allowed: then the screen does what it does.
      const given = await navigator.wakeLock.request('screen').catch(() => null);
      if (isGone) void given?.release();
      else lock = given;
    };
    const handleReturn = () => void ask();
    handleReturn();
    document.addEventListener('visibilitychange', handleReturn);
    return () => {
      isGone = true;
      document.removeEventListener('visibilitychange', handleReturn);
      void lock?.release();
    };
  }, []);
}
