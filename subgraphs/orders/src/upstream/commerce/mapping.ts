import { type Money, money, sumMoney } from '@tarima/markets/money';
import { pictureOf } from '@tarima/service-kit/picture';
import type { Order, OrderLine, PostalAddress } from '../../domain/order.ts';
import type { AddressWire, LineWire, OrderWire } from './wire.ts';

/** An order of the platform: everything but how far it has come, which only order management knows. */
export function toOrder(wire: OrderWire): Order {
  const fields = wire.custom?.fields;
  const isPickup = (fields?.delivery_type ?? 'PICK_UP_IN_CLUB') === 'PICK_UP_IN_CLUB';
  const fees = wire.lineItems.filter(isServiceFee);
  const { taxedPrice, shippingInfo } = wire;
  return {
    orderNumber: wire.orderNumber,
    placedAt: wire.createdAt,
    country: wire.country ?? wire.store?.key ?? '',
    owner: {
      customerId: wire.customerId ?? null,
      guestId: wire.anonymousId ?? null,
      // Its custom field `membership_number` only validates the purchase: of a guest's order it is what the guest typed.
      membershipNumber: null,
    },
    email: wire.customerEmail ?? null,
    status: null,
    lines: wire.lineItems.filter((line) => !isServiceFee(line)).map(toLine),
    serviceFee:
      fees.length > 0
        ? sumMoney(
            wire.totalPrice.currencyCode,
            fees.map(({ totalPrice }) => toMoney(totalPrice)),
          )
        : null,
    shipping: shippingInfo && !isPickup ? toMoney(shippingInfo.discountedPrice?.value ?? shippingInfo.price) : null,
    tax: taxedPrice
      ? money(taxedPrice.totalGross.centAmount - taxedPrice.totalNet.centAmount, taxedPrice.totalGross.currencyCode)
      : null,
    total: toMoney(taxedPrice?.totalGross ?? wire.totalPrice),
    deliveryMethod: isPickup ? 'PICK_UP_IN_CLUB' : 'DELIVERY',
    // A cart of which nothing was said sends the rest (decision 021).
    allowsPartialFulfillment: fields?.allow_partial_fulfillment ?? true,
    clubKey: fields?.fulfillment_club ?? fields?.club ?? null,
    address: wire.shippingAddress ? toAddress(wire.shippingAddress) : null,
    payment: toPayment(wire),
  };
}

function isServiceFee(line: LineWire): boolean {
  return line.custom?.fields.service_fee === true;
}

function toLine(wire: LineWire): OrderLine {
  const [image] = wire.variant.images;
  return {
    id: wire.id,
    sku: wire.variant.sku,
    name: wire.name,
    slug: wire.productSlug ?? null,
    picture: image ? pictureOf(image.url) : null,
    quantity: wire.quantity,
    // The price that was paid (ORDERS-5).
    unitPrice: toMoney(wire.price.discounted?.value ?? wire.price.value),
    total: toMoney(wire.totalPrice),
    isSoldByWeight: wire.variant.attributes.some(({ name, value }) => name === 'sale_by_weight' && value === true),
  };
}

/** `streetNumber` holds the whole street text. */
function toAddress(wire: AddressWire): PostalAddress {
  return {
    alias: wire.custom?.fields.alias ?? null,
    fullName: [wire.firstName, wire.lastName].filter(Boolean).join(' ') || null,
    streetText: wire.streetNumber || wire.streetName || '',
    description: wire.additionalStreetInfo ?? null,
    city: wire.city ?? null,
    region: wire.region ?? wire.state ?? null,
    country: wire.country,
    phone: wire.mobile ?? wire.phone ?? null,
  };
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

function toMoney({ centAmount, currencyCode }: { centAmount: number; currencyCode: string }): Money {
  return money(centAmount, currencyCode);
}
