import { useEffect } from 'react';

/**
 * Keeps the screen on while the page is visible, where the browser can. The browser releases the lock when the page is
 * hidden, so it is requested again when the page is back.
 */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let isOpen = true;
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (!isOpen) await lock.release();
      } catch {
        // Refused, e.g. to save power: the screen turns off as usual.
      }
    };
    void request();
    document.addEventListener('visibilitychange', request);
    return () => {
      isOpen = false;
      document.removeEventListener('visibilitychange', request);
      void lock?.release();
    };
  }, []);
}
