import type { KnownMarket } from '@tarima/markets/table';
import { createTerritoryId } from '@tarima/markets/territory-id';
import { createCachedValues } from '@tarima/service-kit/cached-value';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { MembershipClient } from './client.ts';

/** Territories change once in years. */
const lifetimeMs = 60 * 60_000;

/** More than the thirteen markets have: only provinces and cities have a list of their children. */
const maxLists = 5_000;

/** Province, city, district. */
const maxDepth = 3;

/** A province, city or district of a market. */
export interface ApiTerritory {
  /** Opaque id in the graph; it contains the ids of the parents. */
  readonly id: string;
  readonly name: string;
  /** The membership API's own id. */
  readonly apiId: string;
}

/** Territories of the markets. @throws GraphQLError `UPSTREAM_UNAVAILABLE` */
export interface ApiTerritories {
  /** @returns a market's provinces, or the children of one of its territories; empty for an unknown parent */
  listChildren(market: Pick<KnownMarket, 'code'>, parentId: string | null): Promise<readonly ApiTerritory[]>;
  /** @returns the territory after its parents, the province first; empty for an unknown id */
  findPath(market: Pick<KnownMarket, 'code'>, id: string): Promise<readonly ApiTerritory[]>;
}

/**
 * The membership API's territories: `getCities` returns provinces, `getZones` cities, `getNeighborhoods` districts
 * (ADDRESSES-71). Each level has its own call, so a territory's id is the path of the API's ids, joined by slashes.
 */
export function createTerritories(
  client: Pick<MembershipClient, 'getCities' | 'getZones' | 'getNeighborhoods'>,
): ApiTerritories {
  const lists = createCachedValues<readonly ApiTerritory[]>({
    name: 'territories',
    ttlMs: lifetimeMs,
    maxEntries: maxLists,
  });

  const fetchChildren = async (country: string, path: readonly ApiTerritory[]): Promise<readonly ApiTerritory[]> => {
    const [province, city] = path.map(({ apiId }) => apiId);
    const children = await mapUpstreamErrors(
      province === undefined
        ? client.getCities(country)
        : city === undefined
          ? client.getZones(province)
          : client.getNeighborhoods(city),
    );
    const parentIds = path.map(({ apiId }) => apiId);
    return children.map(({ id: apiId, name }) => ({ apiId, id: createTerritoryId([...parentIds, apiId]), name }));
  };

  const getChildren = (country: string, path: readonly ApiTerritory[]): Promise<readonly ApiTerritory[]> => {
    const key = [country, path.at(-1)?.id ?? ''].join('/');
    return lists.get(key, () => fetchChildren(country, path));
  };

  const findPath = async (country: string, id: string): Promise<readonly ApiTerritory[]> => {
    const segments = id.split('/');
    const path: ApiTerritory[] = [];
    if (segments.length > maxDepth) return path;
    for (const [depth] of segments.entries()) {
      const idAtDepth = segments.slice(0, depth + 1).join('/');
      const found = (await getChildren(country, path)).find((territory) => territory.id === idAtDepth);
      if (!found) return [];
      path.push(found);
    }
    return path;
  };

  return {
    findPath: (market, id) => findPath(market.code, id),
    async listChildren(market, parentId) {
      const path = parentId === null ? [] : await findPath(market.code, parentId);
      const isKnown = parentId === null || path.length > 0;
      return isKnown && path.length < maxDepth ? getChildren(market.code, path) : [];
    },
  };
}
