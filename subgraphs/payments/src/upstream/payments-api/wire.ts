import { z } from 'zod';

/** Response of process, close-3ds and get. */
export const transactionWire = z.object({
  referenceNumber: z.string().min(1),
  status: z.enum(['APPROVED', 'DECLINED', 'CHALLENGE_REQUIRED']),
  responseCode: z.string().default(''),
  challenge: z.object({ url: z.url({ protocol: /^https?$/ }), orderId: z.string() }).optional(),
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
