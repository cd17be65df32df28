import { commonEnv, flagSchema, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';
import type { OrderEvents } from './context.ts';

/** Environment variables of the service. */
export const schema = z.object({
  ...commonEnv,
  COMMERCE_PORT: portSchema.default(4101),
  COMMERCE_PROJECT_KEY: z
    .string()
    .regex(/^[a-z0-9-]{2,36}$/)
    .default('tarima'),
  DATABASE_URL: z.string().default('pglite://memory'),
  /** Whether an empty database gets the demo club; otherwise it is a project as the platform creates it. */
  COMMERCE_SEED: flagSchema.default(true),
  /** Base URL of pictures, which the seeds store as paths. */
  MEDIA_URL: urlSchema.default('http://127.0.0.1:4108'),
  /** URL of the receiver of order messages; without it no subscription is created. */
  ORDER_EVENTS_URL: urlSchema.optional(),
  /** Interval between polls for messages of other processes; messages of this process are sent immediately. */
  MESSAGE_DELIVERY_POLL_SECONDS: z.coerce.number().min(0.1).max(3_600).default(5),
  /** Bearer token for the receiver of order messages. */
  ORDER_MANAGEMENT_API_KEY: secretSchema.default('order-management-sandbox-key-00000000'),
});

export type CommerceEnv = z.output<typeof schema>;

/** Parses the environment. @throws EnvError */
export function parseCommerceEnv(source: Readonly<Record<string, string | undefined>>): CommerceEnv {
  return parseEnv('sandbox/commerce', schema, source);
}

/** Returns the receiver of order messages, if any. */
export function getOrderEvents(env: CommerceEnv): OrderEvents | undefined {
  if (env.ORDER_EVENTS_URL === undefined) return undefined;
  return { url: env.ORDER_EVENTS_URL, authorization: `Bearer ${env.ORDER_MANAGEMENT_API_KEY}` };
}
