import type * as AnalyticsNext from '@segment/analytics-next';
import type { Plugin } from '@segment/analytics-next';
// The library's own bundle: as a module of the shop's build it would enlarge the chunks of all pages.
import libraryUrl from '@segment/analytics-next/dist/umd/index.js?url';

/** Analytics.js as this feature uses it. No call rejects. */
export interface SegmentClient {
  page(name: string): void;
  track(name: string, properties: Readonly<Record<string, unknown>>): void;
  identify(memberId: string, traits: Readonly<Record<string, unknown>>): void;
  /** The identified member of this browser; null for nobody. */
  getMemberId(): string | null;
  /** Deletes the ids of this browser; the next call creates a new anonymous id. */
  reset(): void;
}

/** Path of the shop's own origin that the library appends `/b` to for a batch. */
const apiPath = '/analytics/v1';
/** The shop's server has the real write key and replaces this one. */
const writeKey = 'shop';

/** Names of what the library stores in this browser. */
const storedNames = ['ajs_anonymous_id', 'ajs_user_id', 'ajs_user_traits'];

/**
 * Loads Analytics.js from the shop's own build: without Segment's CDN, without cookies, in batches to the shop's own
 * origin, which continue with `keepalive` when the page ends.
 */
export async function loadSegmentClient(isAllowed: () => boolean): Promise<SegmentClient> {
  await import(/* @vite-ignore */ libraryUrl);
  const { AnalyticsBrowser } = (globalThis as unknown as { readonly AnalyticsNext: typeof AnalyticsNext })
    .AnalyticsNext;
  const [analytics] = await AnalyticsBrowser.load(
    {
      writeKey,
      cdnSettings: { integrations: { 'Segment.io': { apiKey: writeKey } } },
      plugins: [createPrivacyPlugin(isAllowed)],
    },
    {
      useQueryString: false,
      storage: { stores: ['localStorage'] },
      user: { persist: true },
      group: { disable: true },
      integrations: {
        'Segment.io': {
          apiHost: location.host + apiPath,
          protocol: location.protocol === 'https:' ? 'https' : 'http',
          deliveryStrategy: { strategy: 'batching', config: { size: 20, timeout: 3_000 } },
        },
      },
    },
  );
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
  };
}

/** An address without query and fragment, which can hold what a visitor typed. */
const withoutQuery = (address: unknown): string => (typeof address === 'string' ? address.replace(/[?#].*$/s, '') : '');

/**
 * Removes search texts and titles from addresses in calls (ANALYTICS-54), and cancels calls that were queued before the
 * visitor withdrew their consent.
 */
function createPrivacyPlugin(isAllowed: () => boolean): Plugin {
  const enrich: NonNullable<Plugin['track']> = (context) => {
    if (!isAllowed()) context.cancel();
    const { page } = context.event.context ?? {};
    const clean = { path: page?.path, url: withoutQuery(page?.url), referrer: withoutQuery(page?.referrer) };
    context.updateEvent('context.page', clean);
    if (context.event.type === 'page') {
      const { name } = context.event;
      context.updateEvent('properties', { ...clean, name });
    }
    return context;
  };
  return {
    name: 'Shop privacy',
    type: 'enrichment',
    version: '1.0.0',
    isLoaded: () => true,
    load: async () => undefined,
    track: enrich,
    page: enrich,
    identify: enrich,
  };
}
