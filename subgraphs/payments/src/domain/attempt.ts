import type { Money } from '@tarima/markets/money';
import type { Language, MarketCode } from '@tarima/markets/table';
import { z } from 'zod';
import { failureCodes } from './failure.ts';
import type { Step } from './saga.ts';

/** Where an attempt stands (schema.graphql, `CheckoutStatus`). */
export const attemptStatuses = [
  'OPEN',
  'PROCESSING',
  'CHALLENGE_REQUIRED',
  'COMPLETED',
  'DECLINED',
  'VOIDED',
  'NEEDS_REVIEW',
] as const;
export type AttemptStatus = (typeof attemptStatuses)[number];

export type CheckoutPurpose = 'ORDER' | 'MEMBERSHIP_NEW' | 'RENEW' | 'UPGRADE';

const moneySchema = z.object({ centAmount: z.int(), currency: z.string(), fractionDigits: z.int() });

/**
 * What a saga learns on its way, kept beside the attempt's row. It never holds a card: the ciphertext is in memory for
 * one call only (PAYMENTS-22).
 */
export const factsSchema = z.object({
  /** The commerce customer; absent for guests. */
  customerId: z.string().optional(),
  /** Where the confirmation goes. */
  email: z.string().optional(),
  /** 14 digits. */
  membershipNumber: z.string().optional(),
  clientIp: z.string().optional(),
  holderName: z.string().optional(),
  /** Last digits of a saved card; those of a new card are known when the provider has answered. */
  lastDigits: z.string().optional(),
  saveCard: z.boolean().optional(),
  returnUrl: z.string().optional(),
  expectedTotal: moneySchema.optional(),
  /** Hash of the held cart's lines: sku, quantity, price and channel (CHECKOUT-39). */
  lineHash: z.string().optional(),
  /** When the provider was first asked for money, ISO 8601; absent while it certainly was not. */
  processedAt: z.string().optional(),
  referenceNumber: z.string().optional(),
  card: z
    .object({
      brand: z.string(),
      lastDigits: z.string(),
      expiry: z.string(),
      /** The provider's keyed hash of the number, to see which attempts used one card. */
      fingerprint: z.string().optional(),
    })
    .optional(),
  challenge: z.object({ url: z.string(), orderId: z.string() }).optional(),
  /** What the bank's page gave the browser to bring back. */
  proof: z.object({ orderId: z.string(), cavv: z.string().optional(), eci: z.string().optional() }).optional(),
  paymentId: z.string().optional(),
  /** Four digits of the club of the held cart, and whether it is a delivery: the provider is asked by them, also later. */
  club: z.string().optional(),
  isDelivery: z.boolean().optional(),
  /** The hold was certainly refused: there is nothing to release. */
  isHoldRefused: z.boolean().optional(),
  /** The cart could not be released when the attempt ended; a follow-up check tries again. */
  isReleaseOverdue: z.boolean().optional(),
  failure: z
    .object({
      code: z.enum(failureCodes),
      skus: z.array(z.string()).optional(),
      total: moneySchema.optional(),
    })
    .optional(),
  /** The status in which the attempt ends once everything is undone. */
  ending: z.enum(['OPEN', 'DECLINED', 'VOIDED']).optional(),
});

export type Facts = z.output<typeof factsSchema>;

/** One try at paying, from the first click to the order. */
export interface Attempt {
  readonly id: string;
  /** `member:{membership number}` or `guest:{guest id}`. */
  readonly owner: string;
  readonly idempotencyKey: string;
  readonly purpose: CheckoutPurpose;
  readonly market: MarketCode;
  readonly language: Language;
  readonly cartId: string;
  readonly status: AttemptStatus;
  /** What happens next; null while nothing is under way. */
  readonly step: Step | null;
  /** The server's own total. */
  readonly amount: Money;
  /** Minted with the row: the platform's uniqueness makes creating them again harmless. */
  readonly orderNumber: string;
  readonly paymentKey: string;
  /** How often this attempt was placed; a new try is a new reference to the provider. */
  readonly tries: number;
  readonly facts: Facts;
  readonly createdAt: Date;
}

/** The merchant reference of the attempt's present try: unique at the provider, the same at every look. */
export function referenceOf(attempt: Pick<Attempt, 'id' | 'tries'>): string {
  return `${attempt.id}.${attempt.tries}`;
}

/**
 * Whether an ended attempt is looked at again: the money was asked for and no transaction was found, which may appear
 * later, or its cart is still held.
 */
export function needsFollowUp({ processedAt, referenceNumber, isReleaseOverdue }: Facts): boolean {
  return (processedAt !== undefined && referenceNumber === undefined) || isReleaseOverdue === true;
}

/** Statuses in which an attempt holds its cart: there is one such attempt per cart at most (CHECKOUT-23). */
export const holdingStatuses = ['OPEN', 'PROCESSING', 'CHALLENGE_REQUIRED', 'NEEDS_REVIEW'] as const;

/** The attempt's status while `step` is the next one. */
export function statusDuring(step: Step): AttemptStatus {
  return step === 'AWAIT_CHALLENGE' ? 'CHALLENGE_REQUIRED' : 'PROCESSING';
}
