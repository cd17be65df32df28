import { z } from 'zod';

const challengeFields = { orderId: z.string(), expiresAt: z.iso.datetime({ offset: true }) };
const pageUrl = z.url({ protocol: /^https?$/ });

/** What the shopper's browser has to do before the payment is decided. */
export const challengeWire = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('DEVICE_DATA'),
    ...challengeFields,
    thirdReferenceId: z.string(),
    accessToken: z.string(),
    deviceDataCollectionUrl: pageUrl,
  }),
  z.object({ kind: z.literal('STEP_UP'), ...challengeFields, stepUpUrl: pageUrl, accessToken: z.string() }),
  z.object({ kind: z.literal('HOSTED_PAGE'), ...challengeFields, url: pageUrl }),
  z.object({ kind: z.literal('APPROVAL'), ...challengeFields, url: pageUrl }),
]);

export type WireChallenge = z.output<typeof challengeWire>;

/** Response of process, enrollment, close-3ds, close-paypal and get. */
export const transactionWire = z.object({
  referenceNumber: z.string().min(1),
  status: z.enum(['APPROVED', 'DECLINED', 'CHALLENGE_REQUIRED']),
  responseCode: z.string().default(''),
  /** The provider's own status of an approved transaction. */
  reason: z.string().default(''),
  paymentThird: z.int(),
  cardType: z.int().optional(),
  /** In cents, as the provider reports it. */
  amount: z.int(),
  /** ISO 4217 numeric code. */
  currency: z.string(),
  payee: z.string().optional(),
  challenge: challengeWire.optional(),
  card: z
    .object({
      brand: z.string(),
      lastDigits: z.string(),
      expiry: z.string(),
      /** Keyed hash of the number: the same card has the same hash. */
      fingerprint: z.string().optional(),
    })
    .optional(),
  capturedAt: z.string().optional(),
  voidedAt: z.string().optional(),
});

export type WireTransaction = z.output<typeof transactionWire>;

export const statusWire = z.object({
  items: z.array(
    z.object({
      referenceNumber: z.string().min(1),
      reference: z.string().optional(),
      amount: z.int(),
      voidedAt: z.string().optional(),
    }),
  ),
});

/** Response of capture and void. */
export const movementWire = z.object({ statusCode: z.int(), transactionType: z.string() });

/** Response of a refund; its amount in cents. */
export const refundWire = movementWire.extend({ refundId: z.string(), amount: z.int() });

export const publicKeyWire = z.object({ keyId: z.string().min(1), publicKey: z.string().min(1) });

export const thirdPartiesWire = z.object({
  items: z.array(z.object({ paymentThird: z.int(), paymentThirdId: z.string() })),
});

/** A saved card: response of adding one, and item of the list. */
export const cardWire = z.object({
  id: z.string(),
  brand: z.string(),
  cardHolderName: z.string(),
  cardLastDigits: z.string(),
  cardExpirationDate: z.string(),
  isDefault: z.boolean(),
  isFlaggeHD: z.boolean().default(false),
  cardToken: z.string(),
});

export type WireCard = z.output<typeof cardWire>;

export const cardsWire = z.object({ items: z.array(cardWire) });

/** The API's own error: body of a response that is not 2xx. */
export const errorWire = z.object({ statusCode: z.int(), errorCode: z.string(), message: z.string().default('') });
