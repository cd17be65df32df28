import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { deletePages, findKeptAsset, findKeptPage, keepPage, listKeptPaths } from './kept-pages.ts';
import { type DeletePages, type KeepPage, openParameter } from './messages.ts';
import { fillOfflinePage } from './offline-page.ts';
import { readKeptPage, readKeptPages } from './page-store.ts';

declare const self: ServiceWorkerGlobalScope;

/** How long a page that is kept waits for a slow connection before the kept copy is shown. */
const keptPageTimeoutSeconds = 4;
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

/** A page that this browser has kept, opened by the kept page of the cart (OFFLINE-11); otherwise the offline page. */
async function findKeptOrOfflinePage({ request }: { request: Request }): Promise<Response | undefined> {
  const { pathname, search } = new URL(request.url);
  const kept = await readKeptPage(pathname + search);
  if (kept && (await findKeptPage(new URL(kept.cartPath, location.origin).href))) {
    return Response.redirect(`${kept.cartPath}?${new URLSearchParams({ [openParameter]: kept.path })}`);
  }
  const { language = 'es', locale } = shopPage.exec(pathname)?.groups ?? {};
  const page = await matchPrecache(`/offline.${language.toLowerCase() === 'en' ? 'en' : 'es'}.html`);
  if (!page) return undefined;
  const inLocale = (path: string) => path.toLowerCase().startsWith(`/${locale?.toLowerCase()}/`);
  const [card, cart] = await Promise.all(
    (['card', 'cart'] as const).map(async (kind) => (await listKeptPaths(kind)).find(inLocale)),
  );
  // Only the kept page of the cart can open other pages.
  const pages = cart === undefined ? [] : (await readKeptPages()).filter(({ path }) => inLocale(path));
  return new Response(fillOfflinePage(await page.text(), { card, cart, pages }), { headers: page.headers });
}

/**
 * Pages come from the network. Their HTML is never stored, because it contains the cart and the member (MEMBERSHIP-249,
 * MEMBERSHIP-250).
 */
const fromNetwork = new NetworkOnly({ plugins: [{ handlerDidError: findKeptOrOfflinePage }] });

/** Pages of the card and the cart come from the network, or as kept when the network or the shop fails. */
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
    const kept = await findKeptPage(options.request.url);
    if (kept && options.url.searchParams.has(openParameter)) return kept;
    return (kept ? keptFromNetwork : fromNetwork).handle(options);
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
