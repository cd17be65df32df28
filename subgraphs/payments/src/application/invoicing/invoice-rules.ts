import type { InvoiceRules } from '@tarima/markets/invoicing/rules';
import type { MarketConfiguration } from '@tarima/service-kit/configuration-schema';

/**
 * The rules of a market's invoices, from its configuration (INVOICING-1, INVOICING-2, INVOICING-3, INVOICING-101). The
 * final consumer comes first.
 */
export function toInvoiceRules({ market, invoicing }: Pick<MarketConfiguration, 'market' | 'invoicing'>): InvoiceRules {
  const { electronicInvoice, finalCustomer, fiscalCredit, idTypes, ...rest } = invoicing;
  return {
    market,
    idTypes: electronicInvoice ? [...(finalCustomer ? ['CF' as const] : []), ...idTypes] : [],
    defaultIdType: rest.defaultIdType,
    taxIdType: electronicInvoice && fiscalCredit ? rest.taxIdType : null,
    requiredFields: rest.requiredFields,
    fiscalCreditRequiredFields: rest.fiscalCreditRequiredFields,
    territoryLevels: rest.territoryLevels,
    maximumCents: { ET: rest.ticketMaximumCents, CF: rest.finalCustomerMaximumCents },
  };
}
