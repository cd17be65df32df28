import { z } from 'zod';
import { PaymentsError } from './errors.ts';

const text = z.string().max(200);
const cents = z.number().int();

/** A card as encrypted by the browser (RSA-OAEP; 2048 bits make 344 base64 characters), with the holder's name. */
export const encryptedCardSchema = z.object({
  encryptedCard: z.base64().length(344),
  keyId: text,
  attemptId: z.string().min(1).max(100),
  holderName: z.string().trim().min(1).max(60),
});

export const membershipSchema = z.string().regex(/^\d{14}$/, 'must have 14 digits');
const clubSchema = z.string().regex(/^\d{4}$/, 'must be a four-digit club key');
const countrySchema = z.string().regex(/^[A-Z]{2}$/, 'must be an ISO alpha-2 code');

/** Request of a payment transaction. Amounts in cents. */
export const processSchema = z.object({
  reference: z.string().min(8).max(100),
  currency: z.string().regex(/^\d{3}$/, 'must be an ISO numeric code of three digits'),
  amount: cents.positive(),
  tax: cents.nonnegative(),
  cartId: z.string().min(1).max(100),
  countryCode: countrySchema,
  clubNumber: clubSchema,
  membershipNumber: membershipSchema.optional(),
  cardNumberMembership: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  clientIP: z.union([z.ipv4(), z.ipv6()]).optional(),
  delivery: z.boolean(),
  address: text.optional(),
  address2: text.optional(),
  city: text.optional(),
  company: text.optional(),
  phone: text.optional(),
  postal: text.optional(),
  region: text.optional(),
  language: z.enum(['es', 'en']).optional(),
  email: z.email().optional(),
  card: z.union([encryptedCardSchema, z.object({ tokenCard: z.string().min(1).max(100) })]),
  saveCard: z.boolean().default(false),
  paymentThird: z.number().int(),
  paymentThirdId: text,
  returnUrl3DS: z.url({ protocol: /^https?$/ }).optional(),
  riskScoreRequest: z.record(z.string(), z.unknown()).optional(),
  oneStep: z.boolean().default(false),
});

export type ProcessRequest = z.output<typeof processSchema>;

export const closeSchema = z.object({
  orderId: z.string().min(1).max(100),
  cavv: text.optional(),
  eci: text.optional(),
});

export const addCardSchema = z.object({ card: encryptedCardSchema, isDefault: z.boolean().default(false) });

export const changeCardSchema = z.object({ isDefault: z.boolean() });

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

export const ledgerQuerySchema = z.object({ cartId: z.string().min(1).max(100) });

export const thirdPartyQuerySchema = z.object({ clubId: clubSchema, country: countrySchema, delivery: flag });

const moment = z.iso.datetime({ offset: true }).transform((value) => new Date(value));

export const authorizationStatusQuerySchema = z.object({
  startDate: moment,
  endDate: moment.optional(),
  club: clubSchema.optional(),
  delivery: flag.optional(),
  membership: membershipSchema.optional(),
  country: countrySchema.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(1),
  fourLastDigits: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
});

export type AuthorizationStatusQuery = z.output<typeof authorizationStatusQuerySchema>;

/** Parses input. @throws PaymentsError PE_0001 naming the invalid fields, never their values. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value ?? {});
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'body'}: ${issue.message}`);
  throw new PaymentsError(400, 'PE_0001', errors.join('; '));
}
