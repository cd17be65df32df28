import { markets } from '@tarima/markets/table';
import { campaigns } from '../../commerce/seeds/campaigns.ts';
import { daysBefore } from '../../commerce/seeds/deterministic.ts';

/** The campaigns of each market, dated around `now`: `/campaigns/{market}` (CATALOG-50). */
export function campaignDocuments(now: Date): Readonly<Record<string, unknown>> {
  const dated = campaigns.map(({ startsDaysAgo, endsInDays, ...campaign }) => ({
    ...campaign,
    validFrom: daysBefore(now, startsDaysAgo),
    validUntil: daysBefore(now, -endsInDays),
  }));
  return Object.fromEntries(markets.map(({ code }) => [`/campaigns/${code}`, { campaigns: dated }]));
}
