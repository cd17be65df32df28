import { findMarket, type KnownMarket } from '@tarima/markets/table';
import type { MemberAddress } from '../domain/member.ts';
import { isSameTerritoryName, type Territory } from '../domain/territory.ts';
import type { Territories } from './ports.ts';

/** Looks up provinces, cities and districts. */
export interface TerritoryFinder extends Pick<Territories, 'listChildren'> {
  /** @returns the territories that contain a saved address, the province first */
  findByAddress(address: Pick<MemberAddress, 'territoryId' | 'address'>): Promise<readonly Territory[]>;
  /** @returns the territories with a map service's names, from the province to the first unknown name (ADDRESSES-78) */
  findByNames(market: KnownMarket, names: readonly (string | null)[]): Promise<readonly Territory[]>;
}

export function createTerritoryFinder(territories: Territories): TerritoryFinder {
  return {
    listChildren: territories.listChildren,
    async findByAddress({ territoryId, address }) {
      const market = findMarket(address.country);
      return market && territoryId !== null ? territories.findPath(market, territoryId) : [];
    },
    async findByNames(market, names) {
      const path: Territory[] = [];
      for (const name of names) {
        if (name === null) break;
        const siblings = await territories.listChildren(market, path.at(-1)?.id ?? null);
        const found = siblings.find((territory) => isSameTerritoryName(territory.name, name));
        if (!found) break;
        path.push(found);
      }
      return path;
    },
  };
}
