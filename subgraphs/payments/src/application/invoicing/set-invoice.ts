import {
  type InvoiceDetails,
  type InvoiceTerritoryField,
  invoiceTerritoryFields,
} from '@tarima/markets/invoicing/fields';
import {
  checkInvoice,
  hasInvoices,
  type InvoiceInput,
  type InvoiceRules,
  isAboveMaximum,
} from '@tarima/markets/invoicing/rules';
import type { MarketCode } from '@tarima/markets/table';
import type { Logger } from '@tarima/service-kit/logger';
import { type Attempt, isMembershipAttempt, type MembershipAttempt } from '../../domain/attempt.ts';
import {
  type AttemptNotFound,
  type AttemptNotOpen,
  attemptNotFound,
  type CartNotReady,
  type CheckoutInProgress,
  cartNotReady,
} from '../../domain/failure.ts';
import { createInvalidInvoice, type InvalidInvoice, toInvalidInvoice } from '../../domain/invoice.ts';
import { RefusedError } from '../../domain/refused-error.ts';
import { findOwnCart } from '../checkout/find-own-cart.ts';
import type { MembershipPort, Ports } from '../ports.ts';
import type { AttemptRepository } from '../repositories.ts';
import type { Shopper } from '../shopper.ts';

/** What is invoiced: a cart, or an attempt that pays for a membership. */
export type InvoiceTarget = { readonly cartId: string } | { readonly attemptId: string };

export interface SetInvoiceInput extends InvoiceInput {
  readonly target: InvoiceTarget;
}

export type SetInvoiceResult =
  | { readonly type: 'SetInvoiceDetailsSuccess'; readonly details: InvoiceDetails }
  | InvalidInvoice
  | CartNotReady
  | CheckoutInProgress
  | AttemptNotFound
  | AttemptNotOpen;

export interface SetInvoiceDependencies {
  readonly ports: Pick<Ports, 'commerce' | 'membership'>;
  readonly attempts: Pick<AttemptRepository, 'find' | 'setInvoice'>;
  readonly getRules: (market: MarketCode) => InvoiceRules;
  readonly logger: Pick<Logger, 'warn'>;
}

/** How many times the details are written when others change the cart at the same moment. */
const writeTries = 5;

/**
 * Validates the invoice details and writes them on the shopper's cart, from which the order copies them (INVOICING-5), or
 * on the attempt that pays for a membership (INVOICING-10). A member's are offered again next time (INVOICING-106). They
 * are never logged (INVOICING-107).
 */
export async function setInvoice(
  dependencies: SetInvoiceDependencies,
  shopper: Shopper,
  { target, ...input }: SetInvoiceInput,
): Promise<SetInvoiceResult> {
  const { ports, attempts, getRules, logger } = dependencies;
  const attempt = 'attemptId' in target ? await findMembershipAttempt(attempts, shopper, target.attemptId) : undefined;
  if ('attemptId' in target && !attempt) return attemptNotFound;
  const { membershipNumber } = shopper;
  // The market of the attempt, because callers choose the market of a request.
  const market = attempt?.market ?? shopper.market;
  const rules = getRules(market);
  if (!hasInvoices(rules)) return createInvalidInvoice('INVOICE_TYPE_NOT_OFFERED', 'idType');
  const checked = checkInvoice(input, rules, shopper.language);
  if ('errors' in checked) {
    const [error] = checked.errors;
    return error ? toInvalidInvoice(error) : createInvalidInvoice('INVOICE_REQUIRED', 'idType');
  }
  const details = await findListedValues(ports.membership, market, checked.details);
  if ('code' in details) return details;
  const failure =
    'cartId' in target
      ? await writeOnCart(ports, shopper, target.cartId, details, rules)
      : attempt && (await writeOnAttempt(attempts, attempt, details, rules));
  if (failure) return failure;
  if (membershipNumber !== undefined && details.invoicingEnabled) {
    // The order has its invoice; only the member's convenience is lost.
    await ports.commerce.saveMemberInvoice(membershipNumber, market, details).catch(() => {
      logger.warn({ ...target }, 'the invoice details of a member could not be saved for later');
    });
  }
  return { type: 'SetInvoiceDetailsSuccess', details };
}

