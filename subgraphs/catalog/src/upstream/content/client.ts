import { markets } from '@tarima/markets/table';
import { createCachedValues } from '@tarima/service-kit/cached-value';
import { createHttpClient } from '@tarima/service-kit/http-client';
import type { Logger } from '@tarima/service-kit/logger';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import type { CampaignSource } from '../../application/ports.ts';
import type { Campaign } from '../../domain/promotions.ts';
import { toCampaign } from './mapping.ts';
import { campaignsWire, campaignWire } from './wire.ts';

const lifetimeMs = 60_000;
/** Short, because product pages wait for their promotions. */
const timeoutMs = 1_000;

export interface CampaignClient extends CampaignSource {
  close(): Promise<void>;
}

/** Campaigns of each market, cached for a minute. */
export function createCampaignClient(contentUrl: string, logger: Logger, records: RecordReader): CampaignClient {
  const http = createHttpClient({ upstream: 'content', baseUrl: contentUrl, timeoutMs });
  const readCampaigns = async (marketCode: string) => {
    const { campaigns } = campaignsWire.parse(await http.json(`/campaigns/${marketCode}`));
    return records.readAll('campaign', campaigns, campaignWire, 'lblPromoId').map(toCampaign);
  };
  const byMarket = createCachedValues<Campaign[]>({ name: 'campaigns', ttlMs: lifetimeMs, maxEntries: markets.length });
  return {
    async listCampaigns(marketCode) {
      // Without the content service, the last response is used, or no campaigns (CATALOG-55).
      try {
        return await byMarket.get(marketCode, () => readCampaigns(marketCode));
      } catch (error) {
        logger.warn({ err: error, market: marketCode }, 'the campaigns could not be read');
        return [];
      }
    },
    close: () => http.close(),
  };
}
