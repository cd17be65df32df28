import { useApolloClient } from '@apollo/client/react';
import { invoiceFieldNames } from '@tarima/markets/invoicing/fields';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import type { Details } from './invoice-choice.ts';
import type { InvoiceValues } from './invoice-values.ts';
import { CartInvoiceDocument, useSetInvoiceDetailsMutation } from './invoicing.gen.ts';

export type InvoicingStatus = 'loading' | 'valid' | 'invalid';

/** Why the details were not accepted, as a message for the shopper; `field` is the first invalid one. */
export interface InvoiceFailure {
  readonly code: string;
  readonly message: string;
  readonly field: string;
}

/** The outcome of saving; after `unknown` the details may have been saved. */
export type SetOutcome =
  | { readonly kind: 'saved' }
  | { readonly kind: 'refused'; readonly failure: InvoiceFailure }
  | { readonly kind: 'not-possible'; readonly message: string }
  | { readonly kind: 'unknown' };

/** Saves the details of a cart's invoice; sending them again changes nothing. */
export function useSetInvoice(cartId: string, saved: Details | null) {
  const client = useApolloClient();
  const [setDetails] = useSetInvoiceDetailsMutation({ context: handlesFailureInPlace });

  async function send(values: Partial<InvoiceValues>, fiscalEnable: boolean): Promise<SetOutcome> {
    const entries = invoiceFieldNames.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
    const { idType = '', ...rest } = Object.fromEntries(entries) as Partial<InvoiceValues>;
    const { data } = await setDetails({ variables: { input: { cartId, idType, fiscalEnable, ...rest } } });
    const result = data?.setInvoiceDetails;
    switch (result?.__typename) {
      case 'SetInvoiceDetailsSuccess': {
        const { details } = result;
        const next = details.invoicingEnabled ? details : saved;
        client.cache.writeQuery({
          query: CartInvoiceDocument,
          variables: { cartId },
          data: { invoiceDetails: { __typename: 'CartInvoice', details, saved: next } },
        });
        return { kind: 'saved' };
      }
      case 'InvalidInvoice': {
        const { code, message, field } = result;
        return { kind: 'refused', failure: { code, message, field } };
      }
      case 'CartNotReady':
      case 'CheckoutInProgress':
      case 'AttemptNotFound':
      case 'AttemptNotOpen':
        return { kind: 'not-possible', message: result.message };
      case undefined:
        return { kind: 'unknown' };
    }
  }
  return (values: Partial<InvoiceValues>, fiscalEnable: boolean): Promise<SetOutcome> =>
    send(values, fiscalEnable).catch(() => ({ kind: 'unknown' }));
}
