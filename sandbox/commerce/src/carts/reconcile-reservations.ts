import type { Cart, LineItem, WarningObject } from '@commercetools/platform-sdk';
import type { Kysely } from 'kysely';
import { withField } from '../documents/actions.ts';
import { createInvalidOperationError } from '../errors.ts';
import { compareStock } from '../inventory/stock.ts';
import { findReservationMinutes } from '../project/project-repository.ts';
import type { CommerceTables } from '../tables.ts';
import { setQuantity } from './domain/lines.ts';
import { diffReservations } from './domain/reservations.ts';
import { computeExpiry, extend, getLineStock, release, reserve, resize } from './reservation-repository.ts';

export interface ReconciledCart {
  readonly cart: Cart;
  /** Reservations that failed; the platform returns them with the cart instead of an error. */
  readonly warnings: WarningObject[];
}

/**
 * Reconciles the reservations with the lines of a cart: creates, resizes and releases them. A line without enough stock
 * for its new quantity keeps the previous one. `minutes` is the requested expiry of all reservations.
 * @throws PlatformError `InvalidOperation` when the project's inventory is not configured
 */
export async function reconcileReservations(
  trx: Kysely<CommerceTables>,
  before: Cart,
  after: Cart,
  now: Date,
  minutes: number | undefined,
): Promise<ReconciledCart> {
  const { toReserve, toUpdate, toRelease } = diffReservations(before, after);
  const isReserving = toReserve.length + toUpdate.length > 0 || minutes !== undefined;
  const projectMinutes = isReserving ? await findReservationMinutes(trx) : undefined;
  if (isReserving && projectMinutes === undefined) {
    throw createInvalidOperationError(
      'The project has no inventory configuration, which the mode ReserveOnCart requires.',
    );
  }
  const expiresAt = computeExpiry(now, minutes ?? projectMinutes ?? 0);
  const lines = new Map(after.lineItems.map((line) => [line.id, line]));
  const warnings: WarningObject[] = [];
  /** Lines whose reservations were just written with the expiry. */
  const expiring = new Set<string>();

  for (const line of toRelease) {
    if (line.reservation) await release(trx, line.reservation.id);
    const remaining = lines.get(line.id);
    if (remaining) lines.set(line.id, withField(remaining, 'reservation', undefined));
  }
  const sorted = [...toReserve].sort((a, b) => compareStock(getLineStock(a), getLineStock(b)));
  for (const line of sorted) {
    const id = await reserve(trx, after, line, 'Created', { now, expiresAt });
    lines.set(line.id, withField(line, 'reservation', id === undefined ? undefined : { typeId: 'reservation', id }));
    if (id === undefined) warnings.push(buildCreateWarning(line));
    else expiring.add(line.id);
  }
  for (const { line, before: old } of toUpdate) {
    const updatedLine = await updateReservation(trx, after, line, old, { now, expiresAt });
    lines.set(line.id, updatedLine ?? withField(setQuantity(line, old.quantity), 'supplyChannel', old.supplyChannel));
    if (updatedLine) expiring.add(line.id);
    else warnings.push(buildUpdateWarning(line, old.quantity));
  }
  if (minutes !== undefined) {
    for (const line of lines.values()) {
      if (line.reservation && !expiring.has(line.id) && !(await extend(trx, line.reservation.id, expiresAt)))
        warnings.push(buildExtendWarning(line));
    }
  }
  return { cart: { ...after, lineItems: after.lineItems.map((line) => lines.get(line.id) ?? line) }, warnings };
}

/** Updates the reservation of a line; undefined when the stock does not allow it. */
async function updateReservation(
  trx: Kysely<CommerceTables>,
  cart: Cart,
  line: LineItem,
  old: LineItem,
  times: { readonly now: Date; readonly expiresAt: Date },
): Promise<LineItem | undefined> {
  const updatedLine = old.reservation?.id;
  const sameStock = old.supplyChannel?.id === line.supplyChannel?.id;
  if (updatedLine !== undefined && sameStock && (await resize(trx, updatedLine, line.quantity, times.expiresAt)))
    return line;
  const id = await reserve(trx, cart, line, 'Created', times);
  if (id === undefined) return undefined;
  if (updatedLine !== undefined) await release(trx, updatedLine);
  return { ...line, reservation: { typeId: 'reservation', id } };
}

function describeProduct({ productId, variant, supplyChannel }: LineItem) {
  return {
    productId,
    ...(variant.sku === undefined ? {} : { sku: variant.sku }),
    ...(supplyChannel ? { supplyChannel: supplyChannel.id } : {}),
  };
}

const buildCreateWarning = (line: LineItem): WarningObject => ({
  code: 'CannotCreateReservation',
  message: `Failed to create a reservation for product ${line.productId} (SKU: ${line.variant.sku}, Supply Channel: ${line.supplyChannel?.id}) with quantity ${line.quantity}.`,
  ...describeProduct(line),
  quantity: line.quantity,
});

const buildUpdateWarning = (line: LineItem, reservedQuantity: number): WarningObject => ({
  code: 'CannotUpdateReservation',
  message: `Failed to update the reservation for line item ${line.id} to a quantity of ${line.quantity}. The reserved amount is still ${reservedQuantity}.`,
  lineItemId: line.id,
  requestedQuantity: line.quantity,
  reservedQuantity,
  ...describeProduct(line),
});

const buildExtendWarning = (line: LineItem): WarningObject => ({
  code: 'CannotChangeReservationExpiry',
  message: `The reservation expiration for line item ${line.id} cannot be changed.`,
  lineItemId: line.id,
});
