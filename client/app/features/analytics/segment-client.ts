import type * as AnalyticsNext from '@segment/analytics-next';
import type { Plugin } from '@segment/analytics-next';
// The library's own bundle: as a module of the shop's build it would enlarge the chunks of all pages.
import libraryUrl from '@segment/analytics-next/dist/umd/index.js?url';
import { createDelivery, type Delivery } from './delivery.ts';
import { postBatch } from './post-batch.ts';

/** Analytics.js as this feature uses it. No call rejects. */
export interface SegmentClient {
  page(name: string): void;
  track(name: string, properties: Readonly<Record<string, unknown>>): void;
  identify(memberId: string, traits: Readonly<Record<string, unknown>>): void;
  /** The identified member of this browser; null for nobody. */
  getMemberId(): string | null;
  /** Deletes the ids of this browser; the next call creates a new anonymous id. */
  reset(): void;
  /** Drops the calls that were not sent, and all later ones. */
  close(): void;
}

/** The library's key of its source; the shop's server sends the real one. */
const writeKey = 'shop';

/** Names of what the library stores in this browser: ids, and calls that a closed page had not processed. */
const storedNames = [
  'ajs_anonymous_id',
  'ajs_user_id',
  'ajs_user_traits',
  `persisted-queue:v1:${writeKey}:event-queue:items`,
  `persisted-queue:v1:${writeKey}:event-queue:seen`,
];

/**
 * Loads Analytics.js from the shop's own build: without Segment's CDN, without cookies. Its calls are sent in batches to
 * the shop's own origin while consent is in effect.
 */
export async function loadSegmentClient(isAllowed: () => boolean): Promise<SegmentClient> {
  await import(/* @vite-ignore */ libraryUrl);
  const { AnalyticsBrowser } = (globalThis as unknown as { readonly AnalyticsNext: typeof AnalyticsNext })
    .AnalyticsNext;
  const delivery = createDelivery({ isAllowed, post: postBatch });
  const [analytics] = await AnalyticsBrowser.load(
    {
      writeKey,
      cdnSettings: {
        integrations: { 'Segment.io': { apiKey: writeKey } },
        // Otherwise the library reports its own performance to Segment.
        metrics: { sampleRate: 0 },
      },
      plugins: [privacyPlugin, createDeliveryPlugin(delivery)],
    },
    {
      useQueryString: false,
      storage: { stores: ['localStorage'] },
      user: { persist: true },
      group: { disable: true },
      // The delivery plugin sends the calls: the library's own keeps a batch that a withdrawal must drop.
      integrations: { 'Segment.io': false },
    },
  );
  const onHide = () => document.visibilityState === 'hidden' && delivery.flush();
  addEventListener('pagehide', delivery.flush);
  document.addEventListener('visibilitychange', onHide);
  const ignore = () => undefined;
  return {
    page: (name) => void analytics.page(undefined, name).catch(ignore),
    track: (name, properties) => void analytics.track(name, properties).catch(ignore),
    identify: (memberId, traits) => void analytics.identify(memberId, traits).catch(ignore),
    getMemberId: () => analytics.user().id() ?? null,
    reset() {
      analytics.reset();
      for (const name of storedNames) analytics.storage.clear(name);
    },
    close() {
      delivery.close();
      removeEventListener('pagehide', delivery.flush);
      document.removeEventListener('visibilitychange', onHide);
    },
  };
}

type Hook = NonNullable<Plugin['track']>;

/** An address without query and fragment, which can hold what a visitor typed. */
const withoutQuery = (address: unknown): string => (typeof address === 'string' ? address.replace(/[?#].*$/s, '') : '');

/** Removes search texts and titles from addresses in calls (ANALYTICS-54). */
const removeSearches: Hook = (context) => {
  const { page } = context.event.context ?? {};
  const referrer = withoutQuery(page?.referrer);
  const clean = { path: page?.path, url: withoutQuery(page?.url), ...(referrer && { referrer }) };
  context.updateEvent('context.page', clean);
  if (context.event.type === 'page') {
    const { name } = context.event;
    context.updateEvent('properties', { ...clean, name });
  }
  return context;
};

const createPlugin = (name: string, type: Plugin['type'], hook: Hook): Plugin => ({
  name,
  type,
  version: '1.0.0',
  isLoaded: () => true,
  load: async () => undefined,
  track: hook,
  page: hook,
  identify: hook,
});

const privacyPlugin = createPlugin('Shop privacy', 'enrichment', removeSearches);

const createDeliveryPlugin = (delivery: Delivery): Plugin =>
  createPlugin('Shop delivery', 'destination', (context) => {
    const { options: _options, integrations: _integrations, ...call } = context.event;
    delivery.add(call);
    return context;
  });
