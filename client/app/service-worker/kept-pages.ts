import { type KeepPage, type KeptPageKind, keptCachePrefixes } from './messages.ts';

/** Query of a page without a member; the server renders it without any personal data. */
const withoutMember = '?offline';
const assetPath = /\/assets\/[\w.~$-]+/g;
/** A reference of a script to another file: an import, or an entry of Vite's list of files to preload. */
const reference = /(?:\.|assets)\/([\w.~$-]+\.(?:js|css))\b/g;
/**
 * Time in milliseconds after which a kept page of the same release is requested again, because editors change its menus
 * and texts.
 */
const refreshAfterMs = 24 * 60 * 60 * 1_000;

/** The kept page at a URL, without its query; undefined when the page is not kept. */
export async function findKeptPage(url: string): Promise<Response | undefined> {
  const { origin, pathname } = new URL(url);
  return findKept(origin + pathname + withoutMember);
}

/** Paths of the kept pages of a kind, one for each locale. */
export async function listKeptPaths(kind: KeptPageKind): Promise<readonly string[]> {
  const names = await listCaches([keptCachePrefixes[kind]]);
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return requests
    .flat()
    .map(({ url }) => new URL(url))
    .filter(({ search }) => search === withoutMember)
    .map(({ pathname }) => pathname);
}

/** A kept file of a page; undefined when it is not kept. */
export const findKeptAsset = (url: string): Promise<Response | undefined> => findKept(url);

async function findKept(url: string): Promise<Response | undefined> {
  for (const name of await listCaches(Object.values(keptCachePrefixes))) {
    // `caches.open` would create a cache again that was deleted meanwhile (MEMBERSHIP-252).
    const found = await caches.match(url, { cacheName: name });
    if (found) return found;
  }
  return undefined;
}

const listCaches = async (prefixes: readonly string[]) =>
  (await caches.keys()).filter((name) => prefixes.some((prefix) => name.startsWith(prefix)));

let lastWork: Promise<unknown> = Promise.resolve();
/** How many times the pages of each kind were deleted. */
const deletions = new Map<KeptPageKind, number>();
const countDeletions = (kind: KeptPageKind) => deletions.get(kind) ?? 0;

/**
 * Keeps a page with its files, one message after the other. The page is requested without cookies, so that it contains no
 * member, cart or token, and once a day for each release. A complete set of a release replaces those of other releases
 * (MEMBERSHIP-249, MEMBERSHIP-251, OFFLINE-1). A page that is deleted meanwhile is not kept.
 */
export function keepPage(message: KeepPage): Promise<void> {
  const count = countDeletions(message.kind);
  const isDeleted = () => countDeletions(message.kind) !== count;
  const work = lastWork.then(() => keep(message, isDeleted));
  lastWork = work.catch(() => undefined);
  return work;
}

/** Deletes the kept pages of a kind, also those that earlier messages are still keeping (MEMBERSHIP-252). */
export async function deletePages(kind: KeptPageKind): Promise<void> {
  deletions.set(kind, countDeletions(kind) + 1);
  await deleteCaches(await listCaches([keptCachePrefixes[kind]]));
}

const deleteCaches = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)));

async function keep(
  { kind, path, assets, withLateParts = [], release }: KeepPage,
  isDeleted: () => boolean,
): Promise<void> {
  if (isDeleted()) return;
  const url = new URL(path + withoutMember, location.origin);
  if (url.origin !== location.origin) return;
  const prefix = keptCachePrefixes[kind];
  const name = prefix + release;
  const kept = await caches.match(url, { cacheName: name });
  const isCurrent = kept !== undefined && Date.now() - Date.parse(kept.headers.get('date') ?? '') < refreshAfterMs;
  const response = isCurrent ? kept : await fetch(url, { credentials: 'omit' });
  if (!response.ok || response.redirected || isDeleted()) return;
  const cache = await caches.open(name);
  const html = await response.clone().text();
  const files = new Set([...(html.match(assetPath) ?? []), ...assets.filter((asset) => asset.startsWith('/assets/'))]);
  const addFiles = (paths: Iterable<string>) =>
    Promise.all([...paths].map(async (file) => (await cache.match(file)) ?? cache.add(file)));
  await addFiles(files);
  const scripts = await Promise.all(withLateParts.filter((file) => files.has(file)).map((file) => cache.match(file)));
  const texts = await Promise.all(scripts.map((script) => script?.text() ?? ''));
  await addFiles(
    new Set(texts.flatMap((text) => Array.from(text.matchAll(reference), ([, name]) => `/assets/${name}`))),
  );
  if (!isCurrent) await cache.put(url, response);
  const names = await listCaches([prefix]);
  await deleteCaches(isDeleted() ? names : names.filter((other) => other !== name));
}
