import { readShopSettings } from '../shop-settings-data.tsx';
import { formatVersion } from '../version.ts';
import type { DeletePages, KeepPage, KeptPageKind } from './messages.ts';

/** Files that are loaded within this time are sent to the service worker together. */
const collectMs = 1_000;

/** Ends the collection of files for the page of each kind that this document keeps. */
const collections = new Map<KeptPageKind, AbortController>();

/**
 * Makes the service worker keep a page, with `assets`, every file that this document loads, also later, and
 * the files that those in `withLateParts` import. Without a
 * service worker, as in the native app, the page needs a connection.
 */
export function keepPage(
  kind: KeptPageKind,
  path: string,
  assets: readonly string[] = [],
  withLateParts: readonly string[] = [],
): void {
  if (!('serviceWorker' in navigator)) return;
  collections.get(kind)?.abort();
  const collection = new AbortController();
  collections.set(kind, collection);
  navigator.serviceWorker.ready.then(({ active }) => {
    if (collection.signal.aborted) return;
    let loaded = [...assets];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const send = () => {
      const message: KeepPage = {
        type: 'keepPage',
        kind,
        path,
        assets: loaded,
        withLateParts,
        release: formatVersion(readShopSettings().release),
      };
      active?.postMessage(message);
      loaded = [];
      timer = undefined;
    };
    const observer = new PerformanceObserver((list) => {
      const files = list
        .getEntries()
        .map(({ name }) => new URL(name))
        .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'));
      if (files.length === 0) return;
      loaded.push(...files.map(({ pathname }) => pathname));
      timer ??= setTimeout(send, collectMs);
    });
    observer.observe({ type: 'resource', buffered: true });
    collection.signal.addEventListener('abort', () => {
      observer.disconnect();
      clearTimeout(timer);
    });
  });
}

/** Makes the service worker delete the kept pages of a kind; this document keeps none of them any more. */
export async function deleteKeptPages(kind: KeptPageKind): Promise<void> {
  collections.get(kind)?.abort();
  if (!('serviceWorker' in navigator)) return;
  const message: DeletePages = { type: 'deletePages', kind };
  (await navigator.serviceWorker.getRegistration())?.active?.postMessage(message);
}
