import type { Position } from '@tarima/markets/address-rules';
import { getDistanceKm } from '@tarima/markets/distance';
import { useState } from 'react';
import { useChosenAddress } from '../../session/chosen-address.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { currentPosition } from '../../ui/current-position.ts';
import { type ClubPlacesQuery, useClubPlacesQuery, useHomePositionsQuery } from './club-places.gen.ts';

export type ClubPlace = ClubPlacesQuery['clubs'][number];

/** How far the clubs are. */
export interface ClubDistances {
  /** Where the clubs are, once that is known. */
  readonly places: readonly ClubPlace[];
  /** By club; empty while nobody knows where the shopper is. */
  readonly kilometres: ReadonlyMap<string, number>;
  /** What they are measured from. */
  readonly from: 'address' | 'here' | null;
  /** `failed` when the browser could not tell, or was not allowed to. */
  readonly search: 'idle' | 'searching' | 'failed';
  /** Asks the browser where it is; only when the shopper wants that. */
  locate(): void;
}

/**
 * Measured from the position of the device when the shopper wants that (CLUBS-21), else from the delivery address
 * (CLUBS-22).
 */
export function useClubDistances(): ClubDistances {
  const { data: viewer } = useViewerQuery();
  const chosen = useChosenAddress();
  const { data } = useClubPlacesQuery({ ssr: false });
  const { data: home } = useHomePositionsQuery({ ssr: false, skip: !viewer?.me });
  const [here, setHere] = useState<Position>();
  const [search, setSearch] = useState<ClubDistances['search']>('idle');

  const addresses = home?.me?.addresses ?? [];
  const wanted = viewer?.cart?.delivery?.addressId ?? chosen?.id;
  const address = addresses.find(({ id }) => id === wanted) ?? addresses.find(({ isDefault }) => isDefault);
  const origin = here ?? positionOf(address);
  const places = data?.clubs ?? [];
  return {
    places,
    kilometres: new Map(origin ? places.map((place) => [place.key, getDistanceKm(origin, place)]) : []),
    from: here ? 'here' : origin ? 'address' : null,
    search,
    async locate() {
      setSearch('searching');
      const position = await currentPosition();
      if (typeof position === 'string') return setSearch('failed');
      setHere(position);
      setSearch('idle');
    },
  };
}

function positionOf(address: { latitude: number | null; longitude: number | null } | undefined): Position | undefined {
  if (address?.latitude == null || address.longitude === null) return undefined;
  return { latitude: address.latitude, longitude: address.longitude };
}
