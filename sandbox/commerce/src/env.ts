import { commonEnv, parseEnv, portSchema, secretSchema, urlSchema } from '@tarima/service-kit/env';
import { z } from 'zod';
import type { OrderEvents } from './context.ts';

/** Settings of the service. */
export const schema = z.object({
  ...commonEnv,
  COMMERCE_PORT: portSchema.default(4101),
  COMMERCE_PROJECT_KEY: z
    .string()
    .regex(/^[a-z0-9-]{2,36}$/)
    .default('tarima'),
  DATABASE_URL: z.string().default('pglite://memory'),
  /** Where pictures of the seeds live; their paths are made absolute with it. */
  MEDIA_URL: urlSchema.default('http://127.0.0.1:4108'),
  /** Resources in one import request; the platform's own limit is 20. */
  IMPORT_BATCH_LIMIT: z.coerce.number().int().min(1).max(2000).default(500),
  /** Receiver of order messages; absent means that no subscription is made. */
  ORDER_EVENTS_URL: urlSchema.optional(),
  /** How often messages are looked for that another process has written; those of this process are sent at once. */
  MESSAGE_DELIVERY_POLL_SECONDS: z.coerce.number().min(0.1).max(3_600).default(5),
  /** Sent to the receiver of order messages as a bearer token. */
  ORDER_MANAGEMENT_API_KEY: secretSchema.default('order-management-sandbox-key-00000000'),
});

export type CommerceEnv = z.output<typeof schema>;

/** The environment of the commerce sandbox. @throws EnvError */
export function parseCommerceEnv(source: Readonly<Record<string, string | undefined>>): CommerceEnv {
  return parseEnv('sandbox/commerce', schema, source);
}

/** Where order messages go, if anywhere. */
export function orderEventsOf(env: CommerceEnv): OrderEvents | undefined {
  if (env.ORDER_EVENTS_URL === undefined) return undefined;
  return { url: env.ORDER_EVENTS_URL, authorization: `Bearer ${env.ORDER_MANAGEMENT_API_KEY}` };
}
