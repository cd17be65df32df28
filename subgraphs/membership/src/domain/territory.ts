import type { KnownMarket } from '@tarima/markets/table';

/** A province, city or district of a market (ADDRESSES-71). */
export interface Territory {
  /** Opaque; it tells the whole path. */
  readonly id: string;
  readonly name: string;
}

/** The territories of the markets. Rejects with UPSTREAM_UNAVAILABLE when they cannot be asked for. */
export interface Territories {
  /** A market's provinces, or the parts of one of its territories; none of an unknown one. */
  parts(market: KnownMarket, parentId: string | null): Promise<readonly Territory[]>;
  /** A territory with all that it lies in, the province first; empty for an unknown one. */
  path(market: KnownMarket, id: string): Promise<readonly Territory[]>;
}

/** The territories whose names match those that the map gives for a place, from the province on (ADDRESSES-78). */
export async function pathByNames(
  territories: Territories,
  market: KnownMarket,
  names: readonly (string | null)[],
): Promise<readonly Territory[]> {
  const path: Territory[] = [];
  for (const name of names) {
    const siblings = name === null ? [] : await territories.parts(market, path.at(-1)?.id ?? null);
    const found = siblings.find((territory) => core(territory.name) === core(name ?? ''));
    if (!found) break;
    path.push(found);
  }
  return path;
}

const addition =
  /^(?:provincia|departamento|distrito|canton|municipio) (?:de |del )?| (?:province|department|parish|district)$/g;

/** A name without accents and without the word for its kind: `Provincia de San José` -> `san jose`. */
function core(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(addition, '').trim();
}
