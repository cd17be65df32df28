import { createMembershipClient } from '@tarima/membership-client/client';
import type { MembershipPort } from '../../application/ports.ts';

export interface MembershipUpstream {
  readonly port: MembershipPort;
  close(): Promise<void>;
}

/** The club's membership API. @throws UpstreamError */
export function createMembershipUpstream(settings: Parameters<typeof createMembershipClient>[0]): MembershipUpstream {
  const client = createMembershipClient(settings);
  return {
    port: { isValid: async (membershipNumber) => (await client.validate(membershipNumber)).result },
    close: () => client.close(),
  };
}
