import { commerceAddressEnv } from '@tarima/commerce-client/env';
import { findMailEnvError, mailEnv } from '@tarima/mail/env';
import { findTestPriceError, testPriceEnv } from '@tarima/membership-client/test-price';
import { captchaEnv } from '@tarima/service-kit/captcha/env';
import { parseStoreEnv, storeEnv } from '@tarima/service-kit/deployment';
import { portSchema, publicUrlSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';
import type { TryLimits } from './domain/payment-tries.ts';

const seconds = (fallback: number) => z.coerce.number().positive().max(86_400).default(fallback);

const points = (fallback: number) => z.coerce.number().int().min(1).default(fallback);

const limitNames = ['PAYMENT_TRIES_SHOPPER_LIMIT', 'PAYMENT_TRIES_CART_LIMIT', 'PAYMENT_TRIES_ADDRESS_LIMIT'] as const;

const fields = z.object({
  ...storeEnv,
  ...commerceAddressEnv,
  ...mailEnv,
  /**
   * Its own client of the platform, with the scopes `manage_project` and `manage_locked_carts`: no other service can change a
   * cart that is being paid for.
   */
  PAYMENTS_COMMERCE_CLIENT_ID: z.string().min(1),
  PAYMENTS_COMMERCE_CLIENT_SECRET: z.string().min(1),
  PAYMENTS_PORT: portSchema.default(4003),
  CALLER_SECRET: secretSchema,
  DATABASE_URL: z.string().min(1),
  CONTENT_URL: urlSchema,
  /** File with the last valid configuration, for a start without the content service. */
  CONFIGURATION_CACHE_FILE: z.string().min(1),
  PAYMENTS_API_URL: urlSchema,
  PAYMENTS_API_KEY: z.string().min(1),
  /** The public address of the payments API, by default `PAYMENTS_API_URL`. */
  PAYMENTS_PUBLIC_URL: publicUrlSchema.optional(),
  /**
   * Origins of the payment providers' pages, separated by commas, by default the one of the payments API's public address.
   * Browsers are sent to no other page (PAYMENTS-41).
   */
  PAYMENT_PAGE_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(publicUrlSchema).min(1))
    .optional(),
  MEMBERSHIP_API_URL: urlSchema,
  MEMBERSHIP_API_KEY: z.string().min(1),
  ...testPriceEnv,
  /** The identity provider's own API, with which new members register. */
  IDENTITY_API_URL: urlSchema,
  IDENTITY_API_KEY: z.string().min(1),
  TAX_API_URL: urlSchema,
  FULFILMENT_URL: urlSchema,
  FULFILMENT_API_KEY: z.string().min(1),
  ORDER_MANAGEMENT_URL: urlSchema,
  ORDER_MANAGEMENT_API_KEY: z.string().min(1),
  /** The shop's own address, to which banks and providers return browsers. */
  SHOP_URL: publicUrlSchema,
  ...captchaEnv,
  /** Time limit of a call to the payments API; afterwards its response counts as lost. */
  PAYMENTS_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  /** Shares limits between processes; without it, each process counts by itself. */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Maximum number of new members that one client address can register in a minute (MEMBERSHIP-135). */
  MEMBERSHIP_REGISTRATIONS_PER_MINUTE: z.coerce.number().int().min(1).default(5),
  /** How long a try of `placeOrder` or `addCard` counts towards the limits below. */
  PAYMENT_TRIES_WINDOW_SECONDS: seconds(900),
  /** Points of a try that was not declined, because it shows whether a membership number or a card is valid. */
  PAYMENT_TRY_POINTS: points(1),
  /** Points of a try that the issuer declined. */
  PAYMENT_DECLINE_POINTS: points(5),
  /** Maximum number of points within the window of one member or guest, one cart, and one client address (an IPv6 /64). */
  PAYMENT_TRIES_SHOPPER_LIMIT: points(30),
  PAYMENT_TRIES_CART_LIMIT: points(30),
  PAYMENT_TRIES_ADDRESS_LIMIT: points(150),
  /** How long `placeOrder` waits for the attempt's end before it returns `PROCESSING`. */
  CHECKOUT_WAIT_TIMEOUT_MS: z.coerce.number().int().min(0).max(20_000).default(8_000),
  /** How long a lease lasts without a heartbeat. */
  CHECKOUT_LEASE_SECONDS: seconds(15),
  /** How long the shopper may take for the 3-D Secure authentication. */
  CHECKOUT_CHALLENGE_SECONDS: seconds(900),
  /** The longest time on a provider's own page, when the provider's session lasts longer; PayPal's lasts three hours. */
  CHECKOUT_PROVIDER_SESSION_SECONDS: seconds(10_800),
  /** How long the stock of a held cart stays reserved. */
  CHECKOUT_HOLD_MINUTES: z.coerce.number().int().min(1).max(1_440).default(60),
  /** After how long without a response about a lost payment the attempt needs review. */
  CHECKOUT_REVIEW_SECONDS: seconds(900),
  /** How many times a step is tried that an upstream refuses for good; then the attempt is undone or needs review. */
  CHECKOUT_REJECTION_TRIES: z.coerce.number().int().min(1).max(10).default(3),
  /** How many times a step that keeps failing is postponed before it is given up; 10 take about 20 minutes. */
  CHECKOUT_STEP_POSTPONEMENTS: z.coerce.number().int().min(0).max(50).default(10),
  /** The first postponement of a failing step; each later one is twice as long, up to 5 minutes. */
  CHECKOUT_BACKOFF_SECONDS: seconds(5),
  /** How long an attempt stays open without being placed. */
  CHECKOUT_OPEN_SECONDS: seconds(3_600),
  /** After how many days the details of the shopper are deleted from an attempt that ended without a payment. */
  CHECKOUT_DETAILS_DAYS: z.coerce.number().int().min(1).max(3_650).default(30),
  /** How often each process sweeps for attempts that are due, expired, or need a follow-up check. */
  CHECKOUT_SWEEP_SECONDS: seconds(30),
  /** How often each process polls for wake-ups that another process scheduled before it ended. */
  CHECKOUT_WAKE_UP_POLL_SECONDS: z.coerce.number().min(0.5).max(3_600).default(5),
  /**
   * When an attempt that ended without a known transaction is checked for a late authorisation: seconds after its end, then
   * after each check, separated by commas.
   */
  CHECKOUT_FOLLOW_UP_SECONDS: z
    .string()
    .default('60,600,3600,86400')
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().min(0).max(604_800)).min(1).max(20)),
  /** How often each process asks order management for cancelled and corrected orders, to refund them. */
  REFUND_POLL_SECONDS: seconds(60),
  /** How far back changed orders are read again, for changes that order management shows late. */
  REFUND_POLL_OVERLAP_SECONDS: seconds(120),
  /** Maximum number of attempts that an operator can request per page. */
  OPERATOR_PAGE_LIMIT: z.coerce.number().int().min(1).max(1_000).default(100),
  /** Overrides the configured waits before the five authorization status queries: seconds, separated by commas. */
  AUTHORIZATION_STATUS_WAITS: z
    .string()
    .transform((text) => text.split(',').map(Number))
    .pipe(z.array(z.number().min(0).max(120)).length(5))
    .optional(),
});

