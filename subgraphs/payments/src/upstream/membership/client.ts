import { createMembershipClient } from '@tarima/membership-client/client';
import { createTerritories } from '@tarima/membership-client/territories';
import { createCachedValues } from '@tarima/service-kit/cached-value';
import type { MembershipPort } from '../../application/ports.ts';

export interface MembershipUpstream {
  readonly port: MembershipPort;
  close(): Promise<void>;
}

/** The lists of economic activities change once in years. */
const activitiesMs = 60 * 60_000;

/** The club's membership API. @throws UpstreamError */
export function createMembershipUpstream(settings: Parameters<typeof createMembershipClient>[0]): MembershipUpstream {
  const client = createMembershipClient(settings);
  const territories = createTerritories(client);
  const activities = createCachedValues<ReadonlySet<string>>({
    name: 'economic activities',
    ttlMs: activitiesMs,
    maxEntries: 20,
  });
  const listActivityIds = async (market: string) =>
    new Set((await client.getEconomicActivities(market)).map(({ id }) => id));
  return {
    port: {
      isValid: async (membershipNumber) => (await client.validate(membershipNumber)).result,
      findTerritoryPath: (code, id) => territories.findPath({ code }, id),
      hasEconomicActivity: async (market, id) => (await activities.get(market, () => listActivityIds(market))).has(id),
    },
    close: () => client.close(),
  };
}
