import { z } from 'zod';

/** The fields of changed orders that this service reads. Amounts are decimal units of the currency. */
export const changedOrderWire = z.object({
  OrderId: z.string().min(1),
  CurrencyCode: z.string(),
  MaxFulfillmentStatusId: z.string(),
  OrderTotal: z.number(),
  UpdatedTimestamp: z.iso.datetime({ offset: true }),
  OrderLine: z.array(
    z.object({
      CancelledQuantity: z.number().nullish(),
      Extended: z.object({ EstimatedWeight: z.number().nullish(), PickedWeight: z.number().nullish() }).nullish(),
    }),
  ),
});

export type ChangedOrderWire = z.output<typeof changedOrderWire>;

export const changePageWire = z.object({
  orders: z.array(z.looseObject({ UpdatedTimestamp: z.iso.datetime({ offset: true }) })),
});
