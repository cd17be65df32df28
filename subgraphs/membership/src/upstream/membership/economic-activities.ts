import type { MembershipClient } from '@tarima/membership-client/client';
import { createCachedValues } from '@tarima/service-kit/cached-value';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import type { EconomicActivities } from '../../application/ports.ts';
import type { EconomicActivity } from '../../domain/economic-activity.ts';

/** The lists change once in years. */
const lifetimeMs = 60 * 60_000;

/** The membership API's economic activities, cached by country (INVOICING-8). */
export function createEconomicActivities(client: Pick<MembershipClient, 'getEconomicActivities'>): EconomicActivities {
  const lists = createCachedValues<readonly EconomicActivity[]>({
    name: 'economic activities',
    ttlMs: lifetimeMs,
    maxEntries: 20,
  });
  return {
    list: ({ code }) => lists.get(code, () => mapUpstreamErrors(client.getEconomicActivities(code))),
  };
}
