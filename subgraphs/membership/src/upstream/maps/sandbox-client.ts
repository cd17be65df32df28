import { createHttpClient } from '@tarima/service-kit/http-client';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { MapScope, Maps } from '../../application/ports.ts';
import type { FoundPlace } from '../../domain/place.ts';
import { placeWire, suggestionsWire } from './sandbox-wire.ts';

export interface SandboxMapsOptions {
  readonly baseUrl: string;
  readonly apiKey: string;
}

/** The offline gazetteer (docs/sandbox/maps.md). */
export function createSandboxMaps({ baseUrl, apiKey }: SandboxMapsOptions): Maps & { close(): Promise<void> } {
  const http = createHttpClient({ upstream: 'maps', baseUrl, headers: () => ({ 'x-api-key': apiKey }) });
  const get = (path: string, { market, language }: MapScope, query: Record<string, string | number> = {}) =>
    mapUpstreamErrors(http.json(`/v1${path}`, { query: { country: market.code, language, ...query } }));
  const toFoundPlace = (response: unknown): FoundPlace | undefined => {
    const { place } = placeWire.parse(response);
    if (!place) return undefined;
    const { text, town, ...rest } = place;
    return { ...rest, streetText: text, city: town, district: null };
  };
  return {
    async suggest(text, scope, limit) {
      return suggestionsWire.parse(await get('/autocomplete', scope, { text, limit })).suggestions;
    },
    findById: async (id, scope) => toFoundPlace(await get(`/places/${encodeURIComponent(id)}`, scope)),
    geocode: async (text, scope) => toFoundPlace(await get('/geocode', scope, { text })),
    reverseGeocode: async ({ latitude, longitude }, scope) =>
      toFoundPlace(await get('/reverse', scope, { latitude, longitude })),
    close: () => http.close(),
  };
}
