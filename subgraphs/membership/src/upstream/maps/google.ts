import { upstreamUnavailable } from '@tarima/service-kit/graphql-errors';
import { createHttpClient } from '@tarima/service-kit/http-client';
import type { FoundPlace, MapQuestion, Maps } from '../../domain/maps.ts';
import { answered } from '../answered.ts';
import { autocompleteWire, type GeocodeResult, geocodeWire } from './google-wire.ts';

export interface GoogleMapsOptions {
  /** A key of a project that has the Geocoding API and the Places API (New). */
  readonly apiKey: string;
  readonly geocodingUrl: string;
  readonly placesUrl: string;
}

/** Statuses that say that there is no such place. Any other but `OK` means that the key or the quota is at fault. */
const nothingFound = new Set(['ZERO_RESULTS', 'NOT_FOUND', 'INVALID_REQUEST']);

/** Google Maps over HTTP: Places Autocomplete for suggestions, Geocoding for everything else. */
export function createGoogleMaps({ apiKey, geocodingUrl, placesUrl }: GoogleMapsOptions): Maps {
  const geocoding = createHttpClient({ upstream: 'maps', baseUrl: geocodingUrl });
  const places = createHttpClient({
    upstream: 'maps',
    baseUrl: placesUrl,
    headers: () => ({ 'x-goog-api-key': apiKey }),
  });

  const geocoded = async (
    query: Record<string, string>,
    { market, language }: MapQuestion,
  ): Promise<FoundPlace | undefined> => {
    const asked = { ...query, language, key: apiKey };
    const answer = await answered('maps', geocoding.json('/maps/api/geocode/json', { query: asked }));
    const { status, results } = geocodeWire.parse(answer);
    if (status !== 'OK' && !nothingFound.has(status)) throw upstreamUnavailable('maps');
    const [first] = results.filter((result) => component(result, 'country')?.short_name === market.code);
    return first && toFoundPlace(first);
  };

  return {
    async suggest(text, { market, language }, limit) {
      const body = { input: text, includedRegionCodes: [market.code.toLowerCase()], languageCode: language };
      const answer = await answered('maps', places.json('/v1/places:autocomplete', { method: 'POST', body }));
      return autocompleteWire
        .parse(answer)
        .suggestions.flatMap(({ placePrediction: place }) =>
          place ? [{ id: place.placeId, text: place.text.text }] : [],
        )
        .slice(0, limit);
    },
    find: (id, question) => geocoded({ place_id: id }, question),
    geocode: (text, question) => geocoded({ address: text, components: `country:${question.market.code}` }, question),
    reverse: async (position, question) => {
      const found = await geocoded({ latlng: `${position.latitude},${position.longitude}` }, question);
      // What Google found is somewhere near; the pin stays where it was put.
      return found && { ...found, ...position };
    },
    async close() {
      await Promise.all([geocoding.close(), places.close()]);
    },
  };
}

/** The first component that has one of these types, the types in order. */
function component({ address_components }: GeocodeResult, ...types: string[]) {
  return types
    .map((type) => address_components.find((part) => part.types.includes(type)))
    .find((part) => part !== undefined);
}

function toFoundPlace(result: GeocodeResult): FoundPlace {
  const country = component(result, 'country')?.long_name ?? '';
  const { lat: latitude, lng: longitude } = result.geometry.location;
  const name = (...types: string[]) => component(result, ...types)?.long_name ?? null;
  return {
    latitude,
    longitude,
    streetText: withoutEnd(result.formatted_address, `, ${country}`),
    province: name('administrative_area_level_1'),
    city: name('administrative_area_level_2', 'locality'),
    district: name('administrative_area_level_3', 'sublocality_level_1', 'neighborhood'),
  };
}

function withoutEnd(text: string, end: string): string {
  return text.endsWith(end) ? text.slice(0, -end.length) : text;
}
