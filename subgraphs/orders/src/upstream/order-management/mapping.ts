import { type Money, money } from '@tarima/markets/money';
import { marketOfClubKey } from '@tarima/markets/table';
import { pictureOf } from '@tarima/service-kit/picture';
import type { Order, OrderLine, PostalAddress } from '../../domain/order.ts';
import type { ManagedLineWire, ManagedOrderWire } from './wire.ts';

/** An order of order management: its status, and all that is left of orders from before the platform (ORDERS-2). */
export function toManagedOrder(wire: ManagedOrderWire): Order {
  const { CurrencyCode: currency } = wire;
  const [line] = wire.OrderLine;
  const clubKey = line?.OrderLinePromisingInfo?.ShipFromLocationId || null;
  const isPartial = attribute(wire, 'PartialFulfillment');
  const isShipped = line?.DeliveryMethod?.DeliveryMethodId === 'ShipToAddress';
  const country = attribute(wire, 'Country') || marketOfClubKey(clubKey ?? wire.CustomerId ?? '')?.code || '';
  return {
    orderNumber: wire.OrderId,
    placedAt: wire.CapturedDate,
    country,
    owner: { customerId: null, guestId: null, membershipNumber: wire.CustomerId || null },
    email: wire.CustomerEmail || null,
    status: wire.MaxFulfillmentStatusId,
    lines: wire.OrderLine.map((entry) => toLine(entry, wire)),
    serviceFee: charge(wire, 'ServiceFee'),
    shipping: isShipped ? (charge(wire, 'Shipping') ?? money(0, currency)) : null,
    tax: typeof wire.TotalTaxes === 'number' ? ofUnits(wire.TotalTaxes, currency) : null,
    total: ofUnits(wire.OrderTotal, currency),
    deliveryMethod: isShipped ? 'DELIVERY' : 'PICK_UP_IN_CLUB',
    allowsPartialFulfillment: isPartial === undefined ? null : isPartial === 'true',
    clubKey,
    address: line ? toAddress(line, country) : null,
    payment: null,
  };
}

function toLine(wire: ManagedLineWire, { OrderId, CurrencyCode: currency }: ManagedOrderWire): OrderLine {
  const english = wire.ItemDescription || undefined;
  const spanish = wire.Extended?.EspDescription || undefined;
  return {
    // Line numbers begin at 1 in every order, and clients keep lines by their id alone.
    id: `${OrderId}-${wire.OrderLineId}`,
    sku: wire.ItemId,
    name: { ...(spanish ? { es: spanish } : {}), ...(english ? { en: english } : {}) },
    slug: null,
    picture: wire.SmallImageURI ? pictureOf(wire.SmallImageURI) : null,
    quantity: wire.Quantity,
    unitPrice: ofUnits(wire.UnitPrice ?? wire.OriginalUnitPrice, currency),
    total: ofUnits(wire.OrderLineTotal, currency),
    isSoldByWeight: wire.Extended?.SoldByWeight ?? false,
  };
}

function toAddress({ ShipToAddress }: ManagedLineWire, country: string): PostalAddress | null {
  if (!ShipToAddress) return null;
  const { Address: address } = ShipToAddress;
  return {
    alias: null,
    fullName: [address.FirstName, address.LastName].filter(Boolean).join(' ') || null,
    streetText: address.Address1 ?? '',
    description: null,
    city: address.City || null,
    region: address.State || null,
    country: address.Country || country,
    phone: address.Phone || null,
  };
}

function attribute({ OrderAttribute }: ManagedOrderWire, name: string): string | undefined {
  return OrderAttribute.find(({ AttributeName }) => AttributeName === name)?.AttributeValue ?? undefined;
}

function charge({ OrderChargeDetail, CurrencyCode }: ManagedOrderWire, id: string): Money | null {
  const charges = OrderChargeDetail.filter(({ ChargeType }) => ChargeType.ChargeTypeId === id);
  if (charges.length === 0) return null;
  const cents = charges.map(({ ChargeTotal }) => ofUnits(ChargeTotal, CurrencyCode).centAmount);
  return money(
    cents.reduce((sum, amount) => sum + amount, 0),
    CurrencyCode,
  );
}

/** An amount as order management writes it, a decimal number of units, in whole cents (ORDERS-3). */
function ofUnits(units: number, currency: string): Money {
  return money(Math.round(units * 100), currency);
}
