import type { FoundPlace } from '../../domain/place.ts';
import type { GeocodeResult } from './google-wire.ts';

/** Whether a result lies in a country (ISO 3166-1 alpha-2). */
export function isInCountry(result: GeocodeResult, country: string): boolean {
  return findComponent(result, 'country')?.short_name === country;
}

export function toFoundPlace(result: GeocodeResult): FoundPlace {
  const country = findComponent(result, 'country')?.long_name ?? '';
  const { lat: latitude, lng: longitude } = result.geometry.location;
  const findName = (...types: string[]) => findComponent(result, ...types)?.long_name ?? null;
  return {
    latitude,
    longitude,
    streetText: removeSuffix(result.formatted_address, `, ${country}`),
    province: findName('administrative_area_level_1'),
    city: findName('administrative_area_level_2', 'locality'),
    district: findName('administrative_area_level_3', 'sublocality_level_1', 'neighborhood'),
  };
}

/** @returns the first component of the first type that the result has */
function findComponent({ address_components }: GeocodeResult, ...types: string[]) {
  return types
    .map((type) => address_components.find((component) => component.types.includes(type)))
    .find((component) => component !== undefined);
}

function removeSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}
