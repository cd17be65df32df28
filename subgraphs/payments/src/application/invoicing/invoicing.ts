import type { InvoiceDetails } from '@tarima/markets/invoicing/fields';
import type { Language, MarketCode } from '@tarima/markets/table';
import { mapUpstreamErrors } from '@tarima/service-kit/upstream-error';
import { listErrors } from '../../domain/invoice.ts';
import { findOwnCart } from '../checkout/find-own-cart.ts';
import type { Shopper } from '../shopper.ts';
import { createInvoiceForm, getMissingMessage, type InvoiceForm, type MissingMessages } from './invoice-form.ts';
import {
  findMembershipAttempt,
  type InvoiceTarget,
  type SetInvoiceDependencies,
  type SetInvoiceInput,
  type SetInvoiceResult,
  setInvoice,
} from './set-invoice.ts';

/** The invoice details of a cart or of a membership's attempt, and those that the member used last. */
export interface CartInvoice {
  readonly details: InvoiceDetails | null;
  readonly saved: InvoiceDetails | null;
}

/** Electronic invoices of carts and memberships. */
export interface Invoicing {
  getForm(market: MarketCode, language: Language): InvoiceForm;
  /** What is said about a missing required field. */
  getMissingMessage(field: SetInvoiceField, language: Language): string;
  /** Undefined for a cart or an attempt that is not the shopper's. @throws GraphQLError UPSTREAM_UNAVAILABLE */
  find(shopper: Shopper, target: InvoiceTarget): Promise<CartInvoice | undefined>;
  /** @throws GraphQLError UPSTREAM_UNAVAILABLE */
  set(shopper: Shopper, input: SetInvoiceInput): Promise<SetInvoiceResult>;
}

type SetInvoiceField = Parameters<typeof getMissingMessage>[1];

export interface InvoicingOptions extends SetInvoiceDependencies {
  readonly getMissingMessages: () => MissingMessages;
}

export function createInvoicing(options: InvoicingOptions): Invoicing {
  const { getRules, getMissingMessages } = options;
  return {
    getForm: (market, language) => createInvoiceForm(getRules(market), getMissingMessages(), language),
    getMissingMessage: (field, language) => getMissingMessage(getMissingMessages(), field, language),
    find: (shopper, target) => mapUpstreamErrors(findInvoice(options, shopper, target)),
    set: (shopper, input) => mapUpstreamErrors(setInvoice(options, shopper, input)),
  };
}

async function findInvoice(
  { ports, attempts, getRules }: InvoicingOptions,
  shopper: Shopper,
  target: InvoiceTarget,
): Promise<CartInvoice | undefined> {
  const { membershipNumber } = shopper;
  const attempt = 'attemptId' in target ? await findMembershipAttempt(attempts, shopper, target.attemptId) : undefined;
  const market = attempt?.market ?? shopper.market;
  const [cart, saved] = await Promise.all([
    'cartId' in target ? findOwnCart(ports, shopper, target.cartId) : undefined,
    membershipNumber === undefined ? undefined : ports.commerce.findMemberInvoice(membershipNumber, market),
  ]);
  if (!cart && !attempt) return undefined;
  // Details that today's rules refuse are not offered again.
  const isUsable = saved !== undefined && listErrors(saved, getRules(market)).length === 0;
  const details = cart ? cart.cart.invoice : attempt?.facts.membership.invoice;
  return { details: details ?? null, saved: isUsable ? saved : null };
}
