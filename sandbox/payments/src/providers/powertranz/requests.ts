import { z } from 'zod';
import { PowertranzError } from './errors.ts';

const guid = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i);
const amount = z.number().positive().max(1e12);

/** Body of `POST /Api/spi/auth` for a hosted page. */
export const spiAuthRequest = z.object({
  TransactionIdentifier: guid,
  TotalAmount: amount,
  CurrencyCode: z.string().regex(/^\d{3}$/),
  ThreeDSecure: z.boolean(),
  OrderIdentifier: z.string().min(1).max(255),
  ExtendedData: z.object({
    HostedPage: z.object({ PageSet: z.string(), PageName: z.string() }),
    MerchantResponseUrl: z.url({ protocol: /^https?$/ }).max(2_000),
  }),
});

/** Body of `POST /Api/spi/payment`: the token as JSON text. */
export const spiPaymentRequest = z.string().min(20).max(200);

export const captureRequest = z.object({
  TransactionIdentifier: z.string(),
  TotalAmount: amount,
  ExternalIdentifier: guid.optional(),
});

export const voidRequest = z.object({ TransactionIdentifier: z.string(), ExternalIdentifier: guid.optional() });

export const refundRequest = captureRequest.extend({ Refund: z.literal(true) });

/** Parses a body. @throws PowertranzError naming the fields, never their values */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path }) => path.join('.') || 'body');
  throw new PowertranzError(400, '998', `Invalid request: ${fields.join(', ')}`);
}

/** Converts the vendor's decimal number to cents. */
export const toCents = (decimal: number) => Math.round(decimal * 100);
