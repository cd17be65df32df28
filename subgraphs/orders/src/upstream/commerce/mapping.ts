import { toMoney, toPostalAddress } from '@tarima/commerce-client/wire';
import { parseStoredDetails } from '@tarima/markets/invoicing/stored-details';
import { money, sumMoney } from '@tarima/markets/money';
import { isSoldByWeight } from '@tarima/markets/sold-by-weight';
import type { Order, OrderLine } from '../../domain/order.ts';
import type { LineWire, OrderWire } from './wire.ts';

/**
 * Maps an order of the platform, which has no status: order management keeps it (ORDERS-1). Undefined for an order without
 * a number, which the store itself never creates.
 */
export function toOrder(wire: OrderWire): Order | undefined {
  const { orderNumber } = wire;
  if (orderNumber === undefined) return undefined;
  const fields = wire.custom?.fields;
  const isPickup = (fields?.delivery_type ?? 'PICK_UP_IN_CLUB') === 'PICK_UP_IN_CLUB';
  const clubKey = fields?.fulfillment_club ?? fields?.club ?? null;
  const fees = wire.lineItems.filter(isServiceFee);
  const { taxedPrice, shippingInfo } = wire;
  return {
    orderNumber,
    placedAt: wire.createdAt,
    country: wire.country ?? wire.store?.key ?? '',
    owner: {
      customerId: wire.customerId ?? null,
      guestId: wire.anonymousId ?? null,
      // The custom field `membership_number` of a guest's order is what the guest entered at checkout (ORDERS-13).
      membershipNumber: null,
    },
    email: wire.customerEmail ?? null,
    isRefunded: isRefunded(wire),
    status: null,
    lines: wire.lineItems.filter((line) => !isServiceFee(line)).map((line) => toLine(line, clubKey)),
    serviceFee:
      fees.length > 0
        ? sumMoney(
            wire.totalPrice.currencyCode,
            fees.map(({ totalPrice }) => toMoney(totalPrice)),
          )
        : null,
    deliveryCharge:
      shippingInfo && !isPickup ? toMoney(shippingInfo.discountedPrice?.value ?? shippingInfo.price) : null,
    tax: taxedPrice
      ? money(taxedPrice.totalGross.centAmount - taxedPrice.totalNet.centAmount, taxedPrice.totalGross.currencyCode)
      : null,
    total: toMoney(taxedPrice?.totalGross ?? wire.totalPrice),
    correctedTotal: null,
    deliveryWindow: null,
    deliveryMethod: isPickup ? 'PICK_UP_IN_CLUB' : 'DELIVERY',
    // The default of a cart without the field (decision 021).
    allowsPartialFulfillment: fields?.allow_partial_fulfillment ?? true,
    clubKey,
    deliveryAddress: wire.shippingAddress ? toPostalAddress(wire.shippingAddress) : null,
    payment: toPayment(wire),
    invoice: parseStoredDetails(fields?.electronic_invoice) ?? null,
  };
}

function isServiceFee(line: LineWire): boolean {
  return line.custom?.fields.service_fee === true;
}

function toLine(wire: LineWire, clubKey: string | null): OrderLine {
  const [image] = wire.variant.images;
  return {
    id: wire.id,
    sku: wire.variant.sku,
    name: wire.name,
    slug: wire.productSlug ?? null,
    pictureUrl: image?.url ?? null,
    quantity: wire.quantity,
    listUnitPrice: toMoney(wire.price.value),
    // The discounted price when a discount applied (ORDERS-5).
    unitPrice: toMoney(wire.price.discounted?.value ?? wire.price.value),
    total: toMoney(wire.totalPrice),
    fulfilledQuantity: null,
    correctedTotal: null,
    weight: null,
    isSoldByWeight: isSoldByWeight(wire.variant.attributes, clubKey),
  };
}

/** Whether refunds have returned all that was charged (MEMBERSHIP-243). */
function isRefunded({ paymentInfo }: OrderWire): boolean {
  const transactions = (paymentInfo?.payments ?? [])
    .flatMap(({ obj }) => obj?.transactions ?? [])
    .filter(({ state }) => state === 'Success');
  const sumOf = (wanted: string) =>
    transactions.filter(({ type }) => type === wanted).reduce((sum, { amount }) => sum + amount.centAmount, 0);
  const refunded = sumOf('Refund');
  return refunded > 0 && refunded >= sumOf('Charge');
}

/** The successful charge; null before there is one (ORDERS-8). */
function toPayment({ paymentInfo }: OrderWire): Order['payment'] {
  for (const { obj } of paymentInfo?.payments ?? []) {
    const charge = obj?.transactions.find(({ type, state }) => type === 'Charge' && state === 'Success');
    if (obj && charge) {
      const fields = obj.custom?.fields;
      return {
        brand: fields?.card_brand ?? null,
        lastDigits: fields?.card_last_digits ?? null,
        amount: toMoney(charge.amount),
      };
    }
  }
  return null;
}
