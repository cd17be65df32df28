import { type Money, money } from '@tarima/markets/money';
import { findMarketByClubKey } from '@tarima/markets/table';
import type { Order, OrderLine, PostalAddress } from '../../domain/order.ts';
import { toOrderStatus } from './status.ts';
import type { ManagedLineWire, ManagedOrderWire } from './wire.ts';

/** Maps an order of order management, which alone has orders from before the platform (ORDERS-2). */
export function toManagedOrder(wire: ManagedOrderWire): Order {
  const { CurrencyCode: currency } = wire;
  const [line] = wire.OrderLine;
  const clubKey = line?.OrderLinePromisingInfo?.ShipFromLocationId || null;
  const partialFulfillment = findAttribute(wire, 'PartialFulfillment');
  const isShipped = line?.DeliveryMethod?.DeliveryMethodId === 'ShipToAddress';
  const country = findAttribute(wire, 'Country') || findMarketByClubKey(clubKey ?? wire.CustomerId ?? '')?.code || '';
  return {
    orderNumber: wire.OrderId,
    placedAt: wire.CapturedDate,
    country,
    owner: { customerId: null, guestId: null, membershipNumber: wire.CustomerId || null },
    email: wire.CustomerEmail || null,
    status: toOrderStatus(wire.MaxFulfillmentStatusId),
    lines: wire.OrderLine.map((entry) => toLine(entry, wire)),
    serviceFee: sumCharges(wire, 'ServiceFee'),
    deliveryCharge: isShipped ? (sumCharges(wire, 'Shipping') ?? money(0, currency)) : null,
    tax: typeof wire.TotalTaxes === 'number' ? unitsToMoney(wire.TotalTaxes, currency) : null,
    total: unitsToMoney(wire.OrderTotal, currency),
    deliveryMethod: isShipped ? 'DELIVERY' : 'PICK_UP_IN_CLUB',
    allowsPartialFulfillment: partialFulfillment === undefined ? null : partialFulfillment === 'true',
    clubKey,
    deliveryAddress: line ? toAddress(line, country) : null,
    invoice: null,
    payment: null,
  };
}

function toLine(wire: ManagedLineWire, { OrderId, CurrencyCode: currency }: ManagedOrderWire): OrderLine {
  const english = wire.ItemDescription || undefined;
  const spanish = wire.Extended?.EspDescription || undefined;
  return {
    // Line numbers start at 1 in every order, and clients cache lines by id.
    id: `${OrderId}-${wire.OrderLineId}`,
    sku: wire.ItemId,
    name: { ...(spanish ? { es: spanish } : {}), ...(english ? { en: english } : {}) },
    slug: null,
    pictureUrl: wire.SmallImageURI || null,
    quantity: wire.Quantity,
    unitPrice: unitsToMoney(wire.UnitPrice ?? wire.OriginalUnitPrice, currency),
    total: unitsToMoney(wire.OrderLineTotal, currency),
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

function findAttribute({ OrderAttribute }: ManagedOrderWire, name: string): string | undefined {
  return OrderAttribute.find(({ AttributeName }) => AttributeName === name)?.AttributeValue ?? undefined;
}

function sumCharges({ OrderChargeDetail, CurrencyCode }: ManagedOrderWire, chargeTypeId: string): Money | null {
  const charges = OrderChargeDetail.filter(({ ChargeType }) => ChargeType.ChargeTypeId === chargeTypeId);
  if (charges.length === 0) return null;
  const cents = charges.map(({ ChargeTotal }) => unitsToMoney(ChargeTotal, CurrencyCode).centAmount);
  return money(
    cents.reduce((sum, amount) => sum + amount, 0),
    CurrencyCode,
  );
}

/** Rounds a decimal number of units of the currency to whole cents (ORDERS-3). */
function unitsToMoney(units: number, currency: string): Money {
  return money(Math.round(units * 100), currency);
}
