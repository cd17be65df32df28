import { commerceEnv } from '@tarima/commerce-client/env';
import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

const seconds = (fallback: number) => z.coerce.number().positive().max(86_400).default(fallback);

const schema = z.object({
  ...commonEnv,
  ...commerceEnv,
  PAYMENTS_PORT: portSchema.default(4003),
  CALLER_SECRET: secretSchema,
  DATABASE_URL: z.string().min(1),
  CONTENT_URL: urlSchema,
  /** Keeps the last good configuration for a start without the content service. */
  CONFIGURATION_CACHE_FILE: z.string().min(1),
  PAYMENTS_API_URL: urlSchema,
  PAYMENTS_API_KEY: z.string().min(1),
  /** The payments API as browsers reach it: 3-D Secure pages are there and nowhere else. */
  PAYMENTS_PUBLIC_URL: urlSchema.optional(),
  MEMBERSHIP_API_URL: urlSchema,
  MEMBERSHIP_API_KEY: z.string().min(1),
  TAX_API_URL: urlSchema,
  FULFILMENT_URL: urlSchema,
  /** The shop's own address: the bank sends browsers back there only. */
  SHOP_URL: urlSchema,
  /** How long a call to the payments API may take before its answer counts as lost. */
  PAYMENTS_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  /** How often a minute guests of one address may place an order: each try tells whether a membership is valid. */
  CHECKOUT_GUEST_TRIES_PER_MINUTE: z.coerce.number().int().min(1).default(30),
  /** How often a minute a member may add a card: each try tells whether its issuer takes it. */
  WALLET_CARD_TRIES_PER_MINUTE: z.coerce.number().int().min(1).default(10),
  /** Counts tries for several processes together; in memory when absent. */
  REDIS_URL: z.string().optional(),
  /** How long `placeOrder` waits for the end before it answers `PROCESSING`. */
  CHECKOUT_PATIENCE_MS: z.coerce.number().int().min(0).max(20_000).default(8_000),
  /** How long a runner without a heartbeat keeps its attempts to itself. */
  CHECKOUT_LEASE_SECONDS: seconds(15),
  /** How long the shopper may take at the bank's page. */
  CHECKOUT_CHALLENGE_SECONDS: seconds(900),
  /** How long the stock of a cart that is being paid for stays reserved. */
  CHECKOUT_HOLD_MINUTES: z.coerce.number().int().min(1).max(1_440).default(60),
  /** After so long without an answer about a lost payment a person looks into it. */
  CHECKOUT_REVIEW_SECONDS: seconds(900),
  /** How often a step is tried that an upstream refuses for good, before the attempt is undone or needs review. */
  CHECKOUT_REJECTION_TRIES: z.coerce.number().int().min(1).max(10).default(3),
  /** How often a step that keeps failing is postponed before it is given up: 10 are about 20 minutes. */
  CHECKOUT_STEP_POSTPONEMENTS: z.coerce.number().int().min(0).max(50).default(10),
  /** How long a failing step is postponed at first; twice as long each time after, up to 5 minutes. */
  CHECKOUT_BACKOFF_SECONDS: seconds(5),
  /** How long an attempt that nobody places stays open. */
  CHECKOUT_OPEN_SECONDS: seconds(3_600),
  /** How often each process looks for attempts that are due, expired, or to be followed up. */
  CHECKOUT_SWEEP_SECONDS: seconds(30),
  /**
   * When an attempt that ended without a known transaction is looked at again, for an authorisation that came late: seconds
   * after its end, then after each look, separated by commas.
   */
  CHECKOUT_FOLLOW_UP_SECONDS: z
    .string()
    .default('60,600,3600,86400')
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().min(0).max(604_800)).min(1).max(20)),
  /** Overrides the configured waits before the five authorization status queries: seconds, parted by commas. */
  AUTHORIZATION_STATUS_WAITS: z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().min(0).max(120)).length(5))
    .optional(),
});

export type PaymentsEnv = z.output<typeof schema>;

/** @throws EnvError naming every fault */
export const parsePaymentsEnv = (source: Readonly<Record<string, string | undefined>>): PaymentsEnv =>
  parseEnv('payments', schema, source);
