import type { MembershipClient } from '@tarima/membership-client/client';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { CardKeys } from '../../application/ports.ts';

/** The membership API's keys of digital cards. */
export function createCardKeys(client: MembershipClient): CardKeys {
  return {
    async issue(membershipNumber, deviceId) {
      const key = await mapUpstreamErrors(client.issueCardKey(membershipNumber, deviceId));
      if (!key) return undefined;
      const { algorithm: _algorithm, ...cardKey } = key;
      return cardKey;
    },
    revoke: (membershipNumber, keyId) => mapUpstreamErrors(client.revokeCardKey(membershipNumber, keyId)),
  };
}
