import type { CartUpdateAction } from '@commercetools/platform-sdk';
import type { PlatformError } from '@tarima/commerce-client/errors';
import { parseStoredDetails } from '@tarima/markets/invoicing/stored-details';
import { money } from '@tarima/markets/money';
import { z } from 'zod';
import type { HeldCartFields } from '../../application/ports.ts';
import type { PayableAddress, PayableCart } from '../../domain/cart.ts';
import { type RefusalReason, RefusedError } from '../../domain/refused-error.ts';
import { isRejection } from '../is-rejection.ts';
import { parseJson } from './parse-json.ts';
import { type CartWire, windowWire } from './wire.ts';

const states: Readonly<Record<string, PayableCart['state']>> = {
  Active: 'ACTIVE',
  Frozen: 'FROZEN',
  Ordered: 'ORDERED',
};

/** Delivery types of a home delivery. */
const deliveryTypes = new Set(['DELIVERY', 'NEXT_DAY', 'SAME_DAY']);

/**
 * The cart with its gross total (CHECKOUT-30). `findTaxCategory` returns the key of the category that a tax rate belongs
 * to.
 */
export function toPayableCart(cart: CartWire, findTaxCategory: (rateId: string) => string | undefined): PayableCart {
  const total = cart.taxedPrice?.totalGross ?? cart.totalPrice;
  const fields = cart.custom?.fields;
  return {
    id: cart.id,
    version: cart.version,
    state: states[cart.cartState] ?? 'GONE',
    isLocked: cart.lock !== undefined,
    heldBy: cart.custom?.fields.attempt_id,
    anonymousId: cart.anonymousId,
    customerId: cart.customerId,
    total: money(total.centAmount, total.currencyCode),
    taxCents: cart.taxedPrice ? cart.taxedPrice.totalGross.centAmount - cart.taxedPrice.totalNet.centAmount : 0,
    shippingCents: (cart.shippingInfo?.discountedPrice?.value ?? cart.shippingInfo?.price)?.centAmount ?? 0,
    lines: cart.lineItems.map((line) => ({
      id: line.id,
      sku: line.variant.sku ?? '',
      quantity: line.quantity,
      unitCents: (line.price.discounted?.value ?? line.price.value).centAmount,
      channelId: line.distributionChannel?.id ?? '',
      taxCategory: line.taxRate?.id === undefined ? undefined : findTaxCategory(line.taxRate.id),
      isServiceFee: line.custom?.fields.service_fee ?? false,
    })),
    address: cart.shippingAddress && toAddress(cart.shippingAddress),
    club: fields?.fulfillment_club ?? fields?.club,
    isDelivery: deliveryTypes.has(fields?.delivery_type ?? ''),
    window: toWindow(cart),
    invoice: parseStoredDetails(fields?.electronic_invoice),
    paymentIds: cart.paymentInfo?.payments.map(({ id }) => id) ?? [],
  };
}

/** The chosen delivery window, whose id is in the JSON of a custom field, with the volume of the items as they are now. */
function toWindow({ lineItems, custom }: CartWire): PayableCart['window'] {
  const { windows_data: json, delivery_type: type = '' } = custom?.fields ?? {};
  const chosen = deliveryTypes.has(type) && json ? windowWire.safeParse(parseJson(json)).data : undefined;
  if (!chosen) return undefined;
  const getVolumeLitres = ({ quantity, variant }: CartWire['lineItems'][number]) =>
    quantity * (z.number().safeParse(variant.attributes.find(({ name }) => name === 'volume')?.value).data ?? 0);
  const items = lineItems.filter((line) => !line.custom?.fields.service_fee);
  return {
    id: chosen.id,
    start: new Date(chosen.start),
    volumeLitres: items.reduce((sum, line) => sum + getVolumeLitres(line), 0),
  };
}

function toAddress(address: NonNullable<CartWire['shippingAddress']>): PayableAddress {
  return {
    // In a saved address `streetNumber` holds the whole street address.
    street: address.streetNumber ?? address.streetName ?? '',
    description: address.additionalStreetInfo,
    city: address.city,
    region: address.region ?? address.state,
    postalCode: address.postalCode,
    phone: address.mobile ?? address.phone,
    company: address.company,
  };
}

/**
 * Updates the prices, reserves every line in the channel that sells it, then freezes and locks the cart, in one update
 * (CHECKOUT-33).
 */
