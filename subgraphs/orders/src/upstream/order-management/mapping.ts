import { type Money, money } from '@tarima/markets/money';
import { findMarketByClubKey } from '@tarima/markets/table';
import type { LineWeight, Order, OrderLine, PostalAddress } from '../../domain/order.ts';
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
    isRefunded: false,
    status: toOrderStatus(wire.MaxFulfillmentStatusId),
    lines: wire.OrderLine.map((entry) => toLine(entry, wire)),
    serviceFee: sumCharges(wire, 'ServiceFee'),
    deliveryCharge: isShipped ? (sumCharges(wire, 'Shipping') ?? money(0, currency)) : null,
    tax: typeof wire.TotalTaxes === 'number' ? unitsToMoney(wire.TotalTaxes, currency) : null,
    total: unitsToMoney(wire.OrderTotal, currency),
    correctedTotal: wire.OrderLine.some((entry) => isCorrected(entry, wire))
      ? unitsToMoney(wire.OrderTotal, currency)
      : null,
    deliveryWindow: isShipped ? toDeliveryWindow(wire) : null,
    deliveryMethod: isShipped ? 'DELIVERY' : 'PICK_UP_IN_CLUB',
    allowsPartialFulfillment: partialFulfillment === undefined ? null : partialFulfillment === 'true',
    clubKey,
    deliveryAddress: line ? toAddress(line, country) : null,
    invoice: null,
    payment: null,
  };
}

function toLine(wire: ManagedLineWire, order: ManagedOrderWire): OrderLine {
  const { OrderId, CurrencyCode: currency } = order;
  const english = wire.ItemDescription || undefined;
  const spanish = wire.Extended?.EspDescription || undefined;
  const unitPrice = unitsToMoney(wire.UnitPrice ?? wire.OriginalUnitPrice, currency);
  const total = unitsToMoney(wire.OrderLineTotal, currency);
  const isLineCorrected = isCorrected(wire, order);
  return {
    // Line numbers start at 1 in every order, and clients cache lines by id.
    id: `${OrderId}-${wire.OrderLineId}`,
    sku: wire.ItemId,
    name: { ...(spanish ? { es: spanish } : {}), ...(english ? { en: english } : {}) },
    slug: null,
    pictureUrl: wire.SmallImageURI || null,
    quantity: wire.Quantity,
    listUnitPrice: unitsToMoney(wire.OriginalUnitPrice, currency),
    unitPrice,
    total: isLineCorrected ? money(unitPrice.centAmount * wire.Quantity, currency) : total,
    fulfilledQuantity: wire.FulfilledQuantity ?? null,
    correctedTotal: isLineCorrected ? total : null,
    isSoldByWeight: wire.Extended?.SoldByWeight ?? false,
    weight: toWeight(wire),
  };
}

/** Whether units are missing or weigh less than estimated; a cancelled order is not corrected (ORDERS-200). */
function isCorrected({ CancelledQuantity, Extended }: ManagedLineWire, order: ManagedOrderWire): boolean {
  if (toOrderStatus(order.MaxFulfillmentStatusId).progress === 'CANCELLED') return false;
  const { EstimatedWeight, PickedWeight } = Extended ?? {};
  const isLighter = EstimatedWeight != null && PickedWeight != null && PickedWeight < EstimatedWeight;
  return (CancelledQuantity ?? 0) > 0 || isLighter;
}

function toWeight({ Extended }: ManagedLineWire): LineWeight | null {
  if (Extended?.EstimatedWeight == null) return null;
  const { EstimatedWeight: estimated, PickedWeight, WeightUOM } = Extended;
  return { estimated, actual: PickedWeight ?? null, unit: WeightUOM || 'kg' };
}

function toDeliveryWindow({ Extended }: ManagedOrderWire): Order['deliveryWindow'] {
  const { DeliveryWindowStart: start, DeliveryWindowEnd: end } = Extended ?? {};
  return start && end ? { start, end } : null;
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
