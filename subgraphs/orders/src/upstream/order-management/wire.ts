import { z } from 'zod';

/** The fields of order management's orders that this service reads. Amounts are decimal units of the currency. */

const text = z.string().nullish();

const lineWire = z.object({
  OrderLineId: z.string(),
  ItemId: z.string(),
  ItemDescription: text,
  Extended: z
    .object({
      EspDescription: text,
      SoldByWeight: z.boolean().nullish(),
      EstimatedWeight: z.number().nullish(),
      PickedWeight: z.number().nullish(),
      WeightUOM: text,
    })
    .nullish(),
  Quantity: z.number(),
  FulfilledQuantity: z.number().nullish(),
  CancelledQuantity: z.number().nullish(),
  SmallImageURI: text,
  OriginalUnitPrice: z.number(),
  UnitPrice: z.number().nullish(),
  OrderLineTotal: z.number(),
  DeliveryMethod: z.object({ DeliveryMethodId: z.string() }).nullish(),
  ShipToAddress: z
    .object({
      Address: z.object({
        FirstName: text,
        LastName: text,
        Address1: text,
        City: text,
        State: text,
        Country: text,
        Phone: text,
      }),
    })
    .nullish(),
  OrderLinePromisingInfo: z.object({ ShipFromLocationId: text }).nullish(),
});

export const managedOrderWire = z.object({
  OrderId: z.string(),
  CapturedDate: z.iso.datetime({ offset: true }),
  CurrencyCode: z.string(),
  CustomerId: text,
  CustomerEmail: text,
  MaxFulfillmentStatusId: z.string(),
  TotalTaxes: z.number().nullish(),
  OrderTotal: z.number(),
  OrderLine: z.array(lineWire),
  Extended: z.object({ DeliveryWindowStart: text, DeliveryWindowEnd: text }).nullish(),
  OrderAttribute: z.array(z.object({ AttributeName: z.string(), AttributeValue: text })).default([]),
  OrderChargeDetail: z
    .array(z.object({ ChargeType: z.object({ ChargeTypeId: z.string() }), ChargeTotal: z.number() }))
    .default([]),
});

export const searchWire = z.object({
  total: z.number().int(),
  offset: z.number().int(),
  orders: z.array(managedOrderWire),
});

export type ManagedOrderWire = z.output<typeof managedOrderWire>;
export type ManagedLineWire = z.output<typeof lineWire>;
