import type { PlacedAddress, PlacedLine, PlacedOrder } from './placed-order.ts';

/** Pick-up and shipping, as order management names them. */
export const deliveryMethods = { pickUp: 'PickUpAtStore', ship: 'ShipToAddress' } as const;

/** An order as order management writes it, without its status. Amounts are in units of the currency. */
export type OrderDocument = ReturnType<typeof orderDocument>;

/** The document of an order, as it is stored. */
export function orderDocument(order: PlacedOrder) {
  const subTotal = order.lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0);
  return {
    OrderId: order.orderNumber,
    CapturedDate: order.placedAt,
    SellingChannel: { SellingChannelId: 'ECOMMERCE' },
    CurrencyCode: order.currency,
    CustomerId: order.membership,
    CustomerEmail: order.email,
    OrderSubTotal: units(subTotal),
    TotalCharges: units(order.shippingCents + order.serviceFeeCents),
    TotalTaxes: units(order.taxCents),
    OrderTotal: units(order.totalCents),
    OrderLine: order.lines.map((line, index) => orderLine(order, line, index)),
    OrderAttribute: [
      { AttributeName: 'Country', AttributeValue: order.country },
      { AttributeName: 'Club', AttributeValue: order.club },
      { AttributeName: 'Delivery', AttributeValue: order.ships ? 'DELIVERY' : 'PICK_UP_IN_CLUB' },
      { AttributeName: 'PartialFulfillment', AttributeValue: String(order.allowsPartialFulfillment) },
      { AttributeName: 'PurchaseMembership', AttributeValue: order.purchaseMembership ?? '' },
    ],
    OrderChargeDetail: [...charge('Shipping', order.shippingCents), ...charge('ServiceFee', order.serviceFeeCents)],
    Extended: {
      DeliveryWindowStart: order.window?.start ?? null,
      DeliveryWindowEnd: order.window?.end ?? null,
    },
  };
}

function orderLine(order: PlacedOrder, line: PlacedLine, index: number) {
  return {
    OrderLineId: String(index + 1),
    ItemId: line.sku,
    ItemDescription: line.name.en,
    Extended: { EspDescription: line.name.es, SoldByWeight: line.soldByWeight },
    Quantity: line.quantity,
    SmallImageURI: line.image,
    OriginalUnitPrice: units(line.listPriceCents),
    UnitPrice: units(line.unitPriceCents),
    OrderLineTotal: units(line.unitPriceCents * line.quantity),
    DeliveryMethod: { DeliveryMethodId: order.ships ? deliveryMethods.ship : deliveryMethods.pickUp },
    ShipToAddress: { Address: shipToAddress(order.address, order.country) },
    OrderLinePromisingInfo: { ShipFromLocationId: order.club },
  };
}

function shipToAddress(address: PlacedAddress, country: string) {
  return {
    FirstName: address.firstName,
    LastName: address.lastName,
    Address1: address.street,
    City: address.city,
    State: address.region,
    PostalCode: address.postalCode,
    Country: country,
    Phone: address.phone,
  };
}

function charge(id: string, cents: number) {
  return cents > 0 ? [{ ChargeType: { ChargeTypeId: id }, ChargeTotal: units(cents) }] : [];
}

/** Cents as the decimal number that order management writes: at most two decimals, never computed with. */
function units(cents: number): number {
  return cents / 100;
}
