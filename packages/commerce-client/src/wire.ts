import { localizedTextSchema } from '@tarima/markets/localized-text';
import { type Money, money } from '@tarima/markets/money';
import { z } from 'zod';

/* Parts of the platform's documents that several subgraphs read; other fields are ignored. */

export const moneyWire = z.object({ centAmount: z.int(), currencyCode: z.string() });

/** Converts an amount of the platform. */
export function toMoney({ centAmount, currencyCode }: z.output<typeof moneyWire>): Money {
  return money(centAmount, currencyCode);
}

/** The price of a line item, and its discounted price. */
export const priceWire = z.object({ value: moneyWire, discounted: z.object({ value: moneyWire }).optional() });

/** The custom fields of an address. */
export const addressFieldsWire = z.object({
  alias: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  plus_code: z.string().optional(),
  fulfillment_clubs: z.string().optional(),
  distance: z.string().optional(),
  territory_id: z.string().optional(),
  is_manual_address: z.boolean().optional(),
  wrong_address: z.boolean().optional(),
});

/** An address of a customer, cart or order, with the custom fields of the type `address`. */
export const addressWire = z.object({
  id: z.string().optional(),
  key: z.string().optional(),
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  streetName: z.string().optional(),
  streetNumber: z.string().optional(),
  additionalStreetInfo: z.string().optional(),
  city: z.string().optional(),
  region: z.string().optional(),
  state: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string(),
  phone: z.string().optional(),
  mobile: z.string().optional(),
  company: z.string().optional(),
  custom: z
    .object({
      fields: addressFieldsWire,
    })
    .optional(),
});

export type AddressWire = z.output<typeof addressWire>;

/**
 * Converts an address of the platform to the fields of the graph's `PostalAddress`. `streetNumber` has the whole street text
 * (ADDRESSES-14).
 */
export function toPostalAddress(wire: AddressWire) {
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

/** A line item of a cart or an order. */
export const lineItemWire = z.object({
  id: z.string(),
  name: localizedTextSchema,
  productSlug: localizedTextSchema.optional(),
  quantity: z.int(),
  variant: z.object({
    /** Empty for a variant without an SKU, which the store itself cannot add. */
    sku: z.string().default(''),
    images: z.array(z.object({ url: z.string() })).default([]),
    attributes: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
  }),
  price: priceWire,
  totalPrice: moneyWire,
  custom: z.object({ fields: z.object({ service_fee: z.boolean().optional() }) }).optional(),
});

/** The fields of an order that several subgraphs read; each adds those that it alone reads. */
export const baseOrderWire = z.object({
  orderNumber: z.string().optional(),
  createdAt: z.string(),
  customerId: z.string().optional(),
  lineItems: z.array(lineItemWire),
  totalPrice: moneyWire,
  taxedPrice: z.object({ totalGross: moneyWire, totalNet: moneyWire }).optional(),
  shippingInfo: z.object({ price: moneyWire, discountedPrice: z.object({ value: moneyWire }).optional() }).optional(),
  shippingAddress: addressWire.optional(),
});
