import { addressWire, lineItemWire, moneyWire, priceWire } from '@tarima/commerce-client/wire';
import { z } from 'zod';

const lineWire = lineItemWire.extend({
  taxRate: z.object({ includedInPrice: z.boolean() }).optional(),
  distributionChannel: z.object({ id: z.string() }).optional(),
});

export const cartWire = z.object({
  id: z.string(),
  version: z.number().int(),
  store: z.object({ key: z.string() }).optional(),
  cartState: z.string(),
  lock: z.object({ createdAt: z.string() }).optional(),
  lineItems: z.array(lineWire),
  totalPrice: moneyWire,
  taxedPrice: z.object({ totalNet: moneyWire, totalGross: moneyWire }).optional(),
  shippingInfo: z.object({ price: moneyWire, shippingRate: z.object({ freeAbove: moneyWire.optional() }) }).optional(),
  shippingAddress: addressWire.optional(),
  custom: z
    .object({
      fields: z.object({
        club: z.string().optional(),
        set_aside: z.boolean().optional(),
        past_guest: z.string().optional(),
        allow_partial_fulfillment: z.boolean().optional(),
        delivery_type: z.string().optional(),
        fulfillment_club: z.string().optional(),
        distance: z.number().optional(),
        windows_data: z.string().optional(),
        attempt_id: z.string().optional(),
        commandLog: z.array(z.string()).optional(),
      }),
    })
    .optional(),
  lastModifiedAt: z.string(),
});

export const cartsWire = z.object({ results: z.array(cartWire) });

/** The JSON in the cart's custom field `windows_data`. */
export const chosenWindowWire = z.object({
  id: z.string().min(1),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  zone: z.string().min(1),
  /** Held capacity. */
  litres: z.number().nonnegative(),
  /** When the hold expires. */
  keptUntil: z.iso.datetime(),
});

export const customerWire = z.object({
  id: z.string(),
  version: z.number().int(),
  email: z.string(),
  defaultShippingAddressId: z.string().optional(),
  addresses: z.array(addressWire).default([]),
  custom: z.object({ fields: z.object({ country: z.string().optional() }) }).optional(),
});

const variantWire = z.object({
  sku: z.string().optional(),
  price: priceWire.optional(),
  availability: z
    .object({ channels: z.record(z.string(), z.object({ availableQuantity: z.number().int().optional() })).optional() })
    .optional(),
});

export const productsWire = z.array(
  z.object({ masterVariant: variantWire, variants: z.array(variantWire).default([]) }),
);

export const shippingMethodWire = z.object({
  key: z.string().optional(),
  isDefault: z.boolean(),
  active: z.boolean().optional(),
  zoneRates: z.array(
    z.object({ shippingRates: z.array(z.object({ price: moneyWire, freeAbove: moneyWire.optional() })) }),
  ),
  custom: z
    .object({
      fields: z.object({
        enabled: z.boolean().optional(),
        'tax-included-in-price': z.boolean().optional(),
        tax: z.number().optional(),
      }),
    })
    .optional(),
});

export type CartWire = z.output<typeof cartWire>;
export type LineWire = z.output<typeof lineWire>;
export type ChosenWindowWire = z.output<typeof chosenWindowWire>;
export type CustomerWire = z.output<typeof customerWire>;
export type VariantWire = z.output<typeof variantWire>;