export function createHoldActions(cart: CartWire, attemptId: string, minutes: number): CartUpdateAction[] {
  const reserving = cart.lineItems
    .filter((line) => !line.custom?.fields.service_fee)
    .flatMap(({ id, supplyChannel, distributionChannel }): CartUpdateAction[] => [
      ...(supplyChannel || !distributionChannel
        ? []
        : [
            {
              action: 'setLineItemSupplyChannel' as const,
              lineItemId: id,
              supplyChannel: { typeId: 'channel' as const, id: distributionChannel.id },
            },
          ]),
      { action: 'setLineItemInventoryMode', lineItemId: id, inventoryMode: 'ReserveOnCart' },
    ]);
  return [
    { action: 'recalculate' },
    ...reserving,
    { action: 'setReservationExpirationInMinutes', reservationExpirationInMinutes: minutes },
    { action: 'setCustomField', name: 'attempt_id', value: attemptId },
    { action: 'freezeCart', strategy: 'HardFreeze' },
    { action: 'lockCart' },
  ];
}

/** Removes every payment of a cart: only the attempt that holds it can have added one. */
export function createWithdrawActions(cart: CartWire): CartUpdateAction[] {
  const payments = cart.paymentInfo?.payments ?? [];
  return payments.map(({ id }) => ({ action: 'removePayment', payment: { typeId: 'payment', id } }));
}

/** Marks a cart that is not held with the attempt that releases it, which changes its version. */
export function createMarkActions(attemptId: string): CartUpdateAction[] {
  return [{ action: 'setCustomField', name: 'attempt_id', value: attemptId }];
}

/** Undoes `createHoldActions` as far as it was done, and removes the payments. */
export function createReleaseActions(cart: CartWire): CartUpdateAction[] {
  return [
    ...createWithdrawActions(cart),
    ...(cart.cartState === 'Frozen' ? [{ action: 'unfreezeCart' as const }] : []),
    ...cart.lineItems
      .filter(({ inventoryMode }) => inventoryMode === 'ReserveOnCart')
      .map(({ id }) => ({
        action: 'setLineItemInventoryMode' as const,
        lineItemId: id,
        inventoryMode: cart.inventoryMode,
      })),
    ...(cart.custom?.fields.attempt_id ? [{ action: 'setCustomField' as const, name: 'attempt_id', value: null }] : []),
    ...(cart.lock ? [{ action: 'unlockCart' as const }] : []),
  ];
}

/** SKUs of a held cart whose stock could not be reserved (CHECKOUT-34); the platform holds the cart all the same. */
export function findUnreservedSkus(cart: CartWire): string[] {
  return cart.lineItems
    .filter((line) => line.inventoryMode === 'ReserveOnCart' && !line.reservation)
    .map((line) => line.variant.sku ?? '');
}

/** Writes the price and tax fields and the hash of the lines (CHECKOUT-38), the membership number and the email address. */
export function createTaxActions(fields: HeldCartFields): CartUpdateAction[] {
  const { taxes } = fields;
  const values: Readonly<Record<string, number | string>> = {
    price_with_tax: taxes.priceWithTax,
    price_without_tax: taxes.priceWithoutTax,
    tax_total: taxes.taxTotal,
    totals_without_tax: taxes.totalsWithoutTax,
    shipping_with_tax: taxes.shippingWithTax,
    shipping_without_tax: taxes.shippingWithoutTax,
    service_fee_with_tax: taxes.serviceFeeWithTax,
    service_fee_without_tax: taxes.serviceFeeWithoutTax,
    temp_hash: fields.lineHash,
    membership_number: fields.membershipNumber,
    ...(fields.invoice ? { electronic_invoice: JSON.stringify(fields.invoice) } : {}),
  };
  return [
    ...Object.entries(values).map(([name, value]) => ({ action: 'setCustomField' as const, name, value })),
    ...(fields.email ? [{ action: 'setCustomerEmail' as const, email: fields.email }] : []),
  ];
}

/** True for a cart that is neither ordered nor merged: it can be changed. */
export function isOpen({ cartState }: CartWire): boolean {
  return cartState === 'Active' || cartState === 'Frozen';
}

/** A certain refusal; undefined when the outcome is unknown, or the same call may succeed later. */
export function toRefusedError(error: PlatformError): RefusedError | undefined {
  const reason = getRefusalReason(error);
  if (!reason) return undefined;
  const skus = error.errors.flatMap(({ skus: named }) => (Array.isArray(named) ? named.map(String) : []));
  return new RefusedError(reason, skus, error);
}

function getRefusalReason(error: PlatformError): RefusalReason | undefined {
  if (error.isOutcomeUnknown || error.status === 0) return undefined;
  if (error.code === 'OutOfStock') return 'OUT_OF_STOCK';
  if (error.code === 'ConcurrentModification') return 'CART_CHANGED';
  // The cart does not exist: it was ordered and deleted, or expired.
  if (error.status === 404) return 'CART_ORDERED';
  // Without a token the platform was not called; operators can repair the credentials.
  return isRejection(error.status) && error.code !== 'NoAccessToken' ? 'REJECTED' : undefined;
}
