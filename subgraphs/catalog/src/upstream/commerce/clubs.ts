import { createChannelDirectory } from '@tarima/commerce-client/channel-directory';
import type { CommerceApi } from '@tarima/commerce-client/client';
import { findNextOpening } from '@tarima/markets/next-opening';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { ClubDirectory } from '../../application/ports.ts';

/** Clubs and channels of the platform's project, cached for five minutes. */
export function createClubDirectory(commerce: CommerceApi, records: RecordReader): ClubDirectory {
  const channelDirectory = createChannelDirectory(commerce, records);
  return {
    listClubs: (marketCode) => mapUpstreamErrors(channelDirectory.listClubs(marketCode)),
    findClub: (key) => mapUpstreamErrors(channelDirectory.findClub(key)),
    findChannelId: (key) => mapUpstreamErrors(channelDirectory.findChannelId(key)),
    findNextOpening: findNextOpening,
  };
}
