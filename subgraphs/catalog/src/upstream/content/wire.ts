import { localizedTextSchema } from '@tarima/markets/localized-text';
import { z } from 'zod';

/** A colour that is safe in a style attribute; a campaign with another value is left out (CATALOG-51). */
const color = z.string().regex(/^#[0-9a-f]{6}$/i);

/** A campaign as the content service delivers it (CATALOG-50). */
export const campaignWire = z.object({
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

/** The campaigns document of a market; each campaign is parsed separately. */
export const campaignsWire = z.object({ campaigns: z.array(z.unknown()) });

export type CampaignWire = z.output<typeof campaignWire>;
