import { z } from 'zod';

/* The fields of the platform's documents that this subgraph reads. */

const moneySchema = z.object({ centAmount: z.int(), currencyCode: z.string(), fractionDigits: z.int() });
const referenceSchema = z.object({ id: z.string() });

const addressSchema = z.object({
  id: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  streetName: z.string().optional(),
  streetNumber: z.string().optional(),
  additionalStreetInfo: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  state: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().optional(),
  phone: z.string().optional(),
  mobile: z.string().optional(),
  custom: z
    .object({
      fields: z.object({
        alias: z.string().optional(),
        latitude: z.number().optional(),
        longitude: z.number().optional(),
        plus_code: z.string().optional(),
        fulfillment_clubs: z.string().optional(),
        wrong_address: z.boolean().optional(),
      }),
    })
    .optional(),
});

export const cartSchema = z.object({
  id: z.string(),
  version: z.int(),
  cartState: z.string(),
  inventoryMode: z.string().default('None'),
  lock: z.object({}).optional(),
  anonymousId: z.string().optional(),
  customerId: z.string().optional(),
  totalPrice: moneySchema,
  taxedPrice: z.object({ totalGross: moneySchema, totalNet: moneySchema, totalTax: moneySchema.optional() }).optional(),
  shippingInfo: z
    .object({
      price: moneySchema,
      discountedPrice: z.object({ value: moneySchema }).optional(),
    })
    .optional(),
  lineItems: z.array(
    z.object({
      id: z.string(),
      quantity: z.int(),
      variant: z.object({
        sku: z.string().optional(),
        attributes: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
      }),
      price: z.object({ value: moneySchema, discounted: z.object({ value: moneySchema }).optional() }),
      distributionChannel: referenceSchema.optional(),
      supplyChannel: referenceSchema.optional(),
      inventoryMode: z.string().optional(),
      reservation: referenceSchema.optional(),
      taxRate: z.object({ id: z.string().optional() }).optional(),
      custom: z.object({ fields: z.object({ service_fee: z.boolean().optional() }) }).optional(),
    }),
  ),
  shippingAddress: addressSchema.optional(),
  paymentInfo: z.object({ payments: z.array(referenceSchema) }).optional(),
  custom: z
    .object({
      fields: z.object({
        delivery_type: z.string().optional(),
        fulfillment_club: z.string().optional(),
        club: z.string().optional(),
        windows_data: z.string().optional(),
        attempt_id: z.string().optional(),
      }),
    })
    .optional(),
});

/** The JSON in the cart's field `windows_data`. */
export const windowSchema = z.object({ id: z.string() });

export type WireCart = z.output<typeof cartSchema>;
export type WireAddress = z.output<typeof addressSchema>;

/** A customer with the address book and the market in which the member may order. */
export const addressBookSchema = z.object({
  addresses: z.array(addressSchema).default([]),
  custom: z.object({ fields: z.object({ country: z.string().optional() }) }).optional(),
});

export const customerSchema = z.object({ id: z.string(), email: z.string() });

export const paymentSchema = z.object({
  id: z.string(),
  version: z.int(),
  transactions: z.array(z.object({ type: z.string() })),
  amountPlanned: moneySchema,
});

export const orderSchema = z.object({ cart: referenceSchema.optional() });

export const taxCategorySchema = z.object({
  key: z.string().optional(),
  rates: z.array(z.object({ id: z.string().optional() })),
});
