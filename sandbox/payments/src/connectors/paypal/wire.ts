import { z } from 'zod';

/** Response of `POST /v1/oauth2/token`. */
export const tokenWire = z.object({ access_token: z.string().min(1), expires_in: z.number() });

const money = z.object({ currency_code: z.string(), value: z.string() });
const payee = z.object({ email_address: z.string().optional(), merchant_id: z.string().optional() });

const authorization = z.object({
  id: z.string().optional(),
  status: z.enum(['CREATED', 'CAPTURED', 'DENIED', 'PARTIALLY_CAPTURED', 'VOIDED', 'PENDING']).optional(),
  amount: money.optional(),
});

/** An order, also as response of its authorisation. */
export const orderWire = z.object({
  id: z.string().optional(),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']).optional(),
  purchase_units: z
    .array(
      z.object({
        amount: money.optional(),
        payee: payee.optional(),
        payments: z.object({ authorizations: z.array(authorization).optional() }).optional(),
      }),
    )
    .optional(),
  links: z.array(z.object({ href: z.string(), rel: z.string() })).optional(),
});

export type PaypalOrder = z.output<typeof orderWire>;

/** Response of `GET /v2/payments/authorizations/{id}`. */
export const authorizationWire = authorization;

/** Response of `POST /v2/payments/authorizations/{id}/capture`. */
export const captureWire = z.object({
  id: z.string().optional(),
  status: z.enum(['COMPLETED', 'DECLINED', 'PARTIALLY_REFUNDED', 'PENDING', 'REFUNDED', 'FAILED']).optional(),
});

/** Response of `POST /v2/payments/captures/{id}/refund`. */
export const refundWire = z.object({
  id: z.string().optional(),
  status: z.enum(['CANCELLED', 'FAILED', 'PENDING', 'COMPLETED']).optional(),
});

/** An error; `issue` says what is wrong. */
export const errorWire = z.object({
  name: z.string(),
  details: z.array(z.object({ issue: z.string() })).default([]),
});