export const schema = fields.superRefine((env, context) => {
  const mailError = findMailEnvError(env);
  if (mailError) context.addIssue({ code: 'custom', path: ['MAIL_LEASE_SECONDS'], message: mailError });
  const priceError = findTestPriceError(env);
  if (priceError) context.addIssue({ code: 'custom', path: ['MEMBERSHIP_TEST_PRICE'], message: priceError });
  // A limit below the points of one decline would refuse every try.
  for (const name of limitNames) {
    if (env[name] >= env.PAYMENT_DECLINE_POINTS && env.PAYMENT_DECLINE_POINTS >= env.PAYMENT_TRY_POINTS) continue;
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'must be at least PAYMENT_DECLINE_POINTS, which must be at least PAYMENT_TRY_POINTS',
    });
  }
});

export type PaymentsEnv = z.output<typeof schema>;

/** @throws EnvError that lists every error */
export const parsePaymentsEnv = (source: Readonly<Record<string, string | undefined>>): PaymentsEnv =>
  parseStoreEnv('payments', schema, source);

/** The origins of the pages that browsers may open to pay. */
export function getPaymentPageOrigins(env: PaymentsEnv): string[] {
  const urls = env.PAYMENT_PAGE_ORIGINS ?? [env.PAYMENTS_PUBLIC_URL ?? env.PAYMENTS_API_URL];
  return urls.map((url) => new URL(url).origin);
}

/** Reads the limit on payment tries from the environment. */
export function getTryLimits(env: PaymentsEnv): TryLimits {
  return {
    windowSeconds: env.PAYMENT_TRIES_WINDOW_SECONDS,
    tryPoints: env.PAYMENT_TRY_POINTS,
    declinePoints: env.PAYMENT_DECLINE_POINTS,
    limits: {
      shopper: env.PAYMENT_TRIES_SHOPPER_LIMIT,
      cart: env.PAYMENT_TRIES_CART_LIMIT,
      address: env.PAYMENT_TRIES_ADDRESS_LIMIT,
    },
  };
}
