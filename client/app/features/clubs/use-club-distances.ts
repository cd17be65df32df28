import type { Position } from '@tarima/markets/address-rules';
import { getDistanceKm } from '@tarima/markets/distance';
import { useState } from 'react';
import { useChosenAddress } from '../../session/chosen-address.ts';
import { useViewerQuery } from '../../session/viewer.gen.ts';
import { getCurrentPosition } from '../../ui/current-position.ts';
import { type ClubPlacesQuery, useClubPlacesQuery, useHomePositionsQuery } from './club-places.gen.ts';

export type ClubPlace = ClubPlacesQuery['clubs'][number];

/** The clubs with their distances. */
export interface ClubDistances {
  /** Clubs with their positions; empty until loaded. */
  readonly places: readonly ClubPlace[];
  /** Distance by club key; empty while the shopper's position is unknown. */
  readonly kilometres: ReadonlyMap<string, number>;
  /** The point that distances are measured from. */
  readonly from: 'address' | 'here' | null;
  /** State of locating the device; `failed` if the position is unavailable or denied. */
  readonly search: 'idle' | 'searching' | 'failed';
  /** Requests the device's position; call it only on the shopper's request. */
  locate(): void;
}

/**
 * Distances of the clubs from the device if the shopper has requested that (CLUBS-21), else from the delivery address
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
  const deliveryAddressId = viewer?.cart?.delivery?.addressId ?? chosen?.id;
  const address = addresses.find(({ id }) => id === deliveryAddressId) ?? addresses.find(({ isDefault }) => isDefault);
  const origin = here ?? positionOf(address);
  const places = data?.clubs ?? [];
  return {
    places,
    kilometres: new Map(origin ? places.map((place) => [place.key, getDistanceKm(origin, place)]) : []),
    from: here ? 'here' : origin ? 'address' : null,
    search,
    async locate() {
      setSearch('searching');
      const position = await getCurrentPosition();
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
