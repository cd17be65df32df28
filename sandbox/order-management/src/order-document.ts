import type { PlacedAddress, PlacedLine, PlacedOrder } from './placed-order.ts';

/** Order management's names of pickup and shipping. */
export const deliveryMethods = { pickUp: 'PickUpAtStore', ship: 'ShipToAddress' } as const;

/** An order in the format of order management, without its status. Amounts are in units of the currency. */
export type OrderDocument = ReturnType<typeof buildOrderDocument>;

/** Builds the stored document of an order. */
export function buildOrderDocument(order: PlacedOrder) {
  const subTotal = order.lines.reduce((sum, line) => sum + line.totalCents, 0);
  return {
    OrderId: order.orderNumber,
    CapturedDate: order.placedAt,
    SellingChannel: { SellingChannelId: 'ECOMMERCE' },
    CurrencyCode: order.currency,
    CustomerId: order.membership,
    CustomerEmail: order.email,
    OrderSubTotal: toUnits(subTotal),
    TotalCharges: toUnits(order.shippingCents + order.serviceFeeCents),
    TotalTaxes: toUnits(order.taxCents),
    OrderTotal: toUnits(order.totalCents),
    OrderLine: order.lines.map((line, index) => buildOrderLine(order, line, index)),
    OrderAttribute: [
      { AttributeName: 'Country', AttributeValue: order.country },
      { AttributeName: 'Club', AttributeValue: order.club },
      { AttributeName: 'Delivery', AttributeValue: order.ships ? 'DELIVERY' : 'PICK_UP_IN_CLUB' },
      { AttributeName: 'PartialFulfillment', AttributeValue: String(order.allowsPartialFulfillment) },
      { AttributeName: 'PurchaseMembership', AttributeValue: order.purchaseMembership ?? '' },
    ],
    OrderChargeDetail: [
      ...buildCharges('Shipping', order.shippingCents),
      ...buildCharges('ServiceFee', order.serviceFeeCents),
    ],
    Extended: {
      DeliveryWindowStart: order.window?.start ?? null,
      DeliveryWindowEnd: order.window?.end ?? null,
      TaxIncluded: order.isTaxIncluded,
    },
  };
}

function buildOrderLine(order: PlacedOrder, line: PlacedLine, index: number) {
  return {
    OrderLineId: String(index + 1),
    ItemId: line.sku,
    ItemDescription: line.name.en,
    Extended: {
      EspDescription: line.name.es,
      SoldByWeight: line.soldByWeight,
      /** Usual weight of all units; null for a line that is not sold by weight, and without a known weight. */
      EstimatedWeight:
        line.soldByWeight && line.unitWeight !== null ? roundWeight(line.unitWeight * line.quantity) : null,
      WeightUOM: line.soldByWeight ? 'kg' : null,
    },
    Quantity: line.quantity,
    SmallImageURI: line.image,
    OriginalUnitPrice: toUnits(line.listPriceCents),
    UnitPrice: toUnits(line.unitPriceCents),
    OrderLineTotal: toUnits(line.totalCents),
    TotalTaxes: toUnits(line.taxCents),
    DeliveryMethod: { DeliveryMethodId: order.ships ? deliveryMethods.ship : deliveryMethods.pickUp },
    ShipToAddress: { Address: buildAddress(order.address, order.country) },
    OrderLinePromisingInfo: { ShipFromLocationId: order.club },
  };
}

function buildAddress(address: PlacedAddress, country: string) {
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

function buildCharges(id: string, cents: number) {
  return cents > 0 ? [{ ChargeType: { ChargeTypeId: id }, ChargeTotal: toUnits(cents) }] : [];
}

/** Rounds kilograms to grams. */
function roundWeight(kilograms: number): number {
  return Math.round(kilograms * 1_000) / 1_000;
}

/** Converts cents to the decimal number of the format, with at most two decimals; not for calculations. */
export function toUnits(cents: number): number {
  return cents / 100;
}
