import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { deletePages, findKeptAsset, findKeptPage, keepPage, listKeptPaths } from './kept-pages.ts';
import { type DeletePages, type KeepPage, keptCopyAfterMs, openParameter } from './messages.ts';
import { fillOfflinePage } from './offline-page.ts';
import { readKeptPage, readKeptPages } from './page-store.ts';

declare const self: ServiceWorkerGlobalScope;

/** Pages of the shop; sign-in, the graph, payment returns and operations have other paths and are never handled. */
const shopPage = /^\/(?<locale>(?<language>es|en)-[a-z]{2})(?:\/|$)/i;

// The worker only shows kept pages when there is no connection, so a new version can take over open pages (MEMBERSHIP-251).
self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precache(PRECACHED_FILES);

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

/**
 * The kept copy of a page: of the card or the cart, or the kept page of the cart, which opens a product or list page of this
 * browser (OFFLINE-11).
 */
async function findCopy(url: string): Promise<Response | undefined> {
  const page = await findKeptPage(url);
  if (page) return page;
  const { pathname, search } = new URL(url);
  const kept = await readKeptPage(pathname + search);
  if (!kept || !(await findKeptPage(new URL(kept.cartPath, location.origin).href))) return undefined;
  return Response.redirect(`${kept.cartPath}?${new URLSearchParams({ [openParameter]: kept.path })}`);
}

/** The page for a navigation that fails without a kept copy. */
async function findOfflinePage({ request }: { request: Request }): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const { language = 'es', locale } = shopPage.exec(pathname)?.groups ?? {};
  const page = await matchPrecache(`/offline.${language.toLowerCase() === 'en' ? 'en' : 'es'}.html`);
  if (!page) return undefined;
  const inLocale = (path: string) => path.toLowerCase().startsWith(`/${locale?.toLowerCase()}/`);
  const [card, cart] = await Promise.all(
    (['card', 'cart'] as const).map(async (kind) => (await listKeptPaths(kind)).find(inLocale)),
  );
  // Only the kept page of the cart can open other pages.
  const pages = cart === undefined ? [] : (await readKeptPages()).filter(({ path }) => inLocale(path));
  const { onLine: isOnline } = navigator;
  return new Response(fillOfflinePage(await page.text(), { card, cart, pages, isOnline }), { headers: page.headers });
}

/**
 * Pages come from the network. Their HTML is never stored, because it contains the cart and the member (MEMBERSHIP-249,
 * MEMBERSHIP-250).
 */
const fromNetwork = new NetworkOnly({ plugins: [{ handlerDidError: findOfflinePage }] });

/**
 * Pages with a kept copy come from the network, or as kept when the network or the shop fails, or gives no response in
 * time. A response in time is shown however long its content takes (OFFLINE-17, OFFLINE-18).
 */
const keptFromNetwork = new NetworkOnly({
  networkTimeoutSeconds: keptCopyAfterMs / 1_000,
  plugins: [
    {
      handlerDidError: async ({ request }) => findCopy(request.url),
      // Not `fetchDidSucceed`, which Workbox does not call for the response of a navigation preload.
      handlerWillRespond: async ({ request, response }) =>
        response.status >= 500 ? ((await findCopy(request.url)) ?? response) : response,
    },
  ],
});

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && shopPage.test(url.pathname),
  async (options) => {
    const copy = await findCopy(options.request.url);
    if (copy && options.url.searchParams.has(openParameter)) return copy;
    return (copy ? keptFromNetwork : fromNetwork).handle(options);
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => (await findKeptAsset(request.url)) ?? fetch(request),
);

self.addEventListener('message', (event) => {
  const message = event.data as KeepPage | DeletePages | null;
  if (message?.type === 'keepPage') event.waitUntil(keepPage(message));
  else if (message?.type === 'deletePages') event.waitUntil(deletePages(message.kind));
});
