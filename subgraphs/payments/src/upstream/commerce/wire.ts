import { addressWire, moneyWire, priceWire } from '@tarima/commerce-client/wire';
import { z } from 'zod';

/* The fields of the platform's documents that this subgraph reads. */

const referenceWire = z.object({ id: z.string() });

export const cartWire = z.object({
  id: z.string(),
  version: z.int(),
  cartState: z.string(),
  inventoryMode: z.string().default('None'),
  lock: z.object({ createdAt: z.string() }).optional(),
  anonymousId: z.string().optional(),
  customerId: z.string().optional(),
  totalPrice: moneyWire,
  taxedPrice: z.object({ totalGross: moneyWire, totalNet: moneyWire, totalTax: moneyWire.optional() }).optional(),
  shippingInfo: z
    .object({
      price: moneyWire,
      discountedPrice: z.object({ value: moneyWire }).optional(),
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
      price: priceWire,
      distributionChannel: referenceWire.optional(),
      supplyChannel: referenceWire.optional(),
      inventoryMode: z.string().optional(),
      reservation: referenceWire.optional(),
      taxRate: z.object({ id: z.string().optional() }).optional(),
      custom: z.object({ fields: z.object({ service_fee: z.boolean().optional() }) }).optional(),
    }),
  ),
  shippingAddress: addressWire.optional(),
  paymentInfo: z.object({ payments: z.array(referenceWire) }).optional(),
  custom: z
    .object({
      fields: z.object({
        delivery_type: z.string().optional(),
        fulfillment_club: z.string().optional(),
        club: z.string().optional(),
        windows_data: z.string().optional(),
        attempt_id: z.string().optional(),
        electronic_invoice: z.string().optional(),
      }),
    })
    .optional(),
});

/** The JSON in the cart's field `windows_data`. */
export const windowWire = z.object({ id: z.string(), start: z.iso.datetime() });

export type CartWire = z.output<typeof cartWire>;

/** A customer with the address book and the market in which the member may order. */
export const addressBookWire = z.object({
  addresses: z.array(addressWire).default([]),
  custom: z.object({ fields: z.object({ country: z.string().optional() }) }).optional(),
});

export const customerWire = z.object({ id: z.string(), email: z.string() });

/** A customer with the invoice details that the member used last, a JSON object by market. */
export const invoiceCustomerWire = z.object({
  id: z.string(),
  version: z.int(),
  custom: z.object({ fields: z.object({ electronic_invoice: z.string().optional() }) }).optional(),
});

/** The JSON in the customer's field: details by market. */
export const memberInvoicesWire = z.record(z.string(), z.unknown());

export const paymentWire = z.object({
  id: z.string(),
  version: z.int(),
  transactions: z.array(z.object({ type: z.string(), interactionId: z.string().optional() })),
  amountPlanned: moneyWire,
});

export const orderWire = z.object({ cart: referenceWire.optional() });

export const taxCategoryWire = z.object({
  key: z.string().optional(),
  rates: z.array(z.object({ id: z.string().optional() })),
});
