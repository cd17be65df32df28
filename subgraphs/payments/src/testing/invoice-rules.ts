import type { InvoiceRules } from '@tarima/markets/invoicing/rules';

/** A market without electronic invoices. */
export const noInvoices: InvoiceRules = {
  market: 'CR',
  idTypes: [],
  defaultIdType: null,
  taxIdType: null,
  requiredFields: [],
  fiscalCreditRequiredFields: [],
  territoryLevels: [],
  maximumCents: { CF: null, ET: null },
};
