import { z } from 'zod';
import { PaymentsError } from './errors.ts';

const text = z.string().max(200);
const cents = z.number().int();
const webUrlSchema = z.url({ protocol: /^https?$/ }).max(2_000);

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

/** The shopper's browser, for the risk checks of the bank-card provider. */
export const deviceSchema = z.object({
  /** Session of the device data collection before the payment. */
  sessionId: text.optional(),
  userAgent: z.string().max(1_000).optional(),
  acceptHeader: z.string().max(1_000).optional(),
  language: z.string().max(35).optional(),
  colorDepth: z.number().int().min(1).max(64).optional(),
  screenHeight: z.number().int().min(1).max(100_000).optional(),
  screenWidth: z.number().int().min(1).max(100_000).optional(),
  timeZoneOffsetMinutes: z.number().int().min(-900).max(900).optional(),
  javaEnabled: z.boolean().optional(),
});

const riskScoreSchema = z.object({
  device: z.unknown().optional(),
  account: z.unknown().optional(),
  email: z.unknown().optional(),
  shipping: z.unknown().optional(),
  shoppingCart: z.unknown().optional(),
  billing: z.unknown().optional(),
  amounts: z.unknown().optional(),
});

const paymentFields = {
  reference: z.string().min(8).max(100),
  currency: z.string().regex(/^\d{3}$/, 'must be an ISO numeric code of three digits'),
  amount: cents.positive(),
  tax: cents.nonnegative(),
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
  identityDocument: text.optional(),
  /** Only for the bank-card provider. */
  card: z.union([encryptedCardSchema, z.object({ tokenCard: z.string().min(1).max(100) })]).optional(),
  saveCard: z.boolean().default(false),
  paymentThird: z.number().int(),
  paymentThirdId: text,
  /** Where the provider's pages return to. Required for a redirect to a provider. */
  returnUrl3DS: webUrlSchema.optional(),
  /** Where the approval page of PayPal returns to when the payer cancels. */
  cancelUrl: webUrlSchema.optional(),
  device: deviceSchema.optional(),
  riskScoreRequest: riskScoreSchema.optional(),
  useV2: z.boolean().optional(),
  oneStep: z.boolean().default(false),
};

/** Request of a transaction for goods. Amounts in cents. */
export const processSchema = z.object({ ...paymentFields, cartId: z.string().min(1).max(100) });

const membershipFields = {
  membershipType: text.optional(),
  membershipTypeParams: z.unknown().optional(),
  availableTransactionParams: z.unknown().optional(),
};

/**
 * Request of a transaction for a membership by somebody without a stored user, who has no wallet. It has no cart. Amounts in
 * cents.
 */
export const processMembershipSchema = z
  .object({ ...paymentFields, ...membershipFields })
  .refine(
    ({ membershipNumber, card, saveCard }) =>
      membershipNumber === undefined && !saveCard && !(card && 'tokenCard' in card),
    'membershipNumber, tokenCard and saveCard are only for the transactions of a member',
  )
  .meta({ description: 'Without membershipNumber, tokenCard and saveCard, which only members have.' });

/** Request of a transaction for a membership by a member. Amounts in cents. */
export const processMemberMembershipSchema = z.object({
  ...paymentFields,
  ...membershipFields,
  membershipNumber: membershipSchema,
});

/** A request of either kind; only goods have a cart. */
export type ProcessRequest = Omit<z.output<typeof processSchema>, 'cartId'> & { readonly cartId?: string };

/** Request of the enrollment check after device data collection. `returnURL` is where the issuer's page returns to. */
export const enrollmentSchema = z.object({
  thirdReferenceId: text,
  returnURL: webUrlSchema,
  referenceNumber: text.optional(),
  emailTransaction: z.email().optional(),
  deviceSessionId: text.optional(),
});

export type EnrollmentRequest = z.output<typeof enrollmentSchema>;

/** Values that a browser brought back. They only select the challenge; the provider's own result decides. */
export const closeSchema = z.object({
  orderId: z.string().min(1).max(100),
  responseCode: text.optional(),
  reasonCode: text.optional(),
  referenceNumber: text.optional(),
  authCode: text.optional(),
  eci: text.optional(),
  authenticationResult: text.optional(),
  cavv: text.optional(),
  spiToken: text.optional(),
  transactionId: text.optional(),
  email: z.email().optional(),
});

export const closePaypalSchema = z.object({
  orderId: z.string().min(1).max(100),
  payerId: text.optional(),
  /** The payer came back by the cancel URL. Ends the payment unless PayPal has the payer's approval. */
  cancelled: z.boolean().default(false),
});

/** What the browser brought back, of either kind. */
export type CloseRequest = z.output<typeof closeSchema> & { readonly isCancelled?: boolean };

export const refundSchema = z.object({ refundId: z.string().min(1).max(100), amount: cents.positive() });

export const addCardSchema = z.object({ card: encryptedCardSchema, isDefault: z.boolean().default(false) });

export const changeCardSchema = z.object({ isDefault: z.boolean() });

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

const ledgerKeySchema = z.string().min(1).max(100);

export const ledgerQuerySchema = z
  .object({ cartId: ledgerKeySchema.optional(), reference: ledgerKeySchema.optional() })
  .refine(({ cartId, reference }) => (cartId === undefined) !== (reference === undefined), {
    message: 'cartId or reference is required',
  });

export type LedgerQuery = z.output<typeof ledgerQuerySchema>;

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
