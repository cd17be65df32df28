import type { MembershipClient } from '@tarima/membership-client/client';
import { type Cached, cached } from '@tarima/service-kit/cached';
import type { Territories, Territory } from '../../domain/territory.ts';
import { answered } from '../answered.ts';

/** Territories change about once in a government. */
const lifetimeMs = 60 * 60_000;

/** Province, city, district. */
const levels = 3;

/** A territory with the API's own id of it. */
interface Known extends Territory {
  readonly upstreamId: string;
}

/**
 * The membership API's territories: `getCities` are provinces, `getZones` cities, `getNeighborhoods` districts
 * (ADDRESSES-71). The API has another call for each level, so an id of ours is the path of its ids, joined by slashes.
 */
export function createTerritories(client: MembershipClient): Territories {
  // Lists are only kept of territories that exist: there are as many entries as territories at most.
  const lists = new Map<string, Cached<readonly Known[]>>();

  const load = async (country: string, path: readonly Known[]): Promise<readonly Known[]> => {
    const [city, zone] = path.map(({ upstreamId }) => upstreamId);
    const parent = path.at(-1);
    const found = await answered(
      'membership',
      city === undefined
        ? client.getCities(country)
        : zone === undefined
          ? client.getZones(city)
          : client.getNeighborhoods(zone),
    );
    return found.map(({ id, name }) => {
      const own = encodeURIComponent(id);
      return { upstreamId: id, id: parent ? `${parent.id}/${own}` : own, name };
    });
  };

  const listed = (country: string, path: readonly Known[]): Promise<readonly Known[]> => {
    const key = [country, path.at(-1)?.id ?? ''].join('/');
    const known = lists.get(key) ?? cached(lifetimeMs, () => load(country, path));
    lists.set(key, known);
    return known.get();
  };

  const pathOf = async (country: string, id: string): Promise<readonly Known[]> => {
    const segments = id.split('/');
    const path: Known[] = [];
    if (segments.length > levels) return path;
    for (const [depth] of segments.entries()) {
      const ownId = segments.slice(0, depth + 1).join('/');
      const found = (await listed(country, path)).find((territory) => territory.id === ownId);
      if (!found) return [];
      path.push(found);
    }
    return path;
  };

  return {
    path: (market, id) => pathOf(market.code, id),
    async parts(market, parentId) {
      const path = parentId === null ? [] : await pathOf(market.code, parentId);
      const isKnown = parentId === null || path.length > 0;
      return isKnown && path.length < levels ? listed(market.code, path) : [];
    },
  };
}
