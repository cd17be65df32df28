import { clubs } from '../../commerce/seeds/clubs.ts';
import type { Place } from '../src/store/places.ts';
import { landmarks } from './landmarks.ts';
import { loadTowns } from './towns.ts';

/** Loads the towns, clubs and landmarks of the thirteen markets. */
export async function loadPlaces(): Promise<Place[]> {
  const towns = (await loadTowns()).map(
    ({ id, ...town }): Place => ({ ...town, id: `town-${id}`, kind: 'town', town: null }),
  );
  const clubPlaces = clubs.map(
    ({ key, country, name, address, latitude, longitude }): Place => ({
      id: `club-${key}`,
      country,
      kind: 'club',
      name: `Tarima ${name}`,
      town: address.city,
      province: address.region,
      latitude,
      longitude,
      population: 0,
    }),
  );
  const landmarkPlaces = landmarks.map(
    (landmark, index): Place => ({ ...landmark, id: `mark-${index + 1}`, kind: 'landmark', population: 0 }),
  );
  return [...towns, ...clubPlaces, ...landmarkPlaces];
}
