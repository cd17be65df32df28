import { createHash } from 'node:crypto';
import { getContentChannel, getSharedContentChannel } from '@tarima/markets/content-channels';
import type { Locale } from '@tarima/markets/locale';
import { createCachedValues } from '@tarima/service-kit/cached-value';
import type { ConfigurationSource } from '@tarima/service-kit/configuration';
import { createHttpClient, type HttpClient } from '@tarima/service-kit/http-client';
import { UpstreamError } from '@tarima/service-kit/upstream-error';
import {
  type CircuitBreakerPolicy,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import { LRUCache } from 'lru-cache';
import type { ContentPage, MenuItem, SiteContent } from './blocks.ts';
import { toContentMenu, toContentPage } from './page-model.ts';
import { toShopHref } from './rich-text.ts';
import type { ContentSelection } from './selection.ts';
import { wireBundle, wireSitemap } from './wire.ts';

/** The content service did not respond, and no cached response exists. */
export class ContentUnavailableError extends Error {
  override readonly name = 'ContentUnavailableError';
  /** For error handlers without a specific message, such as the sitemap's. */
  readonly statusCode = 503;
}

/** Reads the content of editors for one request. */
export interface ContentReader {
  /**
   * Reads the page at a path of the locale's channel or of the given channel; null when there is none.
   * @throws ContentUnavailableError
   */
  page(locale: Locale, path: string, channel?: string): Promise<ContentPage | null>;
  /** Reads menus and texts of the market; empty when the content service returns none. */
  site(locale: Locale): Promise<SiteContent>;
}

/** Digests of the responses that a page was made from, by the key of the response. */
export type ContentDigests = ReadonlyMap<string, string>;

/** Observes what a reader reads for one page. */
export interface ContentObserver {
  /** Called when the page lacks content because the service failed. */
  onFailure(): void;
  /** Called for each response that the page is made from. */
  onRead(key: string, digest: string): void;
}

export interface ContentSource {
  reader(selection: ContentSelection, observer?: ContentObserver): ContentReader;
  /** Whether no response of published content is known that has another digest. */
  isCurrent(digests: ContentDigests): boolean;
  /** Reads the paths of all published pages of the locale's channel. @throws ContentUnavailableError */
  pages(locale: Locale): Promise<readonly { readonly id: string; readonly path: string }[]>;
  close(): Promise<void>;
}

export interface ContentSourceOptions {
  readonly contentUrl: string;
  /** Base URL of the editing tool. */
  readonly editorUrl: string;
  /** Base URL of menu images, as browsers load them. */
  readonly mediaUrl: string;
  readonly configuration: Pick<ConfigurationSource, 'global' | 'market'>;
  readonly onError: (error: unknown) => void;
}

/** A content service: that of the shop, or one that a link selects. */
interface ContentService {
  readonly http: HttpClient;
  readonly breaker: CircuitBreakerPolicy;
}

/** A page with the menus that it was delivered with. */
interface DeliveredPage {
  readonly page: ContentPage;
  readonly header: readonly MenuItem[];
  readonly footer: readonly MenuItem[];
}

const maxAgeMs = 60_000;
const timeoutMs = 2_000;
/** How long no request is sent after a timeout, so that other visitors do not wait. */
const pauseMs = 5_000;
/** Maximum entries: two languages of thirteen markets with about sixty pages each, and some missing paths. */
const maxCacheEntries = 4_000;
const base = '/delivery/site/v1/channels';

/**
 * Reads the content service over HTTP. A response is cached for a minute, served stale while it is refreshed, and kept
 * while the service is down. Previews are never cached.
 */
export function createContentSource(options: ContentSourceOptions): ContentSource {
  const { contentUrl, editorUrl, mediaUrl, configuration, onError } = options;
  const services = new Map<string, ContentService>();
  const getService = (baseUrl: string): ContentService => {
    const service = services.get(baseUrl) ?? {
      http: createHttpClient({ upstream: 'content', baseUrl, timeoutMs }),
      breaker: circuitBreaker(handleWhen(isTimeout), { halfOpenAfter: pauseMs, breaker: new ConsecutiveBreaker(1) }),
    };
    services.set(baseUrl, service);
    return service;
  };

  const cache = createCachedValues<{ readonly value: unknown; readonly digest: string }>({
    name: 'content',
    ttlMs: maxAgeMs,
    maxEntries: maxCacheEntries,
  });
  const newestDigests = new LRUCache<string, string>({ max: maxCacheEntries });
  const fetchCached = async <Value>(
    key: string,
    load: () => Promise<Value>,
    observer?: ContentObserver,
  ): Promise<Value> => {
    const { value, digest } = await cache.get(key, async () => {
      const loaded = await load();
      const newest = createHash('sha256').update(JSON.stringify(loaded)).digest('base64');
      newestDigests.set(key, newest);
      return { value: loaded, digest: newest };
    });
    observer?.onRead(key, digest);
    return value as Value;
  };

  /** Returns the response at a path as parsed by `read`; null when there is none. @throws ContentUnavailableError */
  const fetchContent = async <Value>(
    path: string,
    selection: ContentSelection,
    read: (body: unknown) => Value,
  ): Promise<Value | null> => {
    const { endpoint = contentUrl, previewToken } = selection;
    const { http, breaker } = getService(endpoint);
    const headers = previewToken ? { authorization: `Bearer ${previewToken}` } : undefined;
    try {
      return read(await breaker.execute(() => http.json(`${base}/${path}`, headers ? { headers } : {})));
    } catch (error) {
      if (isBrokenCircuitError(error)) throw new ContentUnavailableError('The content service timed out recently');
      const status = error instanceof UpstreamError ? error.status : undefined;
      if (status === 404) return null;
      // When a preview has ended, show published content.
      if (status === 401 && previewToken) return fetchContent(path, { ...selection, previewToken: undefined }, read);
      onError(error);
      throw new ContentUnavailableError('The content service gave no valid response', { cause: error });
    }
  };

  const reader: ContentSource['reader'] = (selection, observer) => {
    // The channel of a locale is `{country}-{language}` (CONTENT-11).
    const channelOf = ({ market, language }: Locale) =>
      selection.useSharedChannels ? getSharedContentChannel(language) : getContentChannel(market.code, language);
    const read = <Value>(
      locale: Locale,
      path: string,
      map: (body: unknown) => Value,
      channel = channelOf(locale),
    ): Promise<Value | null> => {
      const address = `${encodeURIComponent(channel)}/${path}`;
      const load = () => fetchContent(address, selection, map);
      const value = selection.previewToken
        ? load()
        : fetchCached(`${selection.endpoint ?? ''} ${locale.code} ${address}`, load, observer);
      return value.catch((error: unknown) => {
        observer?.onFailure();
        throw error;
      });
    };
    const delivered = (locale: Locale, path: string, channel?: string) => {
      const map = (body: unknown): DeliveredPage => ({
        page: toContentPage(body, { locale, editorUrl, onError }),
        header: toContentMenu(body, 'header', { locale, mediaUrl, onError }),
        footer: toContentMenu(body, 'footer', { locale, mediaUrl, onError }),
      });
      return read(locale, `pages/${path.split('/').map(encodeURIComponent).join('/')}`, map, channel);
    };

    return {
      async page(locale, path, channel) {
        const found = await delivered(locale, path, channel);
        return found && removeHiddenBlocks(found.page, configuration.global().hiddenComponents[found.page.id] ?? []);
      },
      async site(locale) {
        const [home, words] = await Promise.all([
          delivered(locale, 'home').catch(() => null),
          read(locale, 'documents/resource-bundles/market', (body) => wireBundle.parse(body)).catch(() => null),
        ]);
        const { membership, features } = configuration.market(locale.market.code);
        return {
          header: home?.header ?? [],
          footer: home?.footer ?? [],
          words: localizeLinks(words ?? {}, locale),
          offers: {
            renewal: membership.renewal,
            upgrade: membership.upgrade,
            pharmacy: features.pharmacy,
            chatbot: features.chatbot,
          },
        };
      },
    };
  };

  return {
    reader,
    isCurrent: (digests) => [...digests].every(([key, digest]) => (newestDigests.get(key) ?? digest) === digest),
    pages: (locale) =>
      fetchCached(`sitemap ${locale.code}`, async () => {
        const channel = getContentChannel(locale.market.code, locale.language);
        return (await fetchContent(`${channel}/sitemap`, {}, (body) => wireSitemap.parse(body).pages)) ?? [];
      }),
    close: async () => {
      await Promise.all([...services.values()].map(({ http }) => http.close()));
    },
  };
}

/** Texts that are addresses within the shop get the address in the locale. */
const localizeLinks = (words: Readonly<Record<string, string>>, locale: Locale): Record<string, string> =>
  Object.fromEntries(
    Object.entries(words).map(([name, text]) => [
      name,
      text.startsWith('/') ? (toShopHref(text, locale) ?? text) : text,
    ]),
  );

const isTimeout = (error: unknown): boolean => error instanceof UpstreamError && error.status === 504;

/** Removes blocks whose type or name is in the list (CONTENT-23). */
function removeHiddenBlocks(page: ContentPage, hidden: readonly string[]): ContentPage {
  if (hidden.length === 0) return page;
  const shown = (blocks: ContentPage['main']) =>
    blocks.filter((block) => !hidden.includes(block.type) && !hidden.includes(block.key));
  return { ...page, top: shown(page.top), main: shown(page.main) };
}
