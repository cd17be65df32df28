import type { Language } from '@tarima/markets/table';
import { apart, inWords, moved, type Offset, type Point, parseDirections, spokenOffset } from './directions.ts';
import type { Place, Places } from './store/places.ts';

/** A place as the service tells it: somewhere on the map, in words. */
export interface Answer {
  readonly id: string;
  readonly text: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly province: string | null;
  readonly town: string | null;
}

/** Whose places are looked through, and in which language they are told. */
export interface Asked {
  readonly country: string;
  readonly language: Language;
}

export type Gazetteer = ReturnType<typeof createGazetteer>;

/** From nearer than this, a position is the place itself. */
const atMetres = 40;
/** A landmark tells a position up to here; farther away only its town does. */
const landmarkReachMetres = 1_500;
/** Half sides of the boxes in which the nearest place is looked for, in degrees. */
const reaches = [0.02, 0.2, 2];

/** Finds places by what people write and by where they are. */
export function createGazetteer(places: Places) {
  const search = async (text: string, { country, language }: Asked, limit: number): Promise<Answer[]> => {
    const directed = parseDirections(text);
    const found = await places.search(country, directed?.from ?? text, limit);
    return found.map((place) => answerOf(place, directed?.offset, language));
  };

  const nearest = async (country: string, point: Point): Promise<Place | undefined> => {
    const metres = (place: Point) => {
      const { east, north } = apart(place, point);
      return Math.hypot(east, north);
    };
    for (const reach of reaches) {
      const near = await places.within(country, {
        south: point.latitude - reach,
        west: point.longitude - reach,
        north: point.latitude + reach,
        east: point.longitude + reach,
      });
      const telling = near.filter((place) => place.kind === 'town' || metres(place) <= landmarkReachMetres);
      const [first] = telling.toSorted((one, other) => metres(one) - metres(other));
      if (first) return first;
    }
    return undefined;
  };

  return {
    /** Places that a text may mean, the likeliest first. */
    suggest: search,

    /** The place that a text means most likely. */
    geocode: async (text: string, asked: Asked): Promise<Answer | undefined> => (await search(text, asked, 1))[0],

    /** A place that was told before; undefined also for one of another country. */
    async find(id: string, { country, language }: Asked): Promise<Answer | undefined> {
      const [, placeId = '', metres, towards] = /^([\w-]+?)(?:~(\d{1,4})([NSEW]))?$/.exec(id) ?? [];
      const place = await places.find(placeId);
      if (place?.country !== country) return undefined;
      return answerOf(place, towards ? ({ metres: Number(metres), towards } as Offset) : undefined, language);
    },

    /** What is at a position, told from the nearest place; undefined far from any. */
    async reverse(point: Point, { country, language }: Asked): Promise<Answer | undefined> {
      const place = await nearest(country, point);
      if (!place) return undefined;
      const { east, north } = apart(place, point);
      const offset = Math.hypot(east, north) < atMetres ? undefined : spokenOffset(place, point);
      return { ...answerOf(place, offset, language), ...point };
    },
  };
}

/** A place, or what lies so far from it, in words from the nearest to the widest. */
function answerOf(place: Place, offset: Offset | undefined, language: Language): Answer {
  const name = offset ? inWords(offset, place.name, language) : place.name;
  const { latitude, longitude } = offset ? moved(place, offset) : place;
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
