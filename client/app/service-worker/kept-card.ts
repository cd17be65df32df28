import { cardCachePrefix, type KeepCardPage } from './messages.ts';

/** Query of the page without a member; the server renders it without any personal data. */
const withoutMember = '?offline';
const assetPath = /\/assets\/[\w.~$-]+/g;

/** The kept page at a URL, without its query; undefined when the page is not kept. */
export async function findKeptPage(url: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(url);
  return findKept(origin + pathname + withoutMember);
}

/** A kept file of the page; undefined when it is not kept. */
export const findKeptAsset = (url: string): Promise<Response | undefined> => findKept(url);

async function findKept(url: string): Promise<Response | undefined> {
  for (const name of await listCardCaches()) {
    const found = await (await caches.open(name)).match(url);
    if (found) return found;
  }
  return undefined;
}

const listCardCaches = async () => (await caches.keys()).filter((name) => name.startsWith(cardCachePrefix));

/**
 * Keeps the page of the card with its files. The page is requested without cookies, so that it contains no member, cart or
 * token. A complete set of a release replaces those of other releases (MEMBERSHIP-249, MEMBERSHIP-251).
 */
export async function keepCardPage({ path, assets, release }: KeepCardPage): Promise<void> {
  const url = new URL(path + withoutMember, location.origin);
  if (url.origin !== location.origin) return;
  const response = await fetch(url, { credentials: 'omit' });
  if (!response.ok || response.redirected) return;
  const name = cardCachePrefix + release;
  const cache = await caches.open(name);
  const html = await response.clone().text();
  const files = new Set([...(html.match(assetPath) ?? []), ...assets.filter((asset) => asset.startsWith('/assets/'))]);
  await Promise.all([...files].map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  await cache.put(url, response);
  const others = (await listCardCaches()).filter((other) => other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
}
