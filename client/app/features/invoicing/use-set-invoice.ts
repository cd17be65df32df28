import { useApolloClient } from '@apollo/client/react';
import type { Details } from './invoice-choice.ts';
import type { InvoiceValues } from './invoice-values.ts';
import { type InvoiceTarget, type SetOutcome, saveInvoice } from './save-invoice.ts';

export type InvoicingStatus = 'loading' | 'valid' | 'invalid';

/** Saves the details of the invoice. @param saved the member's last details */
export function useSetInvoice(target: InvoiceTarget, saved: Details | null) {
  const client = useApolloClient();
  return (values: Partial<InvoiceValues>, fiscalEnable: boolean): Promise<SetOutcome> =>
    saveInvoice(client, target, { values, fiscalEnable, saved });
}
