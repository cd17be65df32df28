import type { Language } from '@tarima/markets/table';
import {
  formatOffset,
  measureDistance,
  movePoint,
  type Offset,
  type Point,
  parseDirections,
  roundOffset,
} from './directions.ts';
import type { Place, Places } from './store/places.ts';

/** A place in the API's format: a position with its description. */
export interface PlaceResult {
  readonly id: string;
  readonly text: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly province: string | null;
  readonly town: string | null;
}

/** Country whose places are searched, and language of the descriptions. */
export interface SearchScope {
  readonly country: string;
  readonly language: Language;
}

export type Gazetteer = ReturnType<typeof createGazetteer>;

/** Within this distance a position is described as the place itself. */
const samePlaceMetres = 40;
/** Maximum distance of a landmark that describes a position; beyond it only towns are used. */
const landmarkMaxMetres = 1_500;
/** Half side lengths of the boxes that are searched for the nearest place, in degrees. */
const searchRadii = [0.02, 0.2, 2];

/** Creates a gazetteer that finds places by text and by position. */
export function createGazetteer(places: Places) {
  const search = async (text: string, { country, language }: SearchScope, limit: number): Promise<PlaceResult[]> => {
    const directions = parseDirections(text);
    const found = await places.search(country, directions?.from ?? text, limit);
    return found.map((place) => toPlaceResult(place, directions?.offset, language));
  };

  const findNearest = async (country: string, point: Point): Promise<Place | undefined> => {
    const getDistance = (place: Point) => {
      const { east, north } = measureDistance(place, point);
      return Math.hypot(east, north);
    };
    for (const radius of searchRadii) {
      const candidates = await places.findWithin(country, {
        south: point.latitude - radius,
        west: point.longitude - radius,
        north: point.latitude + radius,
        east: point.longitude + radius,
      });
      const usable = candidates.filter((place) => place.kind === 'town' || getDistance(place) <= landmarkMaxMetres);
      const [first] = usable.toSorted((one, other) => getDistance(one) - getDistance(other));
      if (first) return first;
    }
    return undefined;
  };

  return {
    /** Places that match a text, best match first. */
    suggest: search,

    /** The best match of a text. */
    geocode: async (text: string, scope: SearchScope): Promise<PlaceResult | undefined> =>
      (await search(text, scope, 1))[0],

    /** A place by an id from an earlier response; undefined for a place in another country. */
    async find(id: string, { country, language }: SearchScope): Promise<PlaceResult | undefined> {
      const [, placeId = '', getDistance, towards] = /^([\w-]+?)(?:~(\d{1,4})([NSEW]))?$/.exec(id) ?? [];
      const place = await places.find(placeId);
      if (place?.country !== country) return undefined;
      return toPlaceResult(place, towards ? ({ metres: Number(getDistance), towards } as Offset) : undefined, language);
    },

    /** Describes a position by the nearest place; undefined when none is near. */
    async reverse(point: Point, { country, language }: SearchScope): Promise<PlaceResult | undefined> {
      const place = await findNearest(country, point);
      if (!place) return undefined;
      const { east, north } = measureDistance(place, point);
      const offset = Math.hypot(east, north) < samePlaceMetres ? undefined : roundOffset(place, point);
      return { ...toPlaceResult(place, offset, language), ...point };
    },
  };
}

/** Formats a place, or an offset from it, with a description from the most specific to the widest part. */
function toPlaceResult(place: Place, offset: Offset | undefined, language: Language): PlaceResult {
  const name = offset ? formatOffset(offset, place.name, language) : place.name;
  const { latitude, longitude } = offset ? movePoint(place, offset) : place;
  const { province } = place;
  const town = place.kind === 'town' ? place.name : place.town;
  const wider = [place.town, province].filter((part) => part !== null && part !== place.name);
  return {
    id: offset ? `${place.id}~${offset.metres}${offset.towards}` : place.id,
    text: [name, ...new Set(wider)].join(', '),
    latitude,
    longitude,
    province,
    town,
  };
}
