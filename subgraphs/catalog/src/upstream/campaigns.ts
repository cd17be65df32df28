import { localizedTextSchema } from '@tarima/markets/localized-text';
import { cached } from '@tarima/service-kit/cached';
import { createHttpClient } from '@tarima/service-kit/http-client';
import type { Logger } from '@tarima/service-kit/logger';
import type { RecordReader } from '@tarima/service-kit/record-reader';
import { z } from 'zod';
import type { Campaign } from '../domain/promotions.ts';

const lifetimeMs = 60_000;
/** A product page waits no longer for its tags. */
const timeoutMs = 1_000;

/** A colour that is safe in a style; a campaign with another value is left out (CATALOG-51). */
const color = z.string().regex(/^#[0-9a-f]{6}$/i);

/** A campaign as the content service delivers it (CATALOG-50). */
const campaignWire = z.object({
  lblPromoId: z.string().min(1),
  lblDisplayName: localizedTextSchema,
  displayPriority: z.number(),
  selectPosition: z.string(),
  promoColor: color,
  lblColor: color,
  isSpecialPromo: z.boolean(),
  validFrom: z.iso.datetime(),
  validUntil: z.iso.datetime(),
});

const documentWire = z.object({ campaigns: z.array(z.unknown()) });

/** The campaigns that editors run. */
export interface Campaigns {
  /** Those of a market, at most a minute old; none while the content service has never answered. */
  of(marketCode: string): Promise<readonly Campaign[]>;
  close(): Promise<void>;
}

export function createCampaigns(contentUrl: string, logger: Logger, records: RecordReader): Campaigns {
  const http = createHttpClient({ upstream: 'content', baseUrl: contentUrl, timeoutMs });
  const read = async (marketCode: string) => {
    const { campaigns } = documentWire.parse(await http.json(`/campaigns/${marketCode}`));
    return records.readAll('campaign', campaigns, campaignWire, 'lblPromoId').map(toCampaign);
  };
  const kept = new Map<string, ReturnType<typeof cached<Campaign[]>>>();
  return {
    async of(marketCode) {
      const market = kept.get(marketCode) ?? cached(lifetimeMs, () => read(marketCode));
      kept.set(marketCode, market);
      // Without the content service: the last answer, or none (CATALOG-55).
      try {
        return await market.get();
      } catch (error) {
        logger.warn({ err: error, market: marketCode }, 'the campaigns could not be read');
        return [];
      }
    },
    close: () => http.close(),
  };
}

function toCampaign(wire: z.output<typeof campaignWire>): Campaign {
  return {
    id: wire.lblPromoId,
    name: wire.lblDisplayName,
    displayPriority: wire.displayPriority,
    positionKey: wire.selectPosition,
    color: wire.promoColor,
    textColor: wire.lblColor,
    isSpecial: wire.isSpecialPromo,
    validFrom: new Date(wire.validFrom),
    validUntil: new Date(wire.validUntil),
  };
}
