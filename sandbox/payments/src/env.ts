import { markets } from '@tarima/markets/table';
import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

const currenciesSchema = z
  .string()
  .regex(/^[A-Z]{3}(,[A-Z]{3})*$/, 'must be ISO currency codes separated by commas')
  .transform((list) => list.split(','));

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  PAYMENTS_API_PORT: portSchema.default(4103),
  PAYMENTS_API_KEY: secretSchema.default('payments-api-sandbox-key-00000000000'),
  DATABASE_URL: z.string().default('pglite://memory'),
  /** Public base URL of the 3-D Secure pages. Defaults to the host that the store called. */
  PAYMENTS_PUBLIC_URL: urlSchema.optional(),
  /** Delay of a "lost" response, in milliseconds; longer than any client timeout. */
  PAYMENTS_LATE_REPLY_MS: z.coerce.number().int().min(0).default(15_000),
  /** Minutes after which a capture is settled and can no longer be voided. */
  PAYMENTS_SETTLEMENT_MINUTES: z.coerce.number().int().min(1).default(1_440),
  /** Declines of one card, from any member, that are allowed within the window below. */
  PAYMENTS_CARD_DECLINES_LIMIT: z.coerce.number().int().min(1).default(10),
  PAYMENTS_CARD_DECLINES_WINDOW_MINUTES: z.coerce.number().int().min(1).max(10_080).default(60),
  /** Timeout of a call to a payment provider, in milliseconds. */
  PAYMENTS_PROVIDER_TIMEOUT_MS: z.coerce.number().int().min(100).default(10_000),
  /** Minutes for which a 3-D Secure challenge stays open. */
  PAYMENTS_CHALLENGE_MINUTES: z.coerce.number().int().min(1).max(60).default(15),
  /** Base URL of CyberSource, e.g. https://apitest.cybersource.com. Defaults to the stand-in of this service. */
  CYBERSOURCE_URL: urlSchema.optional(),
  CYBERSOURCE_MERCHANT_ID: z.string().min(1).default('tarima_sandbox'),
  CYBERSOURCE_KEY_ID: z.string().min(1).default('5a2ae3d0-9b3e-4d0c-9f4e-7a1d0c2b6e11'),
  /** Base64, or base64url. */
  CYBERSOURCE_SHARED_SECRET: secretSchema.default('cybersource-sandbox-secret-00000000000000'),
  /** Base URL of PayPal, e.g. https://api-m.sandbox.paypal.com. Defaults to the stand-in of this service. */
  PAYPAL_URL: urlSchema.optional(),
  PAYPAL_CLIENT_ID: z.string().min(1).default('tarima-paypal-client'),
  PAYPAL_CLIENT_SECRET: secretSchema.default('paypal-sandbox-secret-000000000000000'),
  /** The account that receives the money. */
  PAYPAL_MERCHANT_ID: z.string().min(1).default('TARIMASANDBOX'),
  /** Minutes for which PayPal keeps an order that the payer has not approved. */
  PAYPAL_ORDER_MINUTES: z.coerce.number().int().min(1).max(4_320).default(180),
  /** ISO codes of the currencies of the account, separated by commas. By default, those of all markets for the stand-in, USD for PayPal. */
  PAYPAL_CURRENCIES: currenciesSchema.optional(),
  /** Base URL of PowerTranz, e.g. https://staging.ptranz.com. Defaults to the stand-in of this service. */
  POWERTRANZ_URL: urlSchema.optional(),
  POWERTRANZ_ID: z.string().min(1).default('tarima-sandbox'),
  POWERTRANZ_PASSWORD: secretSchema.default('powertranz-sandbox-secret-00000000000'),
  /** The hosted page of the merchant portal. */
  POWERTRANZ_PAGE_SET: z.string().min(1).default('PTZ/Tarima'),
  POWERTRANZ_PAGE_NAME: z.string().min(1).default('Checkout'),
  /** Minutes for which the hosted card page stays open. */
  POWERTRANZ_PAGE_MINUTES: z.coerce.number().int().min(1).max(60).default(15),
  /** Base URL of the gateway of First Atlantic Commerce (hosted page v2). Defaults to the stand-in of this service. */
  FAC_URL: urlSchema.optional(),
  FAC_MERCHANT_ID: z.string().min(1).default('88800000'),
  FAC_ACQUIRER_ID: z.string().min(1).default('464748'),
  FAC_PASSWORD: secretSchema.default('fac-sandbox-secret-000000000000000000'),
  FAC_PAGE_SET: z.string().min(1).default('Tarima'),
  FAC_PAGE_NAME: z.string().min(1).default('Checkout'),
  /** Seconds between checks for cards that a hosted page v2 authorised after its payment was voided. */
  PAYMENTS_SWEEP_SECONDS: z.coerce.number().int().min(1).default(60),
});

export type PaymentsEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError listing every invalid variable. */
export function parsePaymentsEnv(source: Readonly<Record<string, string | undefined>>): PaymentsEnv {
  return parseEnv('sandbox-payments', schema, source);
}

/** Currencies in which PayPal can be paid. Of the markets' currencies, PayPal itself knows the US dollar only. */
export function getPaypalCurrencies(env: PaymentsEnv): readonly string[] {
  if (env.PAYPAL_CURRENCIES) return env.PAYPAL_CURRENCIES;
  return env.PAYPAL_URL === undefined ? [...new Set(markets.map(({ currency }) => currency))] : ['USD'];
}
