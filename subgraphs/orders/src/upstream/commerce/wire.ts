import { baseOrderWire, type lineItemWire, moneyWire } from '@tarima/commerce-client/wire';
import { z } from 'zod';

/** The fields of the platform's orders and customers that this service reads; other fields are ignored. */

const paymentWire = z.object({
  transactions: z.array(z.object({ type: z.string(), state: z.string(), amount: moneyWire })),
  custom: z
    .object({ fields: z.object({ card_brand: z.string().optional(), card_last_digits: z.string().optional() }) })
    .optional(),
});

export const orderWire = baseOrderWire.extend({
  anonymousId: z.string().optional(),
  customerEmail: z.string().optional(),
  country: z.string().optional(),
  store: z.object({ key: z.string() }).optional(),
  paymentInfo: z.object({ payments: z.array(z.object({ obj: paymentWire.optional() })) }).optional(),
  custom: z
    .object({
      fields: z.object({
        allow_partial_fulfillment: z.boolean().optional(),
        delivery_type: z.string().optional(),
        club: z.string().optional(),
        fulfillment_club: z.string().optional(),
        electronic_invoice: z.string().optional(),
      }),
    })
    .optional(),
});

export const ordersWire = z.object({ results: z.array(orderWire) });

export const customerWire = z.object({ id: z.string() });

export type OrderWire = z.output<typeof orderWire>;
export type LineWire = z.output<typeof lineItemWire>;
