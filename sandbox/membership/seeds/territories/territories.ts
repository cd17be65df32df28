import { type MarketCode, markets } from '@tarima/markets/table';
import { provinces } from '../../../maps/seeds/provinces.ts';
import { loadTowns, type Town } from '../../../maps/seeds/towns.ts';
import type { TerritoryRow } from '../../src/store/tables.ts';
import { completeProvinces, largerTowns } from './districts.ts';

const byName = new Intl.Collator('es');

/** Provinces, cities and districts of the thirteen markets, each under the one that it lies in. */
export async function loadTerritories(): Promise<TerritoryRow[]> {
  const towns = Map.groupBy(await loadTowns(), ({ country, province }) => `${country}/${province}`);
  return markets.flatMap(({ code: country }) =>
    provinces[country].flatMap(([code, name], index) => {
      const id = `${country}-${code}`;
      const province: TerritoryRow = { id, parent_id: null, country, level: 'city', name, position: index };
      return [province, ...partsOf(province, districtsOf(country, name, towns.get(`${country}/${name}`) ?? []))];
    }),
  );
}

/** Cities of a province with their districts, cities by name. */
function districtsOf(country: MarketCode, province: string, towns: readonly Town[]): [string, readonly string[]][] {
  const complete = completeProvinces[country]?.[province];
  const known = largerTowns[country]?.[province] ?? {};
  const cities: Record<string, readonly string[]> =
    complete ?? Object.fromEntries([...towns.map(({ name }) => [name, []]), ...Object.entries(known)]);
  return Object.entries(cities).toSorted(([one], [other]) => byName.compare(one, other));
}

function partsOf(province: TerritoryRow, cities: readonly [string, readonly string[]][]): TerritoryRow[] {
  return cities.flatMap(([name, districts], index) => {
    const city: TerritoryRow = part(province, 'zone', name, index);
    // A small town is one district by itself.
    const names = districts.length > 0 ? districts : [name];
    return [city, ...names.map((district, position) => part(city, 'neighborhood', district, position))];
  });
}

function part(whole: TerritoryRow, level: TerritoryRow['level'], name: string, position: number): TerritoryRow {
  return { id: `${whole.id}-${position + 1}`, parent_id: whole.id, country: whole.country, level, name, position };
}
