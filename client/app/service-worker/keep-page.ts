import { formatVersion } from '../version.ts';
import type { KeepPage, KeptPageKind } from './messages.ts';

/** Files that are loaded within this time are sent to the service worker together. */
const collectMs = 1_000;

/**
 * Makes the service worker keep a page, with `assets` and every file that this document loads, also later. Without a
 * service worker, as in the native app, the page needs a connection.
 */
export function keepPage(kind: KeptPageKind, path: string, assets: readonly string[] = []): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready.then(({ active }) => {
    let loaded = [...assets];
    let isPlanned = false;
    const send = () => {
      const message: KeepPage = { type: 'keepPage', kind, path, assets: loaded, release: formatVersion(RELEASE) };
      active?.postMessage(message);
      loaded = [];
      isPlanned = false;
    };
    const observer = new PerformanceObserver((list) => {
      const files = list
        .getEntries()
        .map(({ name }) => new URL(name))
        .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
      if (files.length === 0) return;
      loaded.push(...files.map(({ pathname }) => pathname));
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(send, collectMs);
    });
    observer.observe({ type: 'resource', buffered: true });
  });
}
