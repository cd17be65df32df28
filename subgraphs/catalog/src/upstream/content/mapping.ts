import type { Campaign } from '../../domain/promotions.ts';
import type { CampaignWire } from './wire.ts';

/** A campaign of the content service -> a campaign of the catalogue. */
export function toCampaign(wire: CampaignWire): Campaign {
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
