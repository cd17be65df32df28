import type { CartUpdateAction } from '@commercetools/platform-sdk';
import type { PlatformError } from '@tarima/commerce-client/errors';
import { money } from '@tarima/markets/money';
import { z } from 'zod';
import type { PayableAddress, PayableCart } from '../../domain/cart.ts';
import { type HeldCartFields, type RefusalReason, Refused } from '../../domain/ports.ts';
import { isRejection } from '../rejection.ts';
import { type WireCart, windowSchema } from './wire.ts';

const states: Readonly<Record<string, PayableCart['state']>> = {
  Active: 'ACTIVE',
  Frozen: 'FROZEN',
  Ordered: 'ORDERED',
};

/** Home delivery in its three kinds. */
const deliveryTypes = new Set(['DELIVERY', 'NEXT_DAY', 'SAME_DAY']);

/**
 * The cart as paying sees it, with its gross total (CHECKOUT-30). `taxCategoryOf` finds the key of the category that a
 * tax rate belongs to.
 */
export function payableCart(cart: WireCart, taxCategoryOf: (rateId: string) => string | undefined): PayableCart {
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
      taxCategory: line.taxRate?.id === undefined ? undefined : taxCategoryOf(line.taxRate.id),
      isServiceFee: line.custom?.fields.service_fee ?? false,
    })),
    address: cart.shippingAddress && payableAddress(cart.shippingAddress),
    club: fields?.fulfillment_club ?? fields?.club,
    isDelivery: deliveryTypes.has(fields?.delivery_type ?? ''),
    window: payableWindow(cart),
    paymentIds: cart.paymentInfo?.payments.map(({ id }) => id) ?? [],
  };
}

/** The window's id is in the JSON of the cart's field; the litres are those of the goods as they are now. */
function payableWindow({ lineItems, custom }: WireCart): PayableCart['window'] {
  const { windows_data: json, delivery_type: type = '' } = custom?.fields ?? {};
  const chosen = deliveryTypes.has(type) && json ? windowSchema.safeParse(parsed(json)).data : undefined;
  if (!chosen) return undefined;
  const litresOf = ({ quantity, variant }: WireCart['lineItems'][number]) =>
    quantity * (z.number().safeParse(variant.attributes.find(({ name }) => name === 'volume')?.value).data ?? 0);
  const goods = lineItems.filter((line) => !line.custom?.fields.service_fee);
  return { id: chosen.id, litres: goods.reduce((sum, line) => sum + litresOf(line), 0) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function payableAddress(address: NonNullable<WireCart['shippingAddress']>): PayableAddress {
  return {
    // `streetNumber` holds the whole location of a saved address in words.
    street: address.streetNumber ?? address.streetName ?? '',
    description: address.additionalStreetInfo,
    city: address.city,
    region: address.region ?? address.state,
    postalCode: address.postalCode,
    phone: address.mobile ?? address.phone,
  };
}

/**
 * Brings prices up to date, reserves every line where it is sold from, then freezes and locks: one update
 * (CHECKOUT-33).
 */
export function holdActions(cart: WireCart, attemptId: string, minutes: number): CartUpdateAction[] {
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

/** Takes every payment off a cart: only the attempt that holds it can have put one there. */
export function withdrawActions(cart: WireCart): CartUpdateAction[] {
  const payments = cart.paymentInfo?.payments ?? [];
  return payments.map(({ id }) => ({ action: 'removePayment', payment: { typeId: 'payment', id } }));
}

/** Marks a cart that is not held with the attempt that releases it, which moves its version. */
export function markActions(attemptId: string): CartUpdateAction[] {
  return [{ action: 'setCustomField', name: 'attempt_id', value: attemptId }];
}

/** Undoes `holdActions` as far as it was done, and takes the payments off. */
export function releaseActions(cart: WireCart): CartUpdateAction[] {
  return [
    ...withdrawActions(cart),
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

/** Lines of a held cart whose stock could not be reserved (CHECKOUT-34): the platform warns of them and goes on. */
export function unreservedSkus(cart: WireCart): string[] {
  return cart.lineItems
    .filter((line) => line.inventoryMode === 'ReserveOnCart' && !line.reservation)
    .map((line) => line.variant.sku ?? '');
}

/** The price and tax fields and the hash of the lines (CHECKOUT-38), the membership number and the e-mail address. */
export function taxActions(fields: HeldCartFields): CartUpdateAction[] {
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
  };
  return [
    ...Object.entries(values).map(([name, value]) => ({ action: 'setCustomField' as const, name, value })),
    ...(fields.email ? [{ action: 'setCustomerEmail' as const, email: fields.email }] : []),
  ];
}

/** What the platform certainly did not do; undefined when the outcome is open, or the same call may succeed later. */
export function refusalOf(error: PlatformError): Refused | undefined {
  const reason = reasonOf(error);
  if (!reason) return undefined;
  const skus = error.errors.flatMap(({ skus: named }) => (Array.isArray(named) ? named.map(String) : []));
  return new Refused(reason, skus, error.message);
}

function reasonOf(error: PlatformError): RefusalReason | undefined {
  if (error.outcomeUnknown || error.status === 0) return undefined;
  if (error.code === 'OutOfStock') return 'OUT_OF_STOCK';
  if (error.code === 'ConcurrentModification') return 'CART_CHANGED';
  // A cart that is ordered, merged or gone: the caller looks which of them.
  if (error.code === 'InvalidOperation' || error.status === 404) return 'CART_ORDERED';
  // Without a token nothing was asked of the platform: its operators can mend that.
  return isRejection(error.status) && error.code !== 'NoAccessToken' ? 'REJECTED' : undefined;
}
