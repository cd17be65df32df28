import { z } from 'zod';
import { PaypalError } from './errors.ts';

const money = z.object({
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  value: z
    .string()
    .max(32)
    .regex(/^\d+(\.\d{1,2})?$/),
});

const url = z.url({ protocol: /^https?$/ }).max(4_000);

/** Body of `POST /v2/checkout/orders`; the stand-in knows the intent AUTHORIZE and the wallet. */
export const orderRequest = z.object({
  intent: z.literal('AUTHORIZE'),
  purchase_units: z
    .array(
      z.object({
        reference_id: z.string().max(256).default('default'),
        custom_id: z.string().max(255).optional(),
        invoice_id: z.string().max(127).optional(),
        amount: money,
        payee: z.object({ merchant_id: z.string().max(13).optional() }).optional(),
      }),
    )
    .length(1),
  payment_source: z.object({
    paypal: z.object({
      experience_context: z.object({
        brand_name: z.string().max(127).default(''),
        locale: z
          .string()
          .regex(/^[a-z]{2}(-[A-Z]{2})?$/)
          .default('en-US'),
        return_url: url,
        cancel_url: url,
      }),
    }),
  }),
});

export const captureRequest = z.object({ amount: money.optional(), invoice_id: z.string().max(127).optional() });

export const refundRequest = z.object({ amount: money.optional() });

/** Parses a body. @throws PaypalError INVALID_REQUEST naming the fields */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body ?? {});
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => `/${path.join('/')}`).join(', ');
  throw new PaypalError(400, 'INVALID_REQUEST', 'INVALID_PARAMETER_SYNTAX', fields);
}

/** Converts a decimal amount to cents. */
export const toCents = (value: string) => Math.round(Number(value) * 100);
