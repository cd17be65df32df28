import type { KeepCardPage } from '../../service-worker/messages.ts';
import { formatVersion } from '../../version.ts';

/**
 * Asks the service worker to keep this page, with every file that it loads, also later. Without a service worker, as in
 * the native app, the page needs a connection.
 */
export function keepCardPage(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready.then(({ active }) => {
    const observer = new PerformanceObserver((list) => {
      const assets = list
        .getEntries()
        .map(({ name }) => new URL(name))
        .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
        .map(({ pathname }) => pathname);
      const message: KeepCardPage = {
        type: 'keepCardPage',
        path: location.pathname,
        assets,
        release: formatVersion(RELEASE),
      };
      if (assets.length > 0) active?.postMessage(message);
    });
    observer.observe({ type: 'resource', buffered: true });
  });
}
