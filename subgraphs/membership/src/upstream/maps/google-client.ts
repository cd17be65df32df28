import { createUpstreamUnavailableError } from '@tarima/service-kit/graphql-errors';
import { createHttpClient } from '@tarima/service-kit/http-client';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { MapScope, Maps } from '../../application/ports.ts';
import type { FoundPlace } from '../../domain/place.ts';
import { isInCountry, toFoundPlace } from './google-mapping.ts';
import { autocompleteWire, geocodeWire } from './google-wire.ts';

export interface GoogleMapsOptions {
  /** A key of a project that has the Geocoding API and the Places API (New). */
  readonly apiKey: string;
  readonly geocodingUrl: string;
  readonly placesUrl: string;
}

/** Statuses of a missing place. Any other status than `OK` is a problem of the key or the quota. */
const notFoundStatuses = new Set(['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST']);

/** Google Maps over HTTP: Places Autocomplete for suggestions, Geocoding for all other calls. */
export function createGoogleMaps(options: GoogleMapsOptions): Maps & { close(): Promise<void> } {
  const { apiKey } = options;
  const geocoding = createHttpClient({ upstream: 'maps', baseUrl: options.geocodingUrl });
  const places = createHttpClient({
    upstream: 'maps',
    baseUrl: options.placesUrl,
    headers: () => ({ 'x-goog-api-key': apiKey }),
  });

  const geocode = async (
    parameters: Record<string, string>,
    { market, language }: MapScope,
  ): Promise<FoundPlace | undefined> => {
    const query = { ...parameters, language, key: apiKey };
    const response = await mapUpstreamErrors(geocoding.json('/maps/api/geocode/json', { query }));
    const { status, results } = geocodeWire.parse(response);
    if (status !== 'OK' && !notFoundStatuses.has(status)) throw createUpstreamUnavailableError('maps');
    const result = results.find((candidate) => isInCountry(candidate, market.code));
    return result && toFoundPlace(result);
  };

  return {
    async suggest(text, { market, language }, limit) {
      const body = { input: text, includedRegionCodes: [market.code.toLowerCase()], languageCode: language };
      const response = await mapUpstreamErrors(places.json('/v1/places:autocomplete', { method: 'POST', body }));
      return autocompleteWire
        .parse(response)
        .suggestions.flatMap(({ placePrediction: place }) =>
          place ? [{ id: place.placeId, text: place.text.text }] : [],
        )
        .slice(0, limit);
    },
    findById: (id, scope) => geocode({ place_id: id }, scope),
    geocode: (text, scope) => geocode({ address: text, components: `country:${scope.market.code}` }, scope),
    reverseGeocode: async (position, scope) => {
      const found = await geocode({ latlng: `${position.latitude},${position.longitude}` }, scope);
      // Google returns the position of a place nearby; the pin keeps its own.
      return found && { ...found, ...position };
    },
    async close() {
      await Promise.all([geocoding.close(), places.close()]);
    },
  };
}
