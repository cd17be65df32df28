import { setTimeout as sleep } from 'node:timers/promises';
import { type Audit, auditCart, type PlatformCart, readCart } from '../graph/audit.ts';
import type { RunningStack } from '../stack/running.ts';
import { computePossibleValues } from './cart-history.ts';
import { roughProducts } from './plan.ts';
import type { Session } from './session.ts';

/** How a session may end. */
export type Ending = 'order' | 'refusal' | 'cart';

export interface Verdict {
  readonly ending: Ending | undefined;
  /** Violated guarantees; none in a session that passed. */
  readonly errors: readonly string[];
}

/** A cart that the shopper has seen, as the upstreams have it. */
export interface AuditedCart {
  readonly id: string;
  readonly audit: Audit;
  readonly cart: PlatformCart;
}

const settleTimeoutMs = 45_000;

/**
 * Judges a session by the ledgers of the upstreams. Follow-up work of the store may finish after the session, so the check
 * is repeated until it passes or a timeout is reached.
 */
export async function judge(stack: RunningStack, session: Session): Promise<Verdict> {
  let verdict: Verdict = { ending: undefined, errors: [] };
  for (const startTime = Date.now(); Date.now() - startTime < settleTimeoutMs; await sleep(500)) {
    const carts = await Promise.all(
      [...session.cartIds].map(async (id) => ({
        id,
        audit: await auditCart(stack, id),
        cart: await readCart(stack, id),
      })),
    );
    verdict = { ending: getEnding(session, carts), errors: findErrors(session, carts) };
    if (verdict.errors.length === 0) break;
  }
  return verdict;
}

/** How a session ended; undefined when it has no clear end. */
export function getEnding({ outcomes, presses }: Session, carts: readonly AuditedCart[]): Ending | undefined {
  if (carts.some(({ audit }) => audit.orderNumbers.length > 0)) return 'order';
  const last = outcomes.at(-1);
  if (presses === 0 || !last || last.type === 'none' || last.type === 'not-ready') return 'cart';
  return last.type === 'problem' ? 'refusal' : undefined;
}

/** Lists the guarantees that a session violates. */
export function findErrors(session: Session, carts: readonly AuditedCart[]): string[] {
  return [
    ...findMoneyErrors(carts),
    ...findReportErrors(session, carts),
    ...findCartErrors(session, carts),
    ...session.watch.endless.map((name) => `endless spinner: ${name}`),
  ];
}

/** Every cart has at most one order, which is paid once. Without an order, no amount is authorised or captured. */
function findMoneyErrors(carts: readonly AuditedCart[]): string[] {
  const errors: string[] = [];
  const orders = carts.flatMap(({ audit }) => audit.orderNumbers);
  if (orders.length > 1) errors.push(`double submit: the orders ${orders.join(', ')}`);
  for (const { audit, cart } of carts) {
    const isOrdered = audit.orderNumbers.length > 0;
    const expectedCaptures = isOrdered ? 1 : 0;
    if (audit.captured - Math.min(audit.voided, audit.captured) > expectedCaptures) {
      errors.push(`double submit: ${audit.captured} captures, ${audit.voided} voids`);
    }
    if (audit.netCapturedCents !== audit.orderedCents) {
      errors.push(`charged ${audit.netCapturedCents} cents for orders of ${audit.orderedCents}`);
    }
    if (isOrdered && audit.orderPayments !== 1) errors.push(`${audit.orderPayments} payments on the order`);
    if (!isOrdered && audit.authorised > audit.voided) errors.push('an authorisation is still open');
    if (!isOrdered && cart.lock) errors.push('the cart is still locked');
    if (!isOrdered && cart.paymentInfo?.payments.length) errors.push('the cart still has a payment');
  }
  return errors;
}

/** The outcomes that the shopper saw agree with the upstreams. */
function findReportErrors(
  { tabOutcomes: tabs, outcomes, queued, cart }: Session,
  carts: readonly AuditedCart[],
): string[] {
  const errors: string[] = [];
  const orders = new Set(carts.flatMap(({ audit }) => audit.orderNumbers));
  const shownOrders = outcomes.flatMap((outcome) => (outcome.type === 'completed' ? [outcome.orderNumber] : []));
  for (const orderNumber of shownOrders)
    if (!orders.has(orderNumber)) errors.push(`showed the unknown order ${orderNumber}`);
  const last = outcomes.at(-1);
  if (orders.size > 0 && shownOrders.length === 0) errors.push(`ordered, but showed ${JSON.stringify(last)}`);
  if (last && ['pending', 'review', 'other', 'action'].includes(last.type) && shownOrders.length === 0) {
    errors.push(`no clear result: ${JSON.stringify(last)}`);
  }
  const refusals = tabs.map((own) => own.at(-1)).filter((one) => one?.type === 'problem' && one.reason !== 'elsewhere');
  if (orders.size > 0 && tabs.length > 0 && refusals.length === tabs.length) {
    errors.push(`ordered after a refusal: ${JSON.stringify(refusals)}`);
  }
  const unexplained = outcomes.find((outcome) => outcome.type === 'problem' && !outcome.hasMessage);
  if (unexplained) errors.push(`a refusal without a message: ${JSON.stringify(unexplained)}`);
  if (queued > 0) errors.push(`${queued} changes still wait for a connection`);
  if (cart === undefined) errors.push('the cart could not be loaded with a good connection');
  return errors;
}

/** The order and the cart together contain the effects of the shopper's commands. */
function findCartErrors({ record, cart }: Session, carts: readonly AuditedCart[]): string[] {
  const ordered = carts.filter(({ audit }) => audit.orderNumbers.length > 0).flatMap((one) => one.cart.lineItems);
  const errors: string[] = [];
  for (const sku of roughProducts) {
    const possible = computePossibleValues(sku, record.events);
    const quantity =
      sum(ordered.filter(({ variant }) => variant.sku === sku)) +
      sum((cart?.lines ?? []).filter((line) => line.sku === sku));
    if (possible.has(quantity)) continue;
    const added = record.events.filter(({ key, effect }) => key === sku && effect.kind === 'add');
    const most = added.reduce((total, { effect }) => total + ('quantity' in effect ? effect.quantity : 0), 0);
    const kind = quantity > Math.max(most, ...[...possible].map(Number)) ? 'double submit' : 'lost line';
    errors.push(`${kind}: ${quantity} x ${sku}, not ${[...possible].join(' or ')}`);
  }
  const deliveries = computePossibleValues('delivery', record.events);
  const method = cart?.deliveryMethod ?? 'none';
  if (cart && ordered.length === 0 && !deliveries.has(method)) {
    errors.push(`lost choice: delivery is ${method}, not ${[...deliveries].join(' or ')}`);
  }
  return errors;
}

const sum = (lines: readonly { readonly quantity: number }[]) =>
  lines.reduce((total, { quantity }) => total + quantity, 0);
