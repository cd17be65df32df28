import type { ApolloClient } from '@apollo/client';
import { invoiceFieldNames } from '@tarima/markets/invoicing/fields';
import { handlesFailureInPlace } from '../../apollo/message-link.ts';
import type { Details } from './invoice-choice.ts';
import type { InvoiceValues } from './invoice-values.ts';
import { CartInvoiceDocument, SetInvoiceDetailsDocument } from './invoicing.gen.ts';

/** What is invoiced: a cart, or an attempt that pays for a membership (INVOICING-10). */
export type InvoiceTarget = { readonly cartId: string } | { readonly attemptId: string };

/** The id of the cart or of the attempt. */
export const getTargetId = (target: InvoiceTarget): string => ('cartId' in target ? target.cartId : target.attemptId);

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

/** Who is invoiced. */
interface Invoice {
  readonly values: Partial<InvoiceValues>;
  readonly fiscalEnable: boolean;
  /** The member's last details, which the cache keeps when the new ones name no buyer. */
  readonly saved: Details | null;
}

/** Saves invoice details; sending them again changes nothing. */
export const saveInvoice = (client: ApolloClient, target: InvoiceTarget, invoice: Invoice): Promise<SetOutcome> =>
  send(client, target, invoice).catch(() => ({ kind: 'unknown' }));

async function send(
  client: ApolloClient,
  target: InvoiceTarget,
  { values, fiscalEnable, saved }: Invoice,
): Promise<SetOutcome> {
  const entries = invoiceFieldNames.flatMap((field) => (values[field] ? [[field, values[field]]] : []));
  const { idType = '', ...rest } = Object.fromEntries(entries) as Partial<InvoiceValues>;
  const { data } = await client.mutate({
    mutation: SetInvoiceDetailsDocument,
    variables: { input: { ...target, idType, fiscalEnable, ...rest } },
    context: handlesFailureInPlace,
  });
  const result = data?.setInvoiceDetails;
  switch (result?.__typename) {
    case 'SetInvoiceDetailsSuccess': {
      const { details } = result;
      const next = details.invoicingEnabled ? details : saved;
      client.cache.writeQuery({
        query: CartInvoiceDocument,
        variables: target,
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

/** The details that this page has read or saved for a cart or an attempt; nothing in a market without invoices. */
export const readSavedInvoice = (client: ApolloClient, target: InvoiceTarget) =>
  client.cache.readQuery({ query: CartInvoiceDocument, variables: target })?.invoiceDetails;

/**
 * Saves the details that this page knows of an attempt for the attempt that replaces it. When that fails, the shopper
 * chooses again: the new attempt has no details.
 */
export async function copyInvoice(client: ApolloClient, fromAttemptId: string, attemptId: string): Promise<void> {
  const known = readSavedInvoice(client, { attemptId: fromAttemptId });
  if (!known?.details) return;
  const { fiscalEnable, invoicingEnabled, ...details } = known.details;
  const asked = invoicingEnabled ? details : { idType: details.idType };
  const values = Object.fromEntries(
    invoiceFieldNames.map((field) => [field, asked[field as keyof typeof asked] ?? '']),
  );
  await saveInvoice(client, { attemptId }, { values, fiscalEnable, saved: known.saved });
}
