import { localizedTextSchema } from '@tarima/markets/localized-text';
import { z } from 'zod';

/** The fields of the platform's orders and customers that this service reads; other fields are ignored. */

const moneyWire = z.object({ centAmount: z.number().int(), currencyCode: z.string() });

const addressWire = z.object({
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  streetName: z.string().optional(),
  streetNumber: z.string().optional(),
  additionalStreetInfo: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  state: z.string().optional(),
  country: z.string(),
  phone: z.string().optional(),
  mobile: z.string().optional(),
  custom: z.object({ fields: z.object({ alias: z.string().optional() }) }).optional(),
});

const lineWire = z.object({
  id: z.string(),
  name: localizedTextSchema,
  productSlug: localizedTextSchema.optional(),
  quantity: z.number().int(),
  variant: z.object({
    sku: z.string(),
    images: z.array(z.object({ url: z.string() })).default([]),
    attributes: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
  }),
  price: z.object({ value: moneyWire, discounted: z.object({ value: moneyWire }).optional() }),
  totalPrice: moneyWire,
  custom: z.object({ fields: z.object({ service_fee: z.boolean().optional() }) }).optional(),
});

const paymentWire = z.object({
  transactions: z.array(z.object({ type: z.string(), state: z.string(), amount: moneyWire })),
  custom: z
    .object({ fields: z.object({ card_brand: z.string().optional(), card_last_digits: z.string().optional() }) })
    .optional(),
});

export const orderWire = z.object({
  orderNumber: z.string(),
  createdAt: z.string(),
  customerId: z.string().optional(),
  anonymousId: z.string().optional(),
  customerEmail: z.string().optional(),
  country: z.string().optional(),
  store: z.object({ key: z.string() }).optional(),
  lineItems: z.array(lineWire),
  totalPrice: moneyWire,
  taxedPrice: z.object({ totalGross: moneyWire, totalNet: moneyWire }).optional(),
  shippingInfo: z.object({ price: moneyWire, discountedPrice: z.object({ value: moneyWire }).optional() }).optional(),
  shippingAddress: addressWire.optional(),
  paymentInfo: z.object({ payments: z.array(z.object({ obj: paymentWire.optional() })) }).optional(),
  custom: z
    .object({
      fields: z.object({
        allow_partial_fulfillment: z.boolean().optional(),
        delivery_type: z.string().optional(),
        club: z.string().optional(),
        fulfillment_club: z.string().optional(),
      }),
    })
    .optional(),
});

export const ordersWire = z.object({ results: z.array(orderWire) });

export const customerWire = z.object({ id: z.string() });

export type OrderWire = z.output<typeof orderWire>;
export type LineWire = z.output<typeof lineWire>;
export type AddressWire = z.output<typeof addressWire>;
