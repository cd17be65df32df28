import { markets } from '@tarima/markets/table';
import { campaigns } from '../../commerce/seeds/campaigns.ts';
import { subtractDays } from '../../commerce/seeds/deterministic.ts';

/** Builds the campaigns of each market, dated relative to `now`: `/campaigns/{market}` (CATALOG-50). */
export function buildCampaignDocuments(now: Date): Readonly<Record<string, unknown>> {
  const dated = campaigns.map(({ startsDaysAgo, endsInDays, ...campaign }) => ({
    ...campaign,
    validFrom: subtractDays(now, startsDaysAgo),
    validUntil: subtractDays(now, -endsInDays),
  }));
  return Object.fromEntries(markets.map(({ code }) => [`/campaigns/${code}`, { campaigns: dated }]));
}
