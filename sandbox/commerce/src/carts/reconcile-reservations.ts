import type { Cart, LineItem, WarningObject } from '@commercetools/platform-sdk';
import type { Kysely } from 'kysely';
import { withField } from '../documents/actions.ts';
import { stockOrder } from '../inventory/stock.ts';
import type { CommerceTables } from '../tables.ts';
import { setQuantity } from './domain/lines.ts';
import { reservationChanges } from './domain/reservations.ts';
import {
  defaultReservationMinutes,
  expiryAfter,
  extend,
  release,
  reserve,
  resize,
  stockOf,
} from './reservation-repository.ts';

export interface ReconciledCart {
  readonly cart: Cart;
  /** Reservations that could not be had; the platform answers them beside the cart and does not fail. */
  readonly warnings: WarningObject[];
}

/**
 * Brings the stock that the lines of a cart hold in step with the cart: reserves, resizes, releases. A line whose new
 * quantity is not there keeps the one that it had. `minutes` is the expiry that the request asks for all reservations.
 */
export async function reconcileReservations(
  trx: Kysely<CommerceTables>,
  before: Cart,
  after: Cart,
  now: Date,
  minutes: number | undefined,
): Promise<ReconciledCart> {
  const { toReserve, toUpdate, toRelease } = reservationChanges(before, after);
  const expiresAt = expiryAfter(now, minutes ?? defaultReservationMinutes);
  const lines = new Map(after.lineItems.map((line) => [line.id, line]));
  const warnings: WarningObject[] = [];

  for (const line of toRelease) {
    if (line.reservation) await release(trx, line.reservation.id);
    const kept = lines.get(line.id);
    if (kept) lines.set(line.id, withField(kept, 'reservation', undefined));
  }
  const sorted = [...toReserve].sort((a, b) => stockOrder(stockOf(a), stockOf(b)));
  for (const line of sorted) {
    const id = await reserve(trx, after, line, 'Created', { now, expiresAt });
    lines.set(line.id, withField(line, 'reservation', id === undefined ? undefined : { typeId: 'reservation', id }));
    if (id === undefined) warnings.push(cannotCreate(line));
  }
  for (const { line, before: old } of toUpdate) {
    const held = await updated(trx, after, line, old, { now, expiresAt });
    lines.set(line.id, held ?? withField(setQuantity(line, old.quantity), 'supplyChannel', old.supplyChannel));
    if (!held) warnings.push(cannotUpdate(line, old.quantity));
  }
  if (minutes !== undefined) {
    for (const line of lines.values()) {
      if (line.reservation && !(await extend(trx, line.reservation.id, expiresAt))) warnings.push(cannotExtend(line));
    }
  }
  return { cart: { ...after, lineItems: after.lineItems.map((line) => lines.get(line.id) ?? line) }, warnings };
}

/** The line with its reservation changed, or undefined when the stock does not allow it. */
async function updated(
  trx: Kysely<CommerceTables>,
  cart: Cart,
  line: LineItem,
  old: LineItem,
  times: { readonly now: Date; readonly expiresAt: Date },
): Promise<LineItem | undefined> {
  const held = old.reservation?.id;
  const sameStock = old.supplyChannel?.id === line.supplyChannel?.id;
  if (held !== undefined && sameStock && (await resize(trx, held, line.quantity, times.expiresAt))) return line;
  const id = await reserve(trx, cart, line, 'Created', times);
  if (id === undefined) return undefined;
  if (held !== undefined) await release(trx, held);
  return { ...line, reservation: { typeId: 'reservation', id } };
}

function productOf({ productId, variant, supplyChannel }: LineItem) {
  return {
    productId,
    ...(variant.sku === undefined ? {} : { sku: variant.sku }),
    ...(supplyChannel ? { supplyChannel: supplyChannel.id } : {}),
  };
}

const cannotCreate = (line: LineItem): WarningObject => ({
  code: 'CannotCreateReservation',
  message: `Failed to create a reservation for product ${line.productId} (SKU: ${line.variant.sku}, Supply Channel: ${line.supplyChannel?.id}) with quantity ${line.quantity}.`,
  ...productOf(line),
  quantity: line.quantity,
});

const cannotUpdate = (line: LineItem, reservedQuantity: number): WarningObject => ({
  code: 'CannotUpdateReservation',
  message: `Failed to update the reservation for line item ${line.id} to a quantity of ${line.quantity}. The reserved amount is still ${reservedQuantity}.`,
  lineItemId: line.id,
  requestedQuantity: line.quantity,
  reservedQuantity,
  ...productOf(line),
});

const cannotExtend = (line: LineItem): WarningObject => ({
  code: 'CannotChangeReservationExpiry',
  message: `The reservation expiration for line item ${line.id} cannot be changed.`,
  lineItemId: line.id,
});
