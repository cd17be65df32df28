import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import type { InvoiceRules } from '@tarima/markets/invoicing/rules';
import type { Language, MarketCode } from '@tarima/markets/table';
import type { Logger } from '@tarima/service-kit/logger';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import { listErrors } from '../../domain/invoice.ts';
import { findOwnCart } from '../checkout/find-own-cart.ts';
import type { Ports } from '../ports.ts';
import type { Shopper } from '../shopper.ts';
import { createInvoiceForm, getMissingMessage, type InvoiceForm, type MissingMessages } from './invoice-form.ts';
import { type SetInvoiceInput, type SetInvoiceResult, setInvoice } from './set-invoice.ts';

/** The invoice details of a cart, and those that the member used last. */
export interface CartInvoice {
  readonly details: InvoiceDetails | null;
  readonly saved: InvoiceDetails | null;
}

/** Electronic invoices of carts. */
export interface Invoicing {
  getForm(market: MarketCode, language: Language): InvoiceForm;
  /** What is said about a missing required field. */
  getMissingMessage(field: SetInvoiceField, language: Language): string;
  /** Undefined for a cart that is not the shopper's. @throws GraphQLError UPSTREAM_UNAVAILABLE */
  find(shopper: Shopper, cartId: string): Promise<CartInvoice | undefined>;
  /** @throws GraphQLError UPSTREAM_UNAVAILABLE */
  set(shopper: Shopper, input: SetInvoiceInput): Promise<SetInvoiceResult>;
}

type SetInvoiceField = Parameters<typeof getMissingMessage>[1];

export interface InvoicingOptions {
  readonly ports: Pick<Ports, 'commerce' | 'membership'>;
  readonly getRules: (market: MarketCode) => InvoiceRules;
  readonly getMissingMessages: () => MissingMessages;
  readonly logger: Pick<Logger, 'warn'>;
}

export function createInvoicing(options: InvoicingOptions): Invoicing {
  const { ports, getRules, getMissingMessages } = options;
  return {
    getForm: (market, language) => createInvoiceForm(getRules(market), getMissingMessages(), language),
    getMissingMessage: (field, language) => getMissingMessage(getMissingMessages(), field, language),
    find: (shopper, cartId) => mapUpstreamErrors(findCartInvoice(options, shopper, cartId)),
    set: (shopper, input) => mapUpstreamErrors(setInvoice({ ...options, ports }, shopper, input)),
  };
}

async function findCartInvoice(
  { ports, getRules }: InvoicingOptions,
  shopper: Shopper,
  cartId: string,
): Promise<CartInvoice | undefined> {
  const { market, membershipNumber } = shopper;
  const [own, saved] = await Promise.all([
    findOwnCart(ports, shopper, cartId),
    membershipNumber === undefined ? undefined : ports.commerce.findMemberInvoice(membershipNumber, market),
  ]);
  if (!own) return undefined;
  // Details that today's rules refuse are not offered again.
  const isUsable = saved !== undefined && listErrors(saved, getRules(market)).length === 0;
  return { details: own.cart.invoice ?? null, saved: isUsable ? saved : null };
}
