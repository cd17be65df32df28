import type { CommerceApi } from '@tarima/commerce-client/client';
import { createPlaces } from '@tarima/commerce-client/places';
import { findNextOpening } from '@tarima/markets/next-opening';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { ClubDirectory } from '../../application/ports.ts';

/** Clubs and channels of the platform's project, cached for five minutes. */
export function createClubDirectory(commerce: CommerceApi, records: RecordReader): ClubDirectory {
  const places = createPlaces(commerce, records);
  return {
    listClubs: (marketCode) => mapUpstreamErrors(places.clubs(marketCode)),
    getClub: (key) => mapUpstreamErrors(places.club(key)),
    getChannelId: (key) => mapUpstreamErrors(places.channelId(key)),
    findNextOpening: findNextOpening,
  };
}
