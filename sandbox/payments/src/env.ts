import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';

/** Settings of the service. */
export const schema = z.object({
  ...commonEnv,
  PAYMENTS_API_PORT: portSchema.default(4103),
  PAYMENTS_API_KEY: secretSchema.default('payments-api-sandbox-key-00000000000'),
  DATABASE_URL: z.string().default('pglite://memory'),
  /** Address of the 3-D Secure pages as the shopper's browser sees it; by default the one that the store called. */
  PAYMENTS_PUBLIC_URL: urlSchema.optional(),
  /** How long an answer that gets "lost" is held back: longer than any client waits. */
  PAYMENTS_LATE_REPLY_MS: z.coerce.number().int().min(0).default(15_000),
  /** After this long a capture is settled and can no longer be voided. */
  PAYMENTS_SETTLEMENT_MINUTES: z.coerce.number().int().min(1).default(1_440),
  /** How many declines of one card, whoever presents it, are allowed within the window below. */
  PAYMENTS_CARD_DECLINES_LIMIT: z.coerce.number().int().min(1).default(10),
  PAYMENTS_CARD_DECLINES_WINDOW_MINUTES: z.coerce.number().int().min(1).max(10_080).default(60),
});

export type PaymentsEnv = z.output<typeof schema>;

/** Reads the sandbox's environment. @throws EnvError naming every fault. */
export function parsePaymentsEnv(source: Readonly<Record<string, string | undefined>>): PaymentsEnv {
  return parseEnv('sandbox-payments', schema, source);
}
