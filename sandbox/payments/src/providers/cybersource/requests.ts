import { z } from 'zod';
import { createInvalidDataError } from './errors.ts';

const amount = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const amountDetails = z.object({ totalAmount: amount, currency });
const reference = z.object({ code: z.string().min(1).max(50) });

const billTo = z.object({
  firstName: z.string().max(60).optional(),
  lastName: z.string().max(60).optional(),
  country: z.string().length(2).optional(),
  email: z.string().max(255).optional(),
});

const card = z.object({
  number: z
    .string()
    .regex(/^\d{12,19}$/)
    .optional(),
  securityCode: z
    .string()
    .regex(/^\d{3,4}$/)
    .optional(),
  expirationMonth: z.string().regex(/^(0[1-9]|1[0-2])$/),
  expirationYear: z.string().regex(/^\d{4}$/),
  type: z.string().length(3).optional(),
});

const paymentInformation = z.object({
  card,
  instrumentIdentifier: z.object({ id: z.string() }).optional(),
});

/** Body of `POST /pts/v2/payments`. */
export const paymentRequest = z.object({
  clientReferenceInformation: reference,
  processingInformation: z
    .object({
      capture: z.boolean().default(false),
      actionList: z.array(z.string()).default([]),
      actionTokenTypes: z.array(z.string()).default([]),
    })
    .prefault({}),
  paymentInformation,
  orderInformation: z.object({ amountDetails, billTo: billTo.optional() }),
  consumerAuthenticationInformation: z
    .object({ cavv: z.string().optional(), ucafAuthenticationData: z.string().optional() })
    .optional(),
});

export type PaymentRequest = z.output<typeof paymentRequest>;

/** Body of captures and refunds. */
export const amountRequest = z.object({
  clientReferenceInformation: reference,
  orderInformation: z.object({ amountDetails }),
});

export const reversalRequest = z.object({
  clientReferenceInformation: reference,
  reversalInformation: z.object({ amountDetails }),
});

export const voidRequest = z.object({ clientReferenceInformation: reference });

export const instrumentRequest = z.object({ card: z.object({ number: z.string().regex(/^\d{12,19}$/) }) });

export const setupRequest = z.object({ clientReferenceInformation: reference, paymentInformation });

export const enrollmentRequest = z.object({
  clientReferenceInformation: reference,
  paymentInformation,
  orderInformation: z.object({ amountDetails, billTo: billTo.optional() }),
  consumerAuthenticationInformation: z.object({
    referenceId: z.string(),
    returnUrl: z.url({ protocol: /^https?$/ }).max(2_000),
  }),
  deviceInformation: z.object({ httpBrowserLanguage: z.string().max(8).optional() }).prefault({}),
});

export const validationRequest = z.object({
  clientReferenceInformation: reference,
  consumerAuthenticationInformation: z.object({ authenticationTransactionId: z.string() }),
});

export const searchRequest = z.object({
  query: z.string().regex(/^clientReferenceInformation\.code:[\w-]{1,50}$/),
  limit: z.number().int().min(1).max(2_500).default(20),
});

/** Parses a body. @throws CybersourceError INVALID_DATA naming the fields, never their values */
export function parseRequest<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw createInvalidDataError(parsed.error.issues.map(({ path }) => path.join('.')).join(', '));
}

/** Converts the vendor's decimal amount to cents. */
export const toCents = (decimal: string) => Math.round(Number(decimal) * 100);
