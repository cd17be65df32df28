import { type MarketCode, markets } from '@tarima/markets/table';
import { provinces } from '../../../maps/seeds/provinces.ts';
import { loadTowns, type Town } from '../../../maps/seeds/towns.ts';
import type { TerritoryRow } from '../../src/store/tables.ts';
import { completeProvinces, largerTowns } from './districts.ts';

const nameCollator = new Intl.Collator('es');

/** Loads the provinces, cities and districts of the thirteen markets; each parent precedes its children. */
export async function loadTerritories(): Promise<TerritoryRow[]> {
  const towns = Map.groupBy(await loadTowns(), ({ country, province }) => `${country}/${province}`);
  return markets.flatMap(({ code: country }) =>
    provinces[country].flatMap(([code, name], index) => {
      const id = `${country}-${code}`;
      const province: TerritoryRow = { id, parent_id: null, country, level: 'city', name, position: index };
      return [province, ...buildCities(province, listCities(country, name, towns.get(`${country}/${name}`) ?? []))];
    }),
  );
}

/** Cities of a province with their districts, sorted by city name. */
function listCities(country: MarketCode, province: string, towns: readonly Town[]): [string, readonly string[]][] {
  const complete = completeProvinces[country]?.[province];
  const known = largerTowns[country]?.[province] ?? {};
  const cities: Record<string, readonly string[]> =
    complete ?? Object.fromEntries([...towns.map(({ name }) => [name, []]), ...Object.entries(known)]);
  return Object.entries(cities).toSorted(([one], [other]) => nameCollator.compare(one, other));
}

function buildCities(province: TerritoryRow, cities: readonly [string, readonly string[]][]): TerritoryRow[] {
  return cities.flatMap(([name, districts], index) => {
    const city: TerritoryRow = buildTerritory(province, 'zone', name, index);
    // A town without districts gets one district with its own name.
    const names = districts.length > 0 ? districts : [name];
    return [city, ...names.map((district, position) => buildTerritory(city, 'neighborhood', district, position))];
  });
}

function buildTerritory(
  parent: TerritoryRow,
  level: TerritoryRow['level'],
  name: string,
  position: number,
): TerritoryRow {
  return { id: `${parent.id}-${position + 1}`, parent_id: parent.id, country: parent.country, level, name, position };
}
