import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { findKeptAsset, findKeptPage, keepPage } from './kept-pages.ts';
import type { KeepPage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page that is kept waits for a slow connection before the kept copy is shown. */
const keptPageTimeoutSeconds = 4;
/** Pages of the shop; sign-in, the graph, payment returns and operations have other paths and are never handled. */
const shopPage = /^\/(?<language>es|en)-[a-z]{2}(?:\/|$)/i;

// The worker only shows kept pages when there is no connection, so a new version can take over open pages (MEMBERSHIP-251).
self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precache(PRECACHED_FILES);

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

const offlinePage = async ({ request }: { request: Request }): Promise<Response | undefined> => {
  const language = shopPage.exec(new URL(request.url).pathname)?.groups?.language?.toLowerCase();
  return matchPrecache(`/offline.${language === 'en' ? 'en' : 'es'}.html`);
};

/** Pages come from the network and are never stored: they contain the cart and the member (MEMBERSHIP-249, MEMBERSHIP-250). */
const fromNetwork = new NetworkOnly({ plugins: [{ handlerDidError: offlinePage }] });

/** The pages of the card and the cart: from the network, otherwise as they were kept, also while the shop fails. */
const keptFromNetwork = new NetworkOnly({
  networkTimeoutSeconds: keptPageTimeoutSeconds,
  plugins: [
    {
      fetchDidSucceed: async ({ response }) => {
        if (response.status >= 500) throw new Error(`The shop responded with ${response.status}.`);
        return response;
      },
      handlerDidError: async ({ request }) => findKeptPage(request.url),
    },
  ],
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && shopPage.test(url.pathname),
  async (options) => {
    const isKept = (await findKeptPage(options.request.url)) !== undefined;
    return (isKept ? keptFromNetwork : fromNetwork).handle(options);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await findKeptAsset(request.url)) ?? fetch(request),
);

self.addEventListener('message', (event) => {
  const message = event.data as Partial<KeepPage> | null;
  if (message?.type === 'keepPage') event.waitUntil(keepPage(message as KeepPage));
});
