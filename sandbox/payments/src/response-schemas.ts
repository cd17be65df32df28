import { z } from 'zod';

const cents = z.int();
const time = z.iso.datetime();

const challengeFields = {
  orderId: z.string().meta({ description: 'Id of this challenge; it is sent again to close it.' }),
  expiresAt: time.meta({ description: "End of the provider's session." }),
};

/** What the shopper's browser has to do before the payment is decided. */
export const challengeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('DEVICE_DATA'),
    ...challengeFields,
    thirdReferenceId: z.string(),
    accessToken: z.string().meta({ description: 'Posted as field `JWT` to the URL in a hidden frame.' }),
    deviceDataCollectionUrl: z.url(),
  }),
  z.object({
    kind: z.literal('STEP_UP'),
    ...challengeFields,
    stepUpUrl: z.url(),
    accessToken: z.string().meta({ description: 'Posted as field `JWT`, with `MD`, to the URL in a visible frame.' }),
  }),
  z.object({ kind: z.literal('HOSTED_PAGE'), ...challengeFields, url: z.url() }),
  z.object({ kind: z.literal('APPROVAL'), ...challengeFields, url: z.url() }),
]);

export type Challenge = z.output<typeof challengeSchema>;

const cardSchema = z.object({
  brand: z.string(),
  lastDigits: z.string(),
  expiry: z.string(),
  fingerprint: z.string().optional(),
  token: z.string().optional(),
});

/** Response of process, get, enrollment, close-3ds and close-paypal. */
export const transactionSchema = z.object({
  referenceNumber: z.string(),
  reference: z.string(),
  status: z.enum(['APPROVED', 'DECLINED', 'CHALLENGE_REQUIRED']),
  responseCode: z.string(),
  reason: z.string(),
  paymentThird: z.int(),
  paymentThirdId: z.string(),
  cardType: z.int().optional(),
  amount: cents,
  currency: z.string(),
  payee: z.string().optional(),
  cartId: z.string().optional(),
  createdAt: time,
  card: cardSchema.optional(),
  challenge: challengeSchema.optional(),
  capturedAt: time.optional(),
  voidedAt: time.optional(),
  settledAt: time.optional(),
  refundedAmount: cents,
});

export const movementResponseSchema = z.object({
  statusCode: z.int(),
  transactionType: z.enum(['s', 'e', 'V']),
  referenceNumber: z.string(),
  amount: cents,
});

export const refundResponseSchema = z.object({
  statusCode: z.int(),
  transactionType: z.literal('R'),
  refundId: z.string(),
  amount: cents,
  refundedAmount: cents.meta({ description: 'Sum of all refunds of the transaction.' }),
});

export const authorizationStatusSchema = z.object({
  items: z.array(
    z.object({
      referenceNumber: z.string(),
      reference: z.string(),
      status: z.enum(['APPROVED', 'DECLINED', 'CHALLENGE_REQUIRED']),
      amount: cents,
      currency: z.string(),
      paymentThird: z.int(),
      cartId: z.string().optional(),
      fourLastDigits: z.string().optional(),
      createdAt: time,
      capturedAt: time.optional(),
      voidedAt: time.optional(),
    }),
  ),
});

export const ledgerSchema = z.object({
  items: z.array(
    z.object({
      referenceNumber: z.string(),
      reference: z.string(),
      cartId: z.string().optional(),
      kind: z.enum(['AUTHORISE', 'CAPTURE', 'VOID', 'REFUND']),
      amount: cents,
      currency: z.string(),
      refundId: z.string().optional(),
      at: time,
    }),
  ),
});

export const thirdPartiesSchema = z.object({
  items: z.array(z.object({ paymentThird: z.int(), paymentThirdId: z.string() })),
});

export const publicKeySchema = z.object({ keyId: z.string(), publicKey: z.string(), algorithm: z.string() });

export const savedCardSchema = z.object({
  id: z.string(),
  cardType: z.int(),
  brand: z.string(),
  cardHolderName: z.string(),
  cardLastDigits: z.string(),
  cardExpirationDate: z.string(),
  isDefault: z.boolean(),
  isFlaggeHD: z.boolean(),
  cardToken: z.string(),
  cardFingerprint: z.string(),
});

export const savedCardsSchema = z.object({ items: z.array(savedCardSchema) });

export const errorSchema = z.object({
  statusCode: z.int(),
  errorCode: z.string(),
  message: z.string(),
  cardFingerprint: z.string().optional(),
  retryAfterSeconds: z.int().optional(),
});

export type TransactionResponse = z.output<typeof transactionSchema>;