type Failed = Exclude<SetInvoiceResult, { type: 'SetInvoiceDetailsSuccess' }>;

/** The shopper's attempt that pays for a membership. */
export async function findMembershipAttempt(
  attempts: Pick<AttemptRepository, 'find'>,
  shopper: Shopper,
  attemptId: string,
): Promise<MembershipAttempt | undefined> {
  const attempt = await attempts.find(shopper.owner, attemptId);
  return attempt && isMembershipAttempt(attempt) ? attempt : undefined;
}

async function writeOnAttempt(
  attempts: Pick<AttemptRepository, 'find' | 'setInvoice'>,
  attempt: Attempt,
  details: InvoiceDetails,
  rules: InvoiceRules,
): Promise<Failed | undefined> {
  if (isAboveMaximum(rules, details.idType, attempt.amount.centAmount)) {
    return createInvalidInvoice('INVOICE_LIMIT_EXCEEDED', 'idType');
  }
  if (await attempts.setInvoice(attempt.owner, attempt.id, details)) return undefined;
  const now = (await attempts.find(attempt.owner, attempt.id)) ?? attempt;
  const isRunning = now.status === 'PROCESSING' || now.status === 'CHALLENGE_REQUIRED';
  return { type: 'AttemptNotOpen', code: isRunning ? 'ATTEMPT_PROCESSING' : 'ATTEMPT_CLOSED', attempt: now };
}

async function writeOnCart(
  ports: Pick<Ports, 'commerce'>,
  shopper: Shopper,
  cartId: string,
  details: InvoiceDetails,
  rules: InvoiceRules,
  triesLeft = writeTries,
): Promise<Failed | undefined> {
  const own = await findOwnCart(ports, shopper, cartId);
  if (!own || own.cart.state === 'ORDERED' || own.cart.state === 'GONE') return cartNotReady;
  if (own.cart.isLocked) return { type: 'CheckoutInProgress', code: 'CHECKOUT_IN_PROGRESS', attempt: undefined };
  if (isAboveMaximum(rules, details.idType, own.cart.total.centAmount)) {
    return createInvalidInvoice('INVOICE_LIMIT_EXCEEDED', 'idType');
  }
  try {
    await ports.commerce.writeInvoice(shopper.market, own.cart, details);
    return undefined;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    if (error.reason === 'CART_ORDERED') return cartNotReady;
    if (error.reason !== 'CART_CHANGED' || triesLeft === 1) throw error;
    return writeOnCart(ports, shopper, cartId, details, rules, triesLeft - 1);
  }
}

/** Replaces the graph's territory ids by those of the membership API, and looks up the economic activity (INVOICING-111). */
async function findListedValues(
  membership: MembershipPort,
  market: MarketCode,
  details: InvoiceDetails,
): Promise<InvoiceDetails | InvalidInvoice> {
  const deepest = invoiceTerritoryFields.findLast((field) => details[field] !== '');
  const [path, isActivityKnown] = await Promise.all([
    deepest ? membership.findTerritoryPath(market, details[deepest]) : [],
    details.economicActivity === '' || membership.hasEconomicActivity(market, details.economicActivity),
  ]);
  if (!isActivityKnown) return createInvalidInvoice('INVALID_INVOICE_FIELD', 'economicActivity');
  const territories: Partial<Record<InvoiceTerritoryField, string>> = {};
  for (const [index, field] of invoiceTerritoryFields.entries()) {
    const territory = path[index];
    // A level is in the path exactly when it was chosen, and below the level above it.
    if (details[field] !== (territory?.id ?? '')) return createInvalidInvoice('INVALID_INVOICE_FIELD', field);
    if (territory) territories[field] = territory.apiId;
  }
  return { ...details, ...territories };
}
